import { expect, test } from "vitest";
import { profileFormFor } from "./profile-form-path.ts";

test.each([
  ["level", "/sin-cuenta"],
  ["languageLevel", "/sin-cuenta?paso=2"],
  ["grades", "/sin-cuenta?paso=3"],
  ["publicSchool", "/sin-cuenta?paso=3#situation"],
  [undefined, "/sin-cuenta"],
] as const)(
  "for a device profile, the form step that asks for the fact %j is at %s",
  (fact, path) => {
    expect(profileFormFor(fact, { status: "device", profile: {} })).toBe(path);
  },
);
