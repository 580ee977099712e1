import { expect, test } from "vitest";
import { toRestError } from "./rest-error.ts";

test.each(["23514", "54000"])(
  "error %s becomes status 400 with PostgreSQL's code",
  (code) => {
    const error = Object.assign(new Error("does not fit"), { code });
    const { code: raised, message, detail } = toRestError(error) as RaisedError;
    expect(raised).toBe("PGRST");
    expect(JSON.parse(message)).toEqual({ code, message: "does not fit" });
    expect(JSON.parse(detail)).toEqual({ status: 400, headers: {} });
  },
);

test("PGlite's error for a value of the wrong type becomes `22P02`", () => {
  const error = new TypeError("Invalid input for string type");
  expect(toRestError(error)).toEqual({
    code: "22P02",
    message: "invalid input type",
  });
});

test.each([
  Object.assign(new Error("duplicate key"), { code: "23505" }),
  new Error("connection lost"),
  { code: "23514" },
  "thrown text",
  null,
])("other errors stay unchanged: %s", (error) => {
  expect(toRestError(error)).toBe(error);
});

type RaisedError = {
  readonly code: string;
  readonly message: string;
  readonly detail: string;
};
