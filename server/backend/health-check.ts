/** Makes the health check of the specification (§7); false when the query fails. */
export async function answersHealthCheck(
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
  publishableKey: string,
): Promise<boolean> {
  const request = new Request(`${baseUrl}/rest/v1/profiles?select=id&limit=1`, {
    headers: { apikey: publishableKey },
  });
  return fetch(request).then(
    (response) => response.ok,
    () => false,
  );
}
