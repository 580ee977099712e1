import { expect, test } from "vitest";
import { createUserAgent } from "./user-agent.ts";

test.each([
  [
    "https://trampolin.example/",
    "hola@trampolin.example",
    "TrampolinBot/1.0 (+https://trampolin.example; mailto:hola@trampolin.example)",
  ],
  [
    "https://ñandú.example",
    null,
    "TrampolinBot/1.0 (+https://xn--and-6ma2c.example)",
  ],
  [
    "http://127.0.0.1:3000",
    "hola@trampolin.example",
    "TrampolinBot/1.0 (mailto:hola@trampolin.example)",
  ],
  [null, null, "TrampolinBot/1.0"],
])(
  "with the site %j and the contact %j the user agent is %j",
  (site, contact, userAgent) => {
    expect(createUserAgent(site, contact)).toBe(userAgent);
  },
);
