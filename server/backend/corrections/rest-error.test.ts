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

test.each([
  "Invalid input for string type",
  'The "string" argument must be of type string. Received 5',
])('the driver error %j becomes "invalid input type"', (message) => {
  expect(toRestError(new TypeError(message))).toEqual({
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
