import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const brazil: CountryFacts = {
  code: "BR",
  slug: "brasil",
  entryItem: "/recursos/enem-brasil",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "2016-08-14",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://gov.br/mre/pt-br/embaixada-managua/demais-assuntos/apostila-de-haia",
      read: READ,
      isOfficial: true,
    },
    online: null,
    schoolPapers: {
      textKey: "schoolPapers",
      source: "https://cnj.jus.br/perguntas-frequentes-5",
      read: READ,
      isOfficial: true,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Polícia Federal",
      source: "https://portalturismototal.com.br/?p=3867",
      read: READ,
    },
    days: null,
    fee: null,
    validity: null,
  },
  translator: {
    textKey: "translator",
    source: "https://cartoriojoaorocha.com.br/apostila-de-documentos",
    read: READ,
  },
  fraudReports: [],
  texts: {
    es: {
      authority:
        "Los cartórios (notarías) que autoriza el Conselho Nacional de Justiça (CNJ). Embajadas y consulados no apostillan.",
      schoolPapers:
        "No hay cadena de ministerios: en un documento de escuela privada, un notario reconoce antes la firma (reconhecimento de firma).",
      translator: "Un tradutor público (tradutor juramentado).",
    },
    en: {
      authority:
        "The cartórios (notary offices) authorised by the Conselho Nacional de Justiça (CNJ). Embassies and consulates do not apostille.",
      schoolPapers:
        "There is no chain of ministries: on a private school’s document a notary first recognises the signature (reconhecimento de firma).",
      translator: "A tradutor público (tradutor juramentado).",
    },
  },
};
