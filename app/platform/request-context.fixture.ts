import { createServerI18n } from "./i18n.server.ts";
import type { PageContext } from "./request-context.ts";

/** Civil day of the fixture. */
export const TODAY = "2026-11-21";

const WORDING = { es: createServerI18n("es"), en: createServerI18n("en") };

/** Page context with the real wording and a fixed day. */
export function aPageContext(parts: Partial<PageContext> = {}): PageContext {
  const language = parts.language ?? "es";
  return {
    language,
    i18n: WORDING[language],
    today: TODAY,
    publicUrl: "https://trampolin.test",
    backend: { url: null, publishableKey: "public-key" },
    contactEmail: null,
    team: null,
    hasReminders: true,
    linkCheck: () => null,
    searchImport: async () => ({ results: [], isComplete: true }),
    now: () => Date.parse(TODAY),
    scriptNonce: "nonce",
    ...parts,
  };
}
