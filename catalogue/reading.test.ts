import { testReading } from "#locales/reading.fixture.ts";
import { TEXTS } from "./catalogue.fixture.ts";

testReading(TEXTS);
