import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { teamScreen } from "./screen-data.ts";

test("the configured founder is shown, with the host of each link", () => {
  const team = {
    name: "Ana Ríos",
    role: "Fundadora",
    email: "ana@example.org",
    links: ["https://www.example.org/ana", "https://social.example/@ana"],
  };
  const screen = teamScreen(aPageContext({ team }));
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

test("without a founder the project is shown instead", () => {
  const screen = teamScreen(aPageContext({ team: null }));
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

test("the screen's title and first point are in the user's language", () => {
  const screen = teamScreen(aPageContext({ language: "en" }));
  expect(screen.title).toBe("Team");
  expect(screen.project?.points[0]?.title).toBe("What we do");
});
