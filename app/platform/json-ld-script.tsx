/**
 * Structured data, written by the server alone: `data` is false in the browser, which
 * keeps the element as it came.
 */
export function JsonLdScript({ data }: { data: object | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, without a way out of the element
      dangerouslySetInnerHTML={{
        __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "",
      }}
    />
  );
}
