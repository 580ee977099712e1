/**
 * Structured data, rendered by the server only: `data` is false in the browser, and
 * hydration keeps the element.
 */
export function JsonLdScript({ data }: { data: object | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped within the element
      dangerouslySetInnerHTML={{
        __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "",
      }}
    />
  );
}
