import { testReading } from "#locales/reading.fixture.ts";
import { ALL_TEXTS } from "./catalogue.fixture.ts";

testReading(ALL_TEXTS);
