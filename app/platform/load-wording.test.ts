import { createInstance } from "i18next";
import { setI18n } from "react-i18next";
import { expect, onTestFinished, test } from "vitest";
import { suggestions } from "#locales/es/screens/suggestions.ts";
import { i18nOptions } from "./i18n.ts";
import { loadTranslation, loadWording } from "./load-wording.ts";

test("wording that failed to load is missing, and requested again", async () => {
  const { i18n, line } = await anI18n();
  line.isDead = true;
  await expect(loadWording(i18n, ["suggestions"])).rejects.toThrow(
    "No wording for suggestions",
  );
  line.isDead = false;
  await loadWording(i18n, ["suggestions"]);
  expect(i18n.getFixedT(null, "suggestions")("dialogTitle")).toBe(
    "Sugiere un recurso",
  );
  expect(line.asked).toBe(2);
});

test("loaded wording is not requested again", async () => {
  const { i18n, line } = await anI18n();
  await loadWording(i18n, ["suggestions"]);
  line.isDead = true;
  await loadWording(i18n, ["suggestions"]);
  expect(line.asked).toBe(1);
});

test("a translation outside components is null until its wording can be loaded", async () => {
  const { i18n, line } = await anI18n();
  setI18n(i18n);
  onTestFinished(() => setI18n(undefined as never));
  line.isDead = true;
  expect(await loadTranslation("suggestions")).toBeNull();
  line.isDead = false;
  const t = await loadTranslation("suggestions");
  expect(t?.("dialogTitle")).toBe("Sugiere un recurso");
});

test("missing wording fails and never shows its key", async () => {
  const { i18n, line } = await anI18n();
  line.isDead = true;
  await i18n.loadNamespaces("suggestions");
  expect(() => i18n.getFixedT(null, "suggestions")("dialogTitle")).toThrow(
    "No wording for dialogTitle",
  );
});

/** An instance that loads its wording over a stubbed network. */
async function anI18n() {
  const line = { isDead: false, asked: 0 };
  const i18n = createInstance().use({
    type: "backend" as const,
    init() {},
    async read(_language: string, _namespace: string) {
      line.asked += 1;
      if (line.isDead) throw new TypeError("Failed to fetch");
      return suggestions;
    },
  });
  await i18n.init({ ...i18nOptions("es"), ns: [] });
  return { i18n, line };
}
