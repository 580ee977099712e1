import { expect, test } from "vitest";
import { namedCountries } from "./named-countries.ts";

test.each([
  ["Okinawa, Japón", ["JP"]],
  ["Un campus de Estados Unidos o Canadá", ["US", "CA"]],
  ["En un centro de examen o en línea", []],
])("%j names the countries %j", (text, expected) => {
  expect(namedCountries(text)).toEqual(expected);
});
