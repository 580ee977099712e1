/** Takes minutes over thousands of rows, because of its back references. */
export const SLOW_EXPRESSION = "^(.+)(.+)\\2\\1$";

/**
 * Queries that `@supabase/lite` answered with 500, that changed the prototype of all
 * objects, that kept the database busy for seconds, or that filled the memory.
 */
export const PARSER_TRAPS = [
  "order=\0",
  "x\0=eq.1",
  'select="a\0"',
  "or=(id\0.eq.1)",
  "columns=\0",
  "on_conflict=a\0",
  'select="',
  'select=id,"a',
  "or=imatch.constructor",
  "or=match.__proto__",
  "and=eq.__proto__",
  "id=constructor",
  "id=valueOf",
  "id=not.toString.x",
  "__proto__=eq.1",
  '"__proto__"=eq.1',
  "__proto__::text=eq.1",
  "or=(__proto__.eq.1)",
  "not.or=(constructor.eq.1)",
  "profiles.__proto__=eq.1",
  "select=__proto__",
  "select=constructor(*)",
  "order=__proto__",
  "columns=__proto__",
  "on_conflict=constructor",
  "select=a:full_name,b:full_name",
  "select=full_name,full_name",
  "full_name=fts.a",
  "full_name=ilike(any).{a,b}",
  "or=(full_name.ilike.a,full_name.ilike.b)",
  `id=match.${SLOW_EXPRESSION}`,
  `id=not.imatch(any).{${SLOW_EXPRESSION}}`,
  `or=(id.match.${SLOW_EXPRESSION},id.is.null)`,
];
