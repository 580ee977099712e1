import { expect, test } from "vitest";
import {
  ALLOWED_PICTURES,
  REJECTED_PICTURES,
} from "./picture-address.fixture.ts";
import { allowedPicture } from "./picture-address.ts";

test.each(ALLOWED_PICTURES)(
  "the picture address %j is allowed, and spaces around it are removed",
  (address) => {
    expect(allowedPicture(address)).toBe(address);
    expect(allowedPicture(` ${address}\n`)).toBe(address);
  },
);

test.each([...REJECTED_PICTURES, "", " ", null, undefined])(
  "%j is not an allowed picture",
  (address) => {
    expect(allowedPicture(address)).toBeNull();
  },
);
