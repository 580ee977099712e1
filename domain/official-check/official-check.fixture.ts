import type { OfficialFacts } from "./facts.ts";
import { indexFacts } from "./index-facts.ts";

/** A few known pages, endings and reports. */
export const OFFICIAL_FACTS: OfficialFacts = {
  pages: [
    { name: "UNAM", kind: "organisation", hosts: ["unam.mx"] },
    { name: "ICETEX", kind: "organisation", hosts: ["web.icetex.gov.co"] },
    { name: "Chevening", kind: "organisation", hosts: ["chevening.org"] },
    { name: "PRONABEC", kind: "item", hosts: ["pronabec.gob.pe"] },
    { name: "Gobierno de México", kind: "organisation", hosts: ["gob.mx"] },
    {
      name: "QuestBridge",
      kind: "organisation",
      hosts: ["questbridge.org", "questbridge.zendesk.com"],
    },
    { name: "Notion", kind: "organisation", hosts: ["notion.com"] },
    { name: "Rotary", kind: "organisation", hosts: ["rotary.org"] },
  ],
  endings: [
    { suffix: "gob.mx", kind: "government" },
    { suffix: "edu", kind: "education" },
  ],
  fakes: [{ host: "becasfalsas.mx", year: 2025 }],
  commonNames: ["notion"],
  officeNames: ["rotary"],
};

export const INDEX = indexFacts(OFFICIAL_FACTS);
