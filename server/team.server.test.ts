import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { type Product, startProduct } from "./testing/product.ts";

let product: Product;

beforeAll(async () => {
  const { settings, remove } = await createTestDatabase("embedded");
  product = await startProduct({
    ...settings,
    TEAM_NAME: "Ana María Ríos",
    TEAM_ROLE: "Fundadora",
    TEAM_EMAIL: "ana@example.org",
    TEAM_LINKS: "https://www.example.org/ana, https://social.example/@ana",
  });
  return remove;
});

afterAll(async () => {
  expect(await product.stop()).toBe(0);
});

test.each([
  ["es", "Equipo", "Escribir un correo", "se abre en una pestaña nueva"],
  ["en", "Team", "Write an email", "opens in a new tab"],
])(
  "the configured founder has one card with mail and social links (%s)",
  async (language, heading, mail, hint) => {
    const { status, text } = await getRaw(
      product.url,
      `/equipo?lng=${language}`,
    );
    expect(status).toBe(200);
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
    expect(main).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(main.match(/<article/g)).toHaveLength(1);
    expect(main).toContain("Ana María Ríos</h2>");
    expect(main).toContain(">AR</");
    expect(main).toContain(">Fundadora</p>");
    expect(main).toMatch(
      new RegExp(`<a href="mailto:ana@example.org"[^>]*>${mail}</a>`),
    );
    expect(main).toContain(">ana@example.org</span>");
    for (const [href, host] of [
      ["https://www.example.org/ana", "example.org"],
      ["https://social.example/@ana", "social.example"],
    ]) {
      const [link = ""] =
        new RegExp(`<a [^>]*href="${href}"[\\s\\S]*?</a>`).exec(main) ?? [];
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
      expect(link).toContain(`>${host}<`);
      expect(link).toContain(hint);
    }
    // Shown only when no founder is configured.
    expect(main).not.toMatch(/Sobre el proyecto|About the project/);
    expect(main).not.toMatch(/Escribe al equipo|Write to the team/);
  },
);
