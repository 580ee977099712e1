import { testEveryPage } from "./testing/every-page.ts";

testEveryPage("es", "embedded", { isSample: true });
