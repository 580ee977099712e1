import { createElement, type SVGProps } from "react";

type IconData = {
  readonly node: ReadonlyArray<readonly [string, Record<string, string>]>;
};

/**
 * Renders a Lucide icon, 24 by 24 in the text colour. Replaces the library's function in
 * the build, because its unused options (context, sizes, class names) cost every screen
 * 2 kB.
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
