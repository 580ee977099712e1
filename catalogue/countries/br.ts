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
      source:
        "https://gauchazh.clicrbs.com.br/comportamento/viagem/noticia/2025/05/policia-federal-propoe-reajuste-de-67-na-taxa-de-emissao-de-passaporte-veja-novo-valor-e-como-solicitar-cmazgwzt9004d013bbhvdy0bh.html",
      read: { on: "2026-11-24", as: "stored" },
    },
    days: null,
    fee: {
      amount: 257.25,
      currency: "BRL",
      source:
        "https://gauchazh.clicrbs.com.br/comportamento/viagem/noticia/2025/05/policia-federal-propoe-reajuste-de-67-na-taxa-de-emissao-de-passaporte-veja-novo-valor-e-como-solicitar-cmazgwzt9004d013bbhvdy0bh.html",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      source:
        "https://gauchazh.clicrbs.com.br/comportamento/viagem/noticia/2025/05/policia-federal-propoe-reajuste-de-67-na-taxa-de-emissao-de-passaporte-veja-novo-valor-e-como-solicitar-cmazgwzt9004d013bbhvdy0bh.html",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
  },
  translator: {
    textKey: "translator",
    source: "https://cartoriojoaorocha.com.br/apostila-de-documentos",
    read: READ,
  },
  fraudReports: [
    {
      body: {
        es: "Delegacia de polícia y consumidor.gov.br",
        en: "Police station (delegacia de polícia) and consumidor.gov.br",
      },
      textKey: "fraud.delegacia",
      source:
        "https://www.oliberal.com/brasil/como-denunciar-um-site-suspeito-veja-o-passo-a-passo-1.535774",
      year: 2022,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      authority:
        "Los cartórios (notarías) que autoriza el Conselho Nacional de Justiça (CNJ). Embajadas y consulados no apostillan.",
      schoolPapers:
        "No hay cadena de ministerios: en un documento de escuela privada, un notario reconoce antes la firma (reconhecimento de firma).",
      fraud: {
        delegacia:
          "Si hay fraude en tu cuenta o tarjeta, avisa al banco y registra un Boletim de Ocorrência en la Delegacia. Para reclamar contra una empresa, consumidor.gov.br.",
      },
      translator: "Un tradutor público (tradutor juramentado).",
    },
    en: {
      authority:
        "The cartórios (notary offices) authorised by the Conselho Nacional de Justiça (CNJ). Embassies and consulates do not apostille.",
      schoolPapers:
        "There is no chain of ministries: on a private school’s document a notary first recognises the signature (reconhecimento de firma).",
      fraud: {
        delegacia:
          "With fraud on your account or card, tell the bank and register a Boletim de Ocorrência at the Delegacia. To complain about a company, consumidor.gov.br.",
      },
      translator: "A tradutor público (tradutor juramentado).",
    },
  },
};
