import { testEveryPage } from "./testing/every-page.ts";

testEveryPage("en", { isSample: true });
