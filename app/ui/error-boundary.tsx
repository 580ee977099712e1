import { Component, type ReactNode } from "react";

/** Shows a fallback when a part fails to load or render, and isolates the rest of the page. */
export class ErrorBoundary extends Component<
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
