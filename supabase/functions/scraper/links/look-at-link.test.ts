import { expect, test } from "vitest";
import type { Guide } from "../../_shared/follow.ts";
import type { Answer, Trouble } from "../../_shared/polite-client.ts";
import { lookAtLink } from "./look-at-link.ts";

test.each(["timeout", "connection"] as const)(
  "%s at HEAD says nothing of the page: it is asked for once",
  async (trouble) => {
    const { guide, asked } = aSiteWith(trouble);
    expect(await lookAtLink(guide, LINK)).toMatchObject({ status: 200 });
    expect(asked).toEqual(["HEAD", "GET"]);
  },
);

test.each(["resting", "not_public", "too_large"] as const)(
  "after %s nothing more is asked",
  async (trouble) => {
    const { guide, asked } = aSiteWith(trouble);
    expect(await lookAtLink(guide, LINK)).toMatchObject({ obstacle: trouble });
    expect(asked).toEqual(["HEAD"]);
  },
);

const LINK = new URL("https://sitio.example/una");

/** A site that answers every method but HEAD. */
function aSiteWith(trouble: Trouble) {
  const asked: Array<string> = [];
  const page: Answer = {
    ok: true,
    status: 200,
    location: null,
    contentType: "",
    text: "",
  };
  const guide: Guide = {
    isTest: false,
    robots: async () => "allowed",
    client: {
      slowDown() {},
      async ask({ method }) {
        asked.push(method);
        return method === "HEAD" ? { ok: false, trouble } : page;
      },
    },
  };
  return { guide, asked };
}
