import type { Ending } from "./official-check.schema.ts";

const FIRST_READ = { on: "2026-11-22", as: "stored" } as const;
const SECOND_READ = { on: "2026-11-24", as: "stored" } as const;

const NIC_MX =
  "https://digitalserver.com.mx/ordenar/knowledgebase/99/Registro-de-dominios-gob.mx.html";
const GTLDS =
  "https://searchenginewatch.com/sew/news/2066081/who-runs-gov-edu-domains";
const PERU = "https://en.wikipedia.org/?oldid=548904366&title=.pe";
const GUATEMALA =
  "https://icannwiki.org/index.php?mobileaction=toggle_view_mobile&oldid=1354182&title=.gt";
const BRAZIL =
  "https://www.governodigital.gov.br/transformacao/orientacoes/dominios";

/** Domain endings, each with its registry's rule; an `open` ending proves nothing. */
export const endings: ReadonlyArray<Ending> = [
  {
    suffixes: ["gob.mx"],
    country: "MX",
    kind: "government",
    textKey: "gobMx",
    status: "secondary",
    source: NIC_MX,
    read: FIRST_READ,
  },
  {
    suffixes: ["edu.mx"],
    country: "MX",
    kind: "education",
    textKey: "eduMx",
    status: "secondary",
    source:
      "https://newwweb.cat/blog/quien-puede-registrar-un-dominio-reservado",
    read: FIRST_READ,
  },
  {
    suffixes: ["gov.co"],
    country: "CO",
    kind: "reviewed",
    textKey: "govCo",
    status: "confirmed",
    source:
      "https://www.cointernet.com.co/como-funciona-un-dominio-restringido",
    read: SECOND_READ,
  },
  {
    suffixes: ["edu.co"],
    country: "CO",
    kind: "education",
    textKey: "eduCo",
    status: "secondary",
    source:
      "https://portal.conexcol.net.co/knowledgebase/article/27/how-to-acquire-a-edu-co-domain-/",
    read: SECOND_READ,
  },
  {
    suffixes: ["gob.pe"],
    country: "PE",
    kind: "government",
    textKey: "gobPe",
    status: "secondary",
    source: PERU,
    read: SECOND_READ,
  },
  {
    suffixes: ["edu.pe"],
    country: "PE",
    kind: "education",
    textKey: "eduPe",
    status: "secondary",
    source: PERU,
    read: SECOND_READ,
  },
  {
    suffixes: ["gov.br"],
    country: "BR",
    kind: "government",
    textKey: "govBr",
    status: "confirmed",
    source: BRAZIL,
    read: SECOND_READ,
  },
  {
    suffixes: ["edu.br"],
    country: "BR",
    kind: "education",
    textKey: "eduBr",
    status: "confirmed",
    source: BRAZIL,
    read: SECOND_READ,
  },
  {
    suffixes: ["gob.gt"],
    country: "GT",
    kind: "government",
    textKey: "gobGt",
    status: "secondary",
    source: GUATEMALA,
    read: SECOND_READ,
  },
  {
    suffixes: ["edu.gt"],
    country: "GT",
    kind: "education",
    textKey: "eduGt",
    status: "secondary",
    source: GUATEMALA,
    read: SECOND_READ,
  },
  {
    suffixes: ["gov"],
    country: "US",
    kind: "government",
    textKey: "gov",
    status: "secondary",
    source: GTLDS,
    read: FIRST_READ,
  },
  {
    suffixes: ["edu"],
    country: "US",
    kind: "education",
    textKey: "edu",
    status: "secondary",
    source: GTLDS,
    read: FIRST_READ,
  },
  {
    suffixes: ["int"],
    country: null,
    kind: "treaty",
    textKey: "int",
    status: "secondary",
    source: GTLDS,
    read: FIRST_READ,
  },
  {
    suffixes: ["com", "org", "net"],
    country: null,
    kind: "open",
    textKey: "com",
    status: "secondary",
    source: GTLDS,
    read: FIRST_READ,
  },
  {
    suffixes: ["mx", "com.mx"],
    country: "MX",
    kind: "open",
    textKey: "mx",
    status: "secondary",
    source: "https://en.wikipedia.org/wiki/.mx",
    read: SECOND_READ,
  },
];
