import { testEveryPage } from "./testing/every-page.ts";

testEveryPage("es", { isSample: true });
