const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const MAX_CODE_POINT = 0x10ffff;

/** Decodes the "xn--" labels of a host to Unicode; leaves malformed labels unchanged. */
export function decodeHost(host: string): string {
  return host
    .split(".")
    .map((label) =>
      label.startsWith("xn--") ? (decodeLabel(label.slice(4)) ?? label) : label,
    )
    .join(".");
}

/** Decodes one label (RFC 3492); null when it is malformed. */
function decodeLabel(encoded: string): string | null {
  const split = encoded.lastIndexOf("-");
  const output = [...encoded.slice(0, Math.max(split, 0))];
  let code = 128;
  let bias = 72;
  let position = 0;
  let index = split + 1;
  while (index < encoded.length) {
    const start = position;
    const read = readNumber(encoded, index, bias);
    if (!read) return null;
    position += read.value;
    index = read.next;
    const length = output.length + 1;
    bias = adaptBias(position - start, length, start === 0);
    code += Math.floor(position / length);
    position %= length;
    if (code > MAX_CODE_POINT) return null;
    output.splice(position, 0, String.fromCodePoint(code));
    position += 1;
  }
  const decoded = output.join("");
  return /^\p{ASCII}*$/u.test(decoded) ? null : decoded;
}

/** Reads one variable-length number from `from` on; null when it is malformed. */
function readNumber(encoded: string, from: number, bias: number) {
  let value = 0;
  let weight = 1;
  let index = from;
  for (let k = BASE; ; k += BASE) {
    const digit = digitValue(encoded.charCodeAt(index));
    index += 1;
    if (digit === null) return null;
    value += digit * weight;
    if (value > 0x7fffffff) return null;
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (digit < threshold) return { value, next: index };
    weight *= BASE - threshold;
  }
}

/** a–z are 0–25, 0–9 are 26–35; null for anything else. */
function digitValue(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  return null;
}

/** Bias for the next number (RFC 3492 §6.1). */
function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
