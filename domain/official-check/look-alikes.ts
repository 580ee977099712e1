import { isOneEditApart } from "./edits.ts";
import { isStateLike, publicSuffix, registrableDomain } from "./host-parts.ts";
import type { FactIndex, KnownName } from "./index-facts.ts";
import type { Likeness, LinkVerdictReason } from "./reason.ts";
import { plainLetters, skeleton } from "./skeleton.ts";

/** Words that copies put around a known name. */
const BAIT_WORDS = new Set(
  `ac admin admision admisiones admission admissions alumno alumnos aplica aplicar apoyo
  apoyos apply aplicacion application ayuda award awards beca becado becados becario
  becarios becas beneficio beneficios bienestar bolsa bonus cl co com consulta consultas
  convocatoria convocatorias cr cuenta digital edu estado estudia estudiante estudiantes
  form formulario formularios fund gob gobierno gov grant grants help info infos ingreso
  inscripcion inscripciones international internacional la latam latino login mexico mi
  mx my net official oficial online org pago pagos pay pe payment peru plataforma portal
  postula postulacion postulaciones premio premios programa programas registro registros
  registra resultado resultados scholar scholars scholarship scholarships secure
  seguimiento servicio servicios sitio solicitud solicitudes soporte student students
  support tramite tramites verificacion verifica verify web www`.split(/\s+/),
);

const STATE_WORD =
  /(?:^|-)(?:gob|gov|gub|gobierno)(?=-|$)|(?:gob|gov|gub)(?:ar|bo|br|cl|co|cr|do|ec|gt|hn|mx|ni|pa|pe|py|sv|uy|ve)$|gob$/;

/** Maximum words between dashes in a compared name. */
const MAX_WORDS = 10;

/** Minimum name length of each comparison: short names resemble each other by chance. */
const MIN_LENGTH = {
  letters: 3,
  ascii: 5,
  typo: 5,
  words: 4,
  before: 5,
  ending: 4,
};

/** Resemblances of an unknown host to a known one or a state ending. `host` is in Unicode. */
export function findLikenesses(
  host: string,
  index: FactIndex,
): ReadonlyArray<LinkVerdictReason> {
  const found =
    knownInside(host, index) ??
    confusedLetters(host, index) ??
    (isStateLike(publicSuffix(host)) ? null : similarName(host, index));
  const falseEnding = findFalseEnding(host, index);
  return [...(found ? [found] : []), ...(falseEnding ? [falseEnding] : [])];
}

/** "unam.mx.becas.com" and "becas-unam-mx.com" hold "unam.mx" before their own ending. */
function knownInside(host: string, index: FactIndex): LinkVerdictReason | null {
  const suffix = publicSuffix(host);
  const dotted = `.${plainLetters(host.slice(0, -suffix.length - 1))}.`;
  const dashed = `-${dotted.slice(1, -1).replace(/\./g, "-")}-`;
  const known = index.names.find(
    ({ domain }) =>
      dotted.includes(`.${domain}.`) ||
      dashed.includes(`-${domain.replace(/\./g, "-")}-`),
  );
  return known ? resembles("inside", known) : null;
}

/** A known name with letters or digits that look like its own: "1cetex". */
export function confusedLetters(
  host: string,
  index: FactIndex,
): LinkVerdictReason | null {
  const { name, suffix } = nameParts(host);
  const isAscii = /^\p{ASCII}*$/u.test(host);
  const known = (index.bySkeleton.get(skeleton(name)) ?? []).find(
    (each) =>
      (each.name !== name || plainLetters(suffix) !== suffix) &&
      name.length >= (isAscii ? MIN_LENGTH.ascii : MIN_LENGTH.letters),
  );
  return known ? resembles("letters", known) : null;
}

