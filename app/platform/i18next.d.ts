import "i18next";
import type { Resources } from "#locales/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    /**
     * The wording of items is read by dynamic keys: checking their thousands of keys
     * here takes long.
     */
    resources: Omit<Resources, `${string}Items`>;
  }
}
