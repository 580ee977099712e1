/**
 * Filters of our clients. Patterns, full-text searches and logical trees are left out: one
 * request with hundreds of them occupies the database for half a minute.
 */
const FILTER = /^(not\.)?(eq|neq|gt|gte|lt|lte|in|is)\./;

/** Comparisons whose value `@supabase/lite` reads as one text. */
const COMPARISON = /^(not\.)?(eq|neq|gt|gte|lt|lte)\./;

/** `and` and `or` hold logical filters. */
const COLUMN = /^(?!(and|or)$)([a-z_]+|"[a-z_]+")$/;
const ORDER = /^[a-z_]+(\.(asc|desc))?(\.nulls(first|last))?$/;
const NUMBER = /^\d{1,9}$/;

const MAX_FILTERS = 10;

/** Words that `@supabase/lite` would find in its lookup tables: every object inherits them. */
const INHERITED_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Parameters that do not filter a column, and their values. */
const PARAMETERS: Readonly<Record<string, (value: string) => boolean>> = {
  select: (value) => value === "*" || isList(value, COLUMN),
  columns: (value) => isList(value, COLUMN),
  on_conflict: (value) => isList(value, COLUMN),
  order: (value) => isList(value, ORDER),
  limit: (value) => NUMBER.test(value),
  offset: (value) => NUMBER.test(value),
};

/**
 * True for a query of the data interface as our clients send it: columns by their names,
 * each once (a repeated one would multiply the answer), and at most ten comparisons.
 */
export function isPlainDataQuery(query: URLSearchParams): boolean {
  const parameters = [...query].filter(([name]) => isParameter(name));
  const filters = [...query].filter(([name]) => !isParameter(name));
  return (
    isDistinct(parameters.map(([name]) => name)) &&
    parameters.every(
      ([name, value]) => PARAMETERS[name]?.(value) && !namesInherited(value),
    ) &&
    filters.length <= MAX_FILTERS &&
    filters.every(
      ([name, value]) =>
        COLUMN.test(name) &&
        !namesInherited(name) &&
        FILTER.test(value) &&
        (COMPARISON.test(value) || !namesInherited(value)),
    )
  );
}

export function namesInherited(text: string): boolean {
  return text.split(/[^\w$-]+/).some((word) => INHERITED_NAMES.has(word));
}

function isParameter(name: string): boolean {
  return Object.hasOwn(PARAMETERS, name);
}

function isList(value: string, entry: RegExp): boolean {
  const entries = value.split(",");
  const names = entries.map((each) => each.replaceAll('"', ""));
  return isDistinct(names) && entries.every((each) => entry.test(each));
}

function isDistinct(all: ReadonlyArray<string>): boolean {
  return new Set(all).size === all.length;
}
