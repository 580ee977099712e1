/** The parts of Deno's global object that the functions use. */
export type DenoRuntime = {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
  /** Missing where the platform gives no DNS. */
  readonly resolveDns?: (
    hostname: string,
    type: "A" | "AAAA",
  ) => Promise<ReadonlyArray<string>>;
};
