import { expect, test } from "vitest";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import type { PageContext } from "#app/platform/request-context.ts";
import { teamScreen } from "./screen-data.ts";

test("the founder whom the operator names is shown, with hosts for links", () => {
  const team = {
    name: "Ana Ríos",
    role: "Fundadora",
    email: "ana@example.org",
    links: ["https://www.example.org/ana", "https://social.example/@ana"],
  };
  const screen = teamScreen(aContext({ team }));
  expect(screen.founder).toMatchObject({
    name: "Ana Ríos",
    role: "Fundadora",
    email: "ana@example.org",
    links: [
      { href: "https://www.example.org/ana", host: "example.org" },
      { href: "https://social.example/@ana", host: "social.example" },
    ],
  });
  expect(screen.project).toBeNull();
  expect(screen.contact).toBeNull();
});

test("without one the project speaks for itself, and nobody is made up", () => {
  const screen = teamScreen(aContext({ team: null }));
  expect(screen.founder).toBeNull();
  expect(screen.project?.points.map(({ id }) => id)).toEqual([
    "what",
    "review",
    "limits",
    "openSource",
  ]);
  expect(screen.project?.points.at(-1)?.text).toContain("MIT");
  expect(screen.contact?.heading).toBe("Escribe al equipo");
});

test("the screen speaks the reader's language", () => {
  const screen = teamScreen(aContext({ language: "en" }));
  expect(screen.title).toBe("Team");
  expect(screen.project?.points[0]?.title).toBe("What we do");
});

function aContext(parts: Partial<PageContext> = {}): PageContext {
  const language = parts.language ?? "es";
  return {
    language,
    i18n: createServerI18n(language),
    today: "2026-11-21",
    publicUrl: "https://site.example",
    backend: { url: null, publishableKey: "public-key" },
    contactEmail: null,
    team: null,
    lastLook: () => null,
    searchImport: async () => ({ results: [], isComplete: true }),
    scriptNonce: "nonce",
    ...parts,
  };
}
