import { stemExpression } from "../text/fold.ts";

/** Groups that students search for and that no item is for. */
const UNSERVED_GROUPS: ReadonlySet<string> = new Set(
  [
    "madre soltera",
    "mamá soltera",
    "madre joven",
    "mamá joven",
    "madre adolescente",
    "mamá adolescente",
    "embarazada",
    "ciego",
    "ciega",
    "invidente",
    "no vidente",
    "baja visión",
    "discapacidad visual",
    "discapacidad auditiva",
    "sordo",
    "sorda",
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
