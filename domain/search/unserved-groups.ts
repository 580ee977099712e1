import { stemExpression } from "../text/fold.ts";

/** Groups that students search for and that no item is for. */
const UNSERVED_GROUPS: ReadonlySet<string> = new Set(
  [
    "madre soltera",
    "mamá soltera",
    "ciego",
    "invidente",
    "no vidente",
    "baja visión",
    "discapacidad visual",
    "discapacidad auditiva",
    "sordo",
    "sordomudo",
    "hipoacusia",
    "silla de ruedas",
    "silla ruedas",
    "autismo",
    "autista",
    "síndrome de Down",
    "dislexia",
    "blind",
    "deaf",
    "wheelchair",
    "autism",
    "autistic",
  ].map(stemExpression),
);

/** True for an expression of a query such as "madres solteras". */
export function namesUnservedGroup(expression: string): boolean {
  return UNSERVED_GROUPS.has(stemExpression(expression));
}