function similarName(host: string, index: FactIndex): LinkVerdictReason | null {
  const { name, suffix, labels } = nameParts(host);
  return (
    findTypo(index.byLength.get(name.length - 1)) ??
    findTypo(index.byLength.get(name.length)) ??
    findTypo(index.byLength.get(name.length + 1)) ??
    withBaitWords(name, index) ??
    sameName("ending", name) ??
    labels.map((label) => sameName("before", label)).find((each) => each) ??
    null
  );

  function findTypo(names: ReadonlyArray<KnownName> = []) {
    const similar = names.find((each) => isTypo(each, name, suffix));
    return similar ? resembles("typo", similar) : null;
  }

  function sameName(likeness: "ending" | "before", label: string) {
    const same = index.byName
      .get(label)
      ?.find(
        (each) =>
          !each.isCommon &&
          !each.hasOffices &&
          label.length >= MIN_LENGTH[likeness],
      );
    return same ? resembles(likeness, same) : null;
  }
}

/** One edit, or other dashes; with another ending the name needs nine characters. */
function isTypo(known: KnownName, name: string, suffix: string): boolean {
  if (known.isCommon || known.name.length < MIN_LENGTH.typo) return false;
  if (known.suffix !== suffix && known.name.length < 9) return false;
  const compact = name.replace(/-/g, "");
  return (
    isOneEditApart(known.name, name) ||
    (compact !== name && compact === known.name.replace(/-/g, ""))
  );
}

/** "becas-unam", "icetexbecas": the known name and words that copies add. */
function withBaitWords(
  name: string,
  index: FactIndex,
): LinkVerdictReason | null {
  const known = dashedName(name, index) ?? joinedName(name, index);
  return known ? resembles("words", known) : null;
}

/** The known name in "becas-unam-2026"; a known name may itself contain dashes. */
function dashedName(name: string, index: FactIndex): KnownName | undefined {
  const words = name.split("-");
  if (words.length > MAX_WORDS) return undefined;
  for (const start of words.keys()) {
    if (!words.slice(0, start).every(isBait)) return undefined;
    for (let end = words.length; end > start; end -= 1) {
      if (!words.slice(end).every(isBait)) break;
      const known = findKnownName(words.slice(start, end).join("-"), index);
      if (known && end - start < words.length) return known;
    }
  }
  return undefined;
}

/** The known name in "becaspronabec" or "pronabecbecas". */
function joinedName(name: string, index: FactIndex): KnownName | undefined {
  for (let cut = 2; cut <= name.length - 2; cut += 1) {
    const [start, end] = [name.slice(0, cut), name.slice(cut)];
    const known =
      (isBait(start) && findKnownName(end, index)) ||
      (isBait(end) && findKnownName(start, index));
    if (known) return known;
  }
  return undefined;
}

function findKnownName(word: string, index: FactIndex): KnownName | undefined {
  return index.byName
    .get(word)
    ?.find(({ isCommon }) => !isCommon && word.length >= MIN_LENGTH.words);
}

function isBait(word: string): boolean {
  return BAIT_WORDS.has(word) || /^20\d\d$/.test(word);
}

/** "gob.mx.becas.com", "becas-gob-mx.com" and "becasgob.com" imitate a state ending. */
function findFalseEnding(
  host: string,
  index: FactIndex,
): LinkVerdictReason | null {
  const suffix = publicSuffix(host);
  if (isStateLike(suffix)) return null;
  const plain = plainLetters(host.slice(0, -suffix.length - 1));
  const dashed = `-${plain.replace(/\./g, "-")}-`;
  const ending = index.endings.find(
    (each) =>
      each.suffix.includes(".") &&
      dashed.includes(`-${each.suffix.replace(".", "-")}-`),
  );
  if (ending) return { kind: "falseEnding", suffix: ending.suffix };
  const hasStateWord = plain.split(".").some((label) => STATE_WORD.test(label));
  return hasStateWord ? { kind: "falseEnding", suffix: "gob" } : null;
}

function nameParts(host: string) {
  const suffix = publicSuffix(host);
  const domain = registrableDomain(host) ?? host;
  const name = domain.slice(0, -suffix.length - 1);
  const before = host.slice(0, -domain.length - 1);
  return { name, suffix, labels: before ? before.split(".") : [] };
}

function resembles(
  likeness: Likeness,
  { page, domain }: KnownName,
): LinkVerdictReason {
  return { kind: "resembles", likeness, name: page.name, host: domain };
}
