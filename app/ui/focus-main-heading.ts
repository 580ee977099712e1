/** Focuses the page's main heading, if it has one. */
export function focusMainHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus(options);
}
