import { parseAst } from "vite";
import type { NewerApis } from "./newer-apis.ts";

type Node = { readonly type: string; readonly [key: string]: unknown };

/**
 * Names and syntax in a script that supported browsers may lack: names of `apis`, and
 * syntax that the build cannot lower or leaves as it is (`oldest-versions.ts`). A name as
 * operand of `typeof`, `!`, `return` and the like is a feature test and does not count.
 */
export function newerCode(code: string, apis: NewerApis): ReadonlySet<string> {
  const uses = new Set<string>();
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const one of value) visit(one, key);
    if (!isNode(value)) return;
    const use = newerSyntax(value) ?? newerName(value, key, apis);
    if (use) uses.add(use);
    for (const [name, child] of Object.entries(value)) visit(child, name);
  };
  visit(parseAst(code), "");
  return uses;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function newerSyntax(node: Node): string | null {
  if (node.type === "StaticBlock") return "static block";
  if (node.type === "ImportAttribute") return "import attribute";
  if (node.type === "PropertyDefinition") return faultyField(node);
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (!regex) return null;
  if (/\(\?<[=!]/.test(regex.pattern)) return "lookbehind";
  return regex.flags.includes("v") ? "flag v" : null;
}

/** Class fields that the first browsers with class fields get wrong. */
function faultyField(node: Node): string | null {
  const { static: isStatic, key, value } = node;
  const { name } = key as { name?: string };
  if (isStatic && (name === "name" || name === "length"))
    return `static ${name}`;
  return /"type":"(Arrow)?FunctionExpression"/i.test(JSON.stringify(value))
    ? "function in a class field"
    : null;
}

function newerName(node: Node, key: string, apis: NewerApis): string | null {
  if (node.type === "MemberExpression" && !node.computed) {
    const { name } = node.property as { name: string };
    return apis.members.has(name) && key !== "argument" ? `.${name}` : null;
  }
  if (node.type !== "Identifier" || /^(property|key|argument)$/.test(key))
    return null;
  const { name } = node as unknown as { name: string };
  return apis.globals.has(name) ? name : null;
}
