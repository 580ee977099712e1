import { createElement, type SVGProps } from "react";

type IconData = {
  readonly node: ReadonlyArray<readonly [string, Record<string, string>]>;
};

/**
 * Draws an icon of Lucide, 24 by 24 in the colour of its text. The build puts it in the
 * place of the library's own function, whose options (context, sizes, class names) cost
 * every screen 2 kB and are not used here.
 */
// biome-ignore lint/style/noDefaultExport: The library's module has a default export.
export default function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
