import {
  TEXT_SIGNS,
  type TextSign,
} from "#domain/official-check/text-signs.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { COUNTRIES } from "../countries/index.ts";
import { localizedName } from "../names.ts";
import { endings } from "../official-check/endings.ts";
import { fraudSigns } from "../official-check/fraud-signs.ts";
import { reportedFakes } from "../official-check/reported-fakes.ts";
import { fraudReports, type ReportView } from "./country-facts.ts";
import { countryWords } from "./country-words.ts";
import type { ViewContext } from "./view-context.ts";

type SourceView = { readonly url: string; readonly host: string };

export type CountryReports = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** Empty for a country without a source. */
  readonly reports: ReadonlyArray<ReportView>;
};

/** The page that checks links and messages, in one language. */
export type OfficialPageView = {
  readonly title: string;
  readonly pageTitle: string;
  readonly lead: string;
  readonly description: string;
  readonly read: {
    readonly heading: string;
    readonly steps: ReadonlyArray<{ id: string; title: string; text: string }>;
  };
  readonly endings: {
    readonly heading: string;
    readonly text: string;
    readonly rules: ReadonlyArray<{
      /** ".com, .org, .net" */
      readonly name: string;
      readonly text: string;
      readonly isOpen: boolean;
      readonly label: string;
      readonly source: SourceView;
      readonly read: string;
    }>;
  };
  readonly signs: {
    readonly heading: string;
    readonly text: string;
    readonly fee: string;
    readonly feeSource: SourceView & { readonly text: string };
    readonly all: string;
    readonly list: ReadonlyArray<{
      readonly sign: TextSign;
      readonly name: string;
      readonly warns: string;
      readonly source: SourceView;
    }>;
  };
  readonly fakes: {
    readonly heading: string;
    readonly text: string;
    readonly list: ReadonlyArray<{
      readonly host: string;
      readonly text: string;
      readonly source: SourceView;
    }>;
  };
  readonly reports: {
    readonly heading: string;
    readonly text: string;
    readonly stop: string;
    /** In alphabetical order. */
    readonly countries: ReadonlyArray<CountryReports>;
  };
};

/** Server only. */
export function officialPage(context: ViewContext): OfficialPageView {
  const t = context.i18n.getFixedT(null, "officialCheckPage");
  return {
    title: t("title"),
    pageTitle: t("pageTitle"),
    lead: t("lead"),
    description: t("description"),
    read: {
      heading: t("read.heading"),
      steps: (["end", "letters", "ending", "type"] as const).map((id) => ({
        id,
        title: t(`read.steps.${id}.title`),
        text: t(`read.steps.${id}.text`),
      })),
    },
    endings: endingsView(context),
    signs: signsView(context),
    fakes: {
      heading: t("fakes.heading"),
      text: t("fakes.text"),
      list: reportedFakes.map(({ host, imitates, year, source }) => ({
        host,
        text: t("fakes.item", { imitates, year: String(year) }),
        source: sourceView(source),
      })),
    },
    reports: {
      heading: t("reports.heading"),
      text: t("reports.text"),
      stop: t("reports.stop"),
      countries: countryReports(context),
    },
  };
}

function endingsView(context: ViewContext): OfficialPageView["endings"] {
  const t = context.i18n.getFixedT(null, "officialCheckPage");
  const { day } = countryWords(context);
  return {
    heading: t("endings.heading"),
    text: t("endings.text"),
    rules: endings.map(({ suffixes, textKey, kind, source, read }) => ({
      name: suffixes.map((suffix) => `.${suffix}`).join(", "),
      text: t(`endings.rules.${textKey}`),
      isOpen: kind === "open",
      label: t(kind === "open" ? "endings.open" : "endings.restricted"),
      source: sourceView(source),
      read: t("endings.readOn", { date: day(read.on) }),
    })),
  };
}

function signsView({ i18n, language }: ViewContext): OfficialPageView["signs"] {
  const t = i18n.getFixedT(null, "officialCheckPage");
  return {
    heading: t("signs.heading"),
    text: t("signs.text"),
    fee: t("signs.fee"),
    feeSource: {
      ...sourceView("https://www.co.uwc.org/como-aplicar/aplicacion"),
      text: t("signs.feeSource"),
    },
    all: t("signs.all"),
    list: TEXT_SIGNS.flatMap((sign) =>
      fraudSigns
        .filter((each) => each.sign === sign)
        .map(({ body: name, year, source }) => {
          const body = localizedName(name, language);
          return {
            sign,
            name: t(`signs.names.${sign}`),
            warns: year
              ? t("signs.warnsIn", { body, year: String(year) })
              : t("signs.warns", { body }),
            source: sourceView(source),
          };
        }),
    ),
  };
}

function countryReports(context: ViewContext): ReadonlyArray<CountryReports> {
  const words = countryWords(context);
  const { compare } = new Intl.Collator(context.language);
  return COUNTRIES.map((country) => ({
    code: country.code,
    name: words.countryName(country.code),
    reports: fraudReports(country, words),
  })).toSorted((a, b) => compare(a.name, b.name));
}

function sourceView(url: string): SourceView {
  return { url, host: hostFromUrl(url) };
}
