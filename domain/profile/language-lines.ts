import { parseCertificate } from "../languages/certificate.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import { MAX_ENTRIES } from "./limits.ts";
import type { KnownLanguage, StudentDetails } from "./student-details.ts";
import type { SpecifiedProfile, StudentProfile } from "./student-profile.ts";

/** A known language in the form. */
export type LanguageLine = {
  /** Its name as typed. */
  value: string;
  level: string;
  hasCertificate: boolean;
  certificate: string;
  score: string;
};

/** The native language and a full list of others. */
const MAX_KNOWN = MAX_ENTRIES.secondary_languages + 1;

export function emptyLanguageLine(): LanguageLine {
  return {
    value: "",
    level: "",
    hasCertificate: false,
    certificate: "",
    score: "",
  };
}

/** Lines of a profile; older profiles have one certificate and no levels. */
export function toLanguageLines(
  profile: Partial<StudentProfile>,
): Array<LanguageLine> {
  const names = profile.secondary_languages ?? [];
  // `known_languages` lists native languages first.
  const others = (profile.known_languages ?? []).slice(
    -names.length || Infinity,
  );
  const lines = withCertificate(
    names.map((name, index) => toLine(name, others[index])),
    profile,
  );
  return lines.length > 0 ? lines : [emptyLanguageLine()];
}

function toLine(value: string, known: KnownLanguage | undefined): LanguageLine {
  const { level, certificate, score } = known ?? {};
  return {
    value,
    level: level ?? "",
    hasCertificate: Boolean(certificate || score),
    certificate: certificate ?? "",
    score: score ?? "",
  };
}

/**
 * Puts the specification's certificate, unless a line has it, on the first line of its
 * language without a certificate, else on an added line without a name, even a ninth.
 */
function withCertificate(
  lines: Array<LanguageLine>,
  profile: Partial<StudentProfile>,
): Array<LanguageLine> {
  if (!profile.has_language_cert) return lines;
  const specified = {
    hasCertificate: true,
    certificate: profile.language_cert_name ?? "",
    score: profile.language_cert_score ?? "",
  };
  if (lines.some((line) => matchesCertificate(line, specified))) return lines;
  const language =
    parseCertificate(specified.certificate, specified.score)?.language ?? "";
  const at = lines.findIndex(
    ({ value, hasCertificate }) =>
      !hasCertificate && matchLanguageCodes(value).includes(language),
  );
  return at >= 0
    ? lines.map((line, index) =>
        index === at ? { ...line, ...specified } : line,
      )
    : [...lines, { ...emptyLanguageLine(), ...specified }];
}

type LineCertificate = Pick<
  LanguageLine,
  "hasCertificate" | "certificate" | "score"
>;

/** A certificate without name and score matches any line with a certificate. */
function matchesCertificate(
  line: LanguageLine,
  specified: LineCertificate,
): boolean {
  if (!line.hasCertificate || !isDescribed(specified))
    return line.hasCertificate;
  return (
    line.certificate === specified.certificate && line.score === specified.score
  );
}

/** True when the certificate has a name or a score. */
export function isDescribed(line: LineCertificate): boolean {
  const { hasCertificate, certificate, score } = line;
  return hasCertificate && (certificate + score).trim() !== "";
}

type LanguageFields = Pick<
  SpecifiedProfile,
  | "native_language"
  | "secondary_languages"
  | "has_language_cert"
  | "language_cert_name"
  | "language_cert_score"
> &
  Pick<StudentDetails, "known_languages">;

/**
 * Profile fields of the lines. The specification's fields hold one certificate: that of
 * a line without a name, which is stored nowhere else, or the first.
 */
export function toLanguageFields(
  nativeName: string,
  lines: ReadonlyArray<LanguageLine>,
): LanguageFields {
  const named = lines.filter(({ value }) => value.trim() !== "");
  const certified =
    lines.find((line) => line.value.trim() === "" && isDescribed(line)) ??
    lines.find(isDescribed) ??
    lines.find(({ hasCertificate }) => hasCertificate);
  const natives = findLanguageCodes(nativeName)
    .slice(0, Math.max(1, MAX_KNOWN - named.length))
    .map(nativeLanguage);
  const known = [...natives, ...named.map(toKnownLanguage)];
  return {
    native_language: trimToNull(nativeName),
    secondary_languages: listOrNull(named.map(({ value }) => value.trim())),
    known_languages: listOrNull(known),
    has_language_cert: certified !== undefined,
    language_cert_name: trimToNull(certified?.certificate),
    language_cert_score: trimToNull(certified?.score),
  };
}

function toKnownLanguage(line: LanguageLine): KnownLanguage {
  return {
    language: findLanguageCodes(line.value)[0] ?? "",
    level: trimToNull(line.level),
    certificate: line.hasCertificate ? trimToNull(line.certificate) : null,
    score: line.hasCertificate ? trimToNull(line.score) : null,
  };
}

function nativeLanguage(language: string): KnownLanguage {
  return { language, level: "native", certificate: null, score: null };
}

/** A language without a code is stored by its typed name. */
function findLanguageCodes(name: string): ReadonlyArray<string> {
  if (name.trim() === "") return [];
  const codes = matchLanguageCodes(name);
  return codes.length > 0 ? codes : [name.trim()];
}

function listOrNull<Item>(list: Array<Item>): Array<Item> | null {
  return list.length > 0 ? list : null;
}

export function trimToNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
