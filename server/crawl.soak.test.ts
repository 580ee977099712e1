import { LANGUAGES } from "#locales/languages.ts";
import { testEveryPage } from "./testing/every-page.ts";

for (const language of LANGUAGES)
  for (const backend of ["embedded", "postgres"] as const)
    testEveryPage(language, backend);
