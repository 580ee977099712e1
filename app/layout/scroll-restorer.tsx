import { Component, type ReactNode } from "react";
import { focusMainHeading } from "#app/ui/focus-main-heading.ts";
import type { ScrollPositions } from "./scroll-positions.ts";

type Props = {
  /** Identifies the current history entry. */
  entry: string;
  pathname: string;
  /** With "#", empty without one: "#lista". */
  hash: string;
  isBackOrForward: boolean;
  children: ReactNode;
};

/** Saves the scroll position before React changes the page; restores it on Back and Forward. */
export class ScrollRestorer extends Component<Props> {
  positions: ScrollPositions | null = null;

  override componentDidMount() {
    // Back needs a hydrated page, so this can load late. Without it pages start at the top.
    import("./scroll-positions.ts").then(
      ({ createScrollPositions }) => {
        this.positions = createScrollPositions(() => this.props.entry);
      },
      () => {},
    );
  }

  override getSnapshotBeforeUpdate(previous: Props) {
    if (previous.entry !== this.props.entry)
      this.positions?.save(previous.entry);
    return null;
  }

  override componentDidUpdate(previous: Props) {
    const { entry, pathname, hash, isBackOrForward } = this.props;
    if (previous.entry === entry) return;
    const isNewScreen = previous.pathname !== pathname;
    const restored = isBackOrForward
      ? this.positions?.restore(entry)
      : undefined;
    if (isNewScreen && !restored) scrollTo({ top: 0, behavior: "instant" });
    // Also when the hash is unchanged; Back and Forward restore positions.
    const part = isBackOrForward
      ? null
      : document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus();
    const hasFocus = restored?.hasFocus || part === document.activeElement;
    if (isNewScreen && !hasFocus) focusMainHeading({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}
