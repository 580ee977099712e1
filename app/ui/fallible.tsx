import { Component, type ReactNode } from "react";

/** Shows something plain where a part cannot be loaded or drawn, and leaves the rest of the page alone. */
export class Fallible extends Component<
  { fallback?: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed
      ? (this.props.fallback ?? null)
      : this.props.children;
  }
}
