import type { ChildNode, Plugin, Root } from "postcss";

/** As `tailwindcss/index.css` orders them. Unlayered rules win over all, so they come last. */
const LAYERS = ["properties", "theme", "base", "components", "utilities"];

/** Media whose unlayered rules override all others, whatever the selectors. */
const OVERRIDING_MEDIA = /^(print|\(prefers-reduced-motion: ?reduce\))$/;

/**
 * Rewrites Tailwind's output for browsers without cascade layers (Chrome before 99,
 * Safari before 15.4, Firefox before 97) and dynamic viewport units: rules are in the
 * order of their layers, and a height in `dvh` follows a fallback in `vh`. Unlike a layer,
 * order does not override selectors of higher specificity.
 */
export const oldStyleSheets: Plugin = {
  postcssPlugin: "old-style-sheets",
  OnceExit(root) {
    flattenLayers(root);
    root.walkDecls(/\bheight$/, (declaration) => {
      if (!declaration.value.includes("dvh")) return;
      const value = declaration.value.replace(/(\d)dvh\b/g, "$1vh");
      declaration.cloneBefore({ value });
    });
    // Tailwind tests for Safari and Firefox without `@property`; Chrome before 85
    // lacks it too.
    root.walkAtRules("supports", (rule) => {
      if (rule.params.includes("margin-trim"))
        rule.params += " or (not (content-visibility: auto))";
    });
    // Removes Tailwind's fallback for "10 % of the text's colour", which would make
    // text on it unreadable.
    root.walkDecls("background-color", (declaration) => {
      if (/^currentcolor$/i.test(declaration.value)) declaration.remove();
    });
  },
};

function flattenLayers(root: Root) {
  const layered = new Map<string, Array<ChildNode>>(
    LAYERS.map((name) => [name, []]),
  );
  const others: Array<ChildNode> = [];
  for (const node of [...root.nodes]) {
    if (node.type !== "atrule" || node.name !== "layer") others.push(node);
    else if (node.nodes) {
      const rules = layered.get(node.params);
      if (!rules) throw new Error(`Unknown cascade layer: ${node.params}`);
      rules.push(...node.nodes);
    }
  }
  for (const node of others) {
    if (node.type !== "atrule" || !OVERRIDING_MEDIA.test(node.params)) continue;
    node.walkRules((rule) => {
      for (const child of rule.nodes)
        if (child.type === "decl") child.important = true;
    });
  }
  root.removeAll();
  root.append(...[...layered.values()].flat(), ...others);
  root.walkAtRules("layer", (nested) => {
    throw nested.error("A cascade layer inside another rule");
  });
}
