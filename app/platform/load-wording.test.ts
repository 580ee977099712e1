import { createInstance } from "i18next";
import { setI18n } from "react-i18next";
import { expect, onTestFinished, test } from "vitest";
import { suggestions } from "#locales/es/screens/suggestions.ts";
import { i18nOptions } from "./i18n.ts";
import { loadTranslator, loadWording } from "./load-wording.ts";

test("wording that fails to load rejects, and the next call requests it again", async () => {
  const { i18n, network } = await anI18n();
  network.isOffline = true;
  await expect(loadWording(i18n, ["suggestions"])).rejects.toThrow(
    "No wording for suggestions",
  );
  network.isOffline = false;
  await loadWording(i18n, ["suggestions"]);
  expect(i18n.getFixedT(null, "suggestions")("dialogTitle")).toBe(
    "Sugiere un recurso",
  );
  expect(network.requestCount).toBe(2);
});

test("loaded wording is not requested again", async () => {
  const { i18n, network } = await anI18n();
  await loadWording(i18n, ["suggestions"]);
  network.isOffline = true;
  await loadWording(i18n, ["suggestions"]);
  expect(network.requestCount).toBe(1);
});

test("a translation outside components is null until its wording can be loaded", async () => {
  const { i18n, network } = await anI18n();
  setI18n(i18n);
  onTestFinished(() => setI18n(undefined as never));
  network.isOffline = true;
  expect(await loadTranslator("suggestions")).toBeNull();
  network.isOffline = false;
  const t = await loadTranslator("suggestions");
  expect(t?.("dialogTitle")).toBe("Sugiere un recurso");
});

test("missing wording throws instead of returning its key", async () => {
  const { i18n, network } = await anI18n();
  network.isOffline = true;
  await i18n.loadNamespaces("suggestions");
  expect(() => i18n.getFixedT(null, "suggestions")("dialogTitle")).toThrow(
    "No wording for dialogTitle",
  );
});

/** An instance that loads its wording over a stubbed network. */
async function anI18n() {
  const network = { isOffline: false, requestCount: 0 };
  const i18n = createInstance().use({
    type: "backend" as const,
    init() {},
    async read(_language: string, _namespace: string) {
      network.requestCount += 1;
      if (network.isOffline) throw new TypeError("Failed to fetch");
      return suggestions;
    },
  });
  await i18n.init({ ...i18nOptions("es"), ns: [] });
  return { i18n, network };
}
