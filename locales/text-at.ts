import { type Resources, resources } from "./index.ts";
import type { Language } from "./languages.ts";

type Wording = { readonly [key: string]: string | Wording };

/** Text of a dotted key; "" without one. For the server and the build: it holds all wording. */
export function textAt(
  language: Language,
  namespace: keyof Resources,
  key: string,
): string {
  const found = key
    .split(".")
    .reduce<string | Wording | undefined>(
      (node, name) => (typeof node === "object" ? node[name] : undefined),
      resources[language][namespace],
    );
  return typeof found === "string" ? found : "";
}
