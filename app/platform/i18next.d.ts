import "i18next";
import type { Resources } from "#locales/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    /** The wording of items is read by keys that are data: their thousands of keys need no checking here, and take long. */
    resources: Omit<Resources, `${string}Items`>;
  }
}
