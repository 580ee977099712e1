import { parseHTML } from "linkedom";
import { act } from "react";
import { onTestFinished, vi } from "vitest";

/**
 * Renders a hook with its effects, in a document without a browser. `render` gives it
 * other arguments and resolves after its updates.
 */
export async function renderHook<Args, Result>(
  hook: (args: Args) => Result,
  first: NoInfer<Args>,
) {
  const { createRoot } = await import("react-dom/client");
  const { window, document } = parseHTML("<main></main>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const results: Array<Result> = [];
  function Probe({ args }: { args: Args }) {
    results.push(hook(args));
    return null;
  }
  const root = createRoot(document.querySelector("main") as Element);
  const render = (args: Args) =>
    act(async () => root.render(<Probe args={args} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await render(first);
  return {
    render,
    /** Runs what changes the hook's state. */
    act: (change: () => void) => act(async () => change()),
    latest: () => results.at(-1) as Result,
    /** Resolves when the assertion about the result holds; meanwhile updates are rendered at any time. */
    async waitFor(assertion: (latest: Result) => void) {
      vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
      await vi.waitFor(() => assertion(results.at(-1) as Result));
      vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    },
  };
}
