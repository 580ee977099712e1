import { LANGUAGES } from "#locales/languages.ts";
import { testEveryPage } from "./testing/every-page.ts";

for (const language of LANGUAGES) testEveryPage(language);
