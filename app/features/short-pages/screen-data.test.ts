import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { shortPageScreen } from "./screen-data.ts";

const CONTACT = "https://trampolin.test/contacto";

test.each([
  [null, "es", "/equipo#advice", "Escribe al equipo", "byForm"],
  [null, "en", "/equipo#advice", "Write to the team", "byForm"],
  ["a@b.test", "es", "mailto:a@b.test", "a@b.test", "byEmail"],
] as const)(
  "with the e-mail %s (%s) the contact page links to %s",
  (contactEmail, language, to, text, section) => {
    const page = shortPageScreen(
      aPageContext({ contactEmail, language }),
      CONTACT,
    );
    expect(page.contact).toEqual({ to, text });
    const ids = page.sections.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("by"))).toEqual([section]);
  },
);

test("with a team and no e-mail the contact page leads to the team", () => {
  const team = { name: "A", role: null, email: "a@b.test", links: [] };
  const page = shortPageScreen(aPageContext({ team }), CONTACT);
  expect(page.contact?.to).toBe("/equipo");
});

test("other short pages have no contact link", () => {
  const page = shortPageScreen(
    aPageContext({ contactEmail: "a@b.test" }),
    "https://trampolin.test/acerca",
  );
  expect(page.contact).toBeNull();
});
