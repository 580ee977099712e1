import { type BrowserContext, test as base, expect } from "@playwright/test";
import { findSite, type Site, type SiteName } from "./sites.ts";

type BrowserErrors = {
  /** Allows errors that match; the test fails if none occurs. */
  readonly expect: (pattern: RegExp) => void;
  /** Watches a browser context that the test opens itself. */
  readonly listenTo: (context: BrowserContext) => void;
  /** Waits until every expected error has occurred. */
  readonly haveOccurred: () => Promise<void>;
};

type Fixtures = {
  /** The running product that the test visits. */
  readonly site: Site;
  /**
   * Every test fails when a page logs an error or a warning, throws, violates its
   * content security policy, requests a foreign host, fails to reach a server, or gets
   * an error from one, unless the test expects it.
   */
  readonly browserErrors: BrowserErrors;
};

type Options = {
  readonly siteName: SiteName;
  /** True in files that intercept requests, which disables the browser's cache and costs a tenth more time. */
  readonly routesRequests: boolean;
};

export const test = base.extend<Fixtures & Options>({
  siteName: ["main", { option: true }],
  routesRequests: [false, { option: true }],
  site: ({ siteName }, use) => use(findSite(siteName)),
  baseURL: ({ site }, use) => use(site.url),
  browserErrors: [
    async ({ site }, use) => {
      const occurred: Array<string> = [];
      const expected: Array<RegExp> = [];
      const missing = () =>
        expected.filter(
          (pattern) => !occurred.some((error) => pattern.test(error)),
        );
      await use({
        expect: (pattern) => expected.push(pattern),
        listenTo: (context) =>
          recordBrowserErrors(context, site, (error) => occurred.push(error)),
        haveOccurred: () =>
          expect
            .poll(missing, "expected errors that did not occur")
            .toEqual([]),
      });
      const isExpected = (error: string) =>
        expected.some((pattern) => pattern.test(error));
      expect(occurred.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, browserErrors, routesRequests }, use) => {
    browserErrors.listenTo(context);
    // Interception that starts on a live page can miss the next request, so it starts
    // before the first one.
    if (routesRequests)
      await context.route("http://nobody.invalid/", (route) => route.abort());
    await context.addInitScript(prolongToasts);
    await use(context);
    await browserErrors.haveOccurred();
    // A response in flight at the end of a test would be an unrelated error.
    await Promise.all(
      [context, ...context.pages()].map((routed) =>
        routed.unrouteAll({ behavior: "ignoreErrors" }),
      ),
    );
  },
});

export { expect };

const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/**
 * Runs in the page: prolongs a toast's five seconds to thirty, for slow machines.
 * `toasts.spec.ts` controls its own clock.
 */
function prolongToasts() {
  const { setTimeout } = window;
  window.setTimeout = Object.assign(
    (run: TimerHandler, ms?: number, ...rest: Array<unknown>) =>
      setTimeout(run, ms === 5_000 ? 30_000 : ms, ...rest),
    setTimeout,
  );
}

function recordBrowserErrors(
  context: BrowserContext,
  site: Site,
  record: (error: string) => void,
) {
  const origins = [site.url, site.backendUrl, "data:", "blob:"];
  context.on("weberror", (error) => {
    const { message } = error.error();
    // The browser aborts a transition that takes too long or meets another; the screen
    // changes all the same.
    if (!/timeout in DOM update|Transition was skipped/.test(message))
      record(`threw: ${message}`);
  });
  context.on("console", (message) => {
    // Only `offline.spec.ts` allows service workers.
    if (message.text() === BLOCKED_WORKER) return;
    const isBad = ["error", "warning"].includes(message.type());
    // A failed request is reported below, with its address.
    const isRequest = message.text().startsWith("Failed to load resource");
    if (isBad && !isRequest) record(`${message.type()}: ${message.text()}`);
  });
  context.on("request", (request) => {
    if (!origins.some((origin) => request.url().startsWith(origin)))
      record(`foreign: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The page aborted the request, or was left before the response.
    if (reason === "net::ERR_ABORTED") return;
    record(`${request.method()} ${toPath(request.url())} failed: ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    const method = response.request().method();
    record(`${method} ${toPath(response.url())} answered ${response.status()}`);
  });
}

function toPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
