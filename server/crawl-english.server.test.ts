import { testEveryPage } from "./testing/every-page.ts";

testEveryPage("en", "postgres", { isSample: true });
