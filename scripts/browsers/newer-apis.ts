import data from "@mdn/browser-compat-data" with { type: "json" };
import type {
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

export type NewerApis = {
  /** Names of methods and properties: "toSorted". */
  readonly members: ReadonlySet<string>;
  /** Names in the global scope: "TextEncoderStream". */
  readonly globals: ReadonlySet<string>;
};

/** Built-in objects whose members are not checked: their names are everyday words. */
const UNCHECKED_OBJECTS = new Set([
  "Temporal",
  "Atomics",
  "Intl",
  "DisposableStack",
]);

/** Interfaces whose newer members are checked. */
const INTERFACES =
  /^(AbortSignal|Blob|Crypto|Document|Element|File|FormData|HTML(Button|Dialog|Form|Input|Select)?Element|Headers|ReadableStream|Request|Response|URL|URLSearchParams)$/;

/**
 * Names that some supported browser lacks according to MDN. A name is left out when any object
 * has an older member of that name: code does not show which object a member belongs to.
 */
export function newerApis(oldest: Readonly<Record<string, string>>): NewerApis {
  const older = new Set<string>();
  const members = new Set<string>();
  const globals = new Set<string>();
  const isOld = (entry: Identifier) => isSupported(entry, oldest);
  const read = (
    objects: Identifier | undefined,
    isChecked: (name: string) => boolean,
  ) => {
    for (const [object, entry] of listEntries(objects)) {
      if (!isOld(entry)) globals.add(object);
      for (const [key, member] of listEntries(entry)) {
        const name = key.replace(/_static$/, "");
        if (isOld(member)) older.add(name);
        else if (isChecked(object)) members.add(name);
      }
    }
  };
  read(data.javascript.builtins, (object) => !UNCHECKED_OBJECTS.has(object));
  read(data.api, (object) => INTERFACES.test(object));
  for (const name of older) members.delete(name);
  return { members, globals };
}

function listEntries(
  entry: Identifier | undefined,
): ReadonlyArray<[string, Identifier]> {
  return Object.entries(entry ?? {}).filter(
    ([key]) => key !== "__compat",
  ) as Array<[string, Identifier]>;
}

/** MDN's browser names by caniuse's. */
const BROWSERS = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
} as const;

function isSupported(
  entry: Identifier,
  oldest: Readonly<Record<string, string>>,
): boolean {
  const support = entry.__compat?.support;
  // Such an entry only groups others.
  if (!support) return true;
  return Object.entries(BROWSERS).every(([browser, name]) =>
    [support[name]].flat().some((one) => one && isSince(one, oldest[browser])),
  );
}

function isSince(
  { version_added, version_removed, flags, prefix }: SimpleSupportStatement,
  oldest = "0",
): boolean {
  return (
    typeof version_added === "string" &&
    !version_removed &&
    !flags &&
    !prefix &&
    Number.parseFloat(version_added.replace("≤", "")) <= Number(oldest)
  );
}
