import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";

const email = "ana@example.org";

test("the profile's name is shown before the sign-up name, without outer spaces", () => {
  expect(
    displayName({ profileName: " Ana López ", metadataName: "Anita", email }),
  ).toBe("Ana López");
});

test.each([undefined, null, "", "  "])(
  "without a name in the profile (%j) the sign-up name is shown",
  (profileName) => {
    expect(displayName({ profileName, metadataName: "Anita", email })).toBe(
      "Anita",
    );
  },
);

test("without any name the e-mail is shown", () => {
  expect(displayName({ profileName: null, metadataName: " ", email })).toBe(
    email,
  );
});

test("without name and e-mail the result is empty", () => {
  expect(displayName({})).toBe("");
});
