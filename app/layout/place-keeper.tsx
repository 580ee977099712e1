import { Component, type ReactNode } from "react";
import type { PlaceMemory } from "./place-memory.ts";

type Props = {
  /** Names the entry of the history that is shown. */
  entry: string;
  pathname: string;
  isBackOrForward: boolean;
  children: ReactNode;
};

/** Saves where the reader was on a page before React changes it, and restores it on the way back. */
export class PlaceKeeper extends Component<Props> {
  memory: PlaceMemory | null = null;

  override componentDidMount() {
    // Nobody goes back before the page is hydrated; without the module a page begins at its top.
    import("./place-memory.ts").then(
      ({ createPlaceMemory }) => {
        this.memory = createPlaceMemory(() => this.props.entry);
      },
      () => {},
    );
  }

  override getSnapshotBeforeUpdate(before: Props) {
    if (before.entry !== this.props.entry) this.memory?.save(before.entry);
    return null;
  }

  override componentDidUpdate(before: Props) {
    const { entry, pathname, isBackOrForward } = this.props;
    if (before.entry === entry) return;
    const isNewScreen = before.pathname !== pathname;
    const place = isBackOrForward ? this.memory?.restore(entry) : undefined;
    if (!isNewScreen) return;
    if (!place) scrollTo({ top: 0, behavior: "instant" });
    if (place?.hasFocus) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}
