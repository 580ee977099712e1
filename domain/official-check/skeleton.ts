/**
 * Characters that look like a plain Latin letter, by that letter (a part of Unicode
 * Technical Standard 39, confusables), in lower case and normalised as the text is.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "ьƅв",
  c: "сςᴄ",
  d: "ԁժđ",
  e: "еєҽε℮",
  f: "ƒ",
  g: "ɡց",
  h: "һհн",
  i: "іɩιıӏ",
  j: "јϳ",
  k: "кκĸ",
  l: "łן",
  m: "м",
  n: "пոηŋ",
  o: "оοօσø",
  p: "рρ",
  q: "ԛզ",
  r: "гᴦ",
  s: "ѕꜱ",
  t: "тτŧ",
  u: "υսцᴜ",
  v: "νѵ",
  w: "ѡԝωա",
  x: "хχ",
  y: "уүγ",
  z: "ᴢ",
};

const LETTER_BY_LOOK_ALIKE = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Text in plain Latin letters, as a reader sees it: "uñаm" becomes "unam". */
export function plainLetters(text: string): string {
  return [...text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")]
    .map((letter) => LETTER_BY_LOOK_ALIKE.get(letter) ?? letter)
    .join("");
}

/** Form that is equal for names that a reader may confuse: "1cetex" and "icetex", "cornm" and "comm". */
export function skeleton(name: string): string {
  return plainLetters(name)
    .replace(/0/g, "o")
    .replace(/5/g, "s")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[1l|]/g, "i");
}
