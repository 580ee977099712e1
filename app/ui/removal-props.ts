import type { MouseEvent } from "react";
import { focusMainHeading } from "./focus-main-heading.ts";

/**
 * Props of a link that removes its own entry from a list. A browser drops the focus of a
 * removed element, so a click first moves it to the next such link of the list, else to
 * the previous one or the main heading.
 */
export const removalProps = {
  "data-removal": "",
  onClick({ currentTarget }: Pick<MouseEvent<HTMLElement>, "currentTarget">) {
    const links = [
      ...(currentTarget
        .closest("ul, thead")
        ?.querySelectorAll<HTMLElement>("[data-removal]") ?? []),
    ];
    const at = links.indexOf(currentTarget);
    const next = links[at + 1] ?? links[at - 1];
    if (next) next.focus();
    else focusMainHeading();
  },
};
