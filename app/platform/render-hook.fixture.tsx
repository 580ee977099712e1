import { parseHTML } from "linkedom";
import { act } from "react";
import { I18nextProvider } from "react-i18next";
import { onTestFinished, vi } from "vitest";
import { aPageContext } from "./request-context.fixture.ts";

/**
 * Renders a hook with its effects and Spanish wording, in a document without a browser.
 * `render` renders it with other arguments and resolves after its updates; `remount`
 * discards its state.
 */
export async function renderHook<Args, Result>(
  hook: (args: Args) => Result,
  initialArgs: NoInfer<Args>,
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
  let mounts = 0;
  const render = (args: Args) =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={aPageContext().i18n}>
          <Probe key={mounts} args={args} />
        </I18nextProvider>,
      ),
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await render(initialArgs);
  return {
    render,
    remount(args: Args) {
      mounts += 1;
      return render(args);
    },
    /** All results since the first, for assertions about each render. */
    results,
    /** Runs a change of the hook's state. */
    act: (change: () => void) => act(async () => change()),
    latest: () => results.at(-1) as Result,
    /** Resolves once the assertion about the latest result holds; updates render without `act`. */
    async waitFor(assertion: (latest: Result) => void) {
      vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
      await vi.waitFor(() => assertion(results.at(-1) as Result));
      vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    },
  };
}
