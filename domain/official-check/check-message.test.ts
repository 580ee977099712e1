import fc from "fast-check";
import { expect, test } from "vitest";
import { checkLink, checkMessage } from "./check-message.ts";
import { MAX_TEXT } from "./clean-text.ts";
import { INDEX } from "./official-check.fixture.ts";
import { type LinkVerdict, VERDICTS } from "./verdict.ts";

test.each<[LinkVerdict, string]>([
  ["known", "https://www.unam.mx/becas"],
  ["known", "http://becas.unam.mx"],
  ["known", "https://otra.icetex.gov.co/pagos"],
  ["known", "questbridge.zendesk.com/hc"],
  ["known", "unam[.]mx"],
  ["known", "ｕｎａｍ．ｍｘ"],
  ["known", "https://www.unam.mx✅"],
  ["known", "👉🏽unam.mx/becas👈 🇲🇽"],
  ["known", "⚠️https://www.unam.mx"],
  ["known", "👩‍🎓https://www.unam.mx❤️"],
  ["known", "❤️unam.mx"],
  ["known", "ℹ️https://www.unam.mx"],
  ["known", "1️⃣https://www.unam.mx"],
  ["known", "2️⃣unam.mx"],
  ["known", "•unam.mx"],
  ["known", "→unam.mx"],
  ["known", "-unam.mx"],
  ["known", "https://www.unam.mx→"],
  ["known", "https://www.unam.mx—"],
  ["known", "Página:unam.mx"],
  ["ending", "https://becas.sep.gob.mx"],
  ["ending", "https://www.example.edu/aid"],
  ["unknown", "https://fundacion-sol.org"],
  ["unknown", "https://otra.gob.ec"],
  ["unknown", "https://docs.google.com/forms/d/1"],
  ["unknown", "https://otra.zendesk.com"],
  ["unknown", "motion.com"],
  ["careful", "unam.mx❤.ws/beca"],
  ["careful", "unam.mx➡️➡️.to/beca"],
  ["known", "Mira unam.mx✅.Cupo limitado"],
  ["unknown", "unam.mx✅@fundacion-sol.org"],
  ["unknown", "unam.mx✅fundacion-sol.org"],
  ["unknown", "rotary.mx"],
  ["careful", "http://fundacion-sol.org"],
  ["careful", "https://190.20.3.4/registro"],
  ["careful", "http://3232235777/"],
  ["careful", "https://[2001:db8::1]/"],
  ["careful", "https://fundacion-sol.org:8443"],
  ["careful", "https://bit.ly/3xYz"],
  ["careful", "https://wa.me/5215512345678"],
  ["careful", "https://becas@fundacion-sol.org"],
  ["careful", "https://www.unam.mx:8080"],
  ["careful", "https://fundacion\u200b-sol.org"],
  ["careful", "https://пример.org"],
  ["careful", "javascript:alert(document.domain)"],
  ["careful", "data:text/html,hola"],
  ["careful", "unam.com"],
  ["careful", "icetex.com"],
  ["careful", "chevening.becas-mundo.com"],
  ["careful", "chevening.wordpress.com"],
  ["imitates", "becasfalsas.mx"],
  ["imitates", "https://registro.becasfalsas.mx/x"],
  ["imitates", "https://gob.mx@malo.com"],
  ["imitates", "https://www.unam.mx.registro.com"],
  ["imitates", "https://gob.mx.becas.info"],
  ["imitates", "becas-gob-mx.com"],
  ["imitates", "becasgob.org"],
  ["imitates", "becas-unam.org"],
  ["imitates", "👉becas-unam.org👈"],
  ["imitates", "✅https://gob.mx.becas.info✅"],
  ["imitates", "Link:becas-unam.org"],
  ["imitates", "Regístrate en becas-unam.org✅.Cupo limitado"],
  ["imitates", "becas-unam.org👈.Comparte"],
  ["imitates", "becas-unam.org✅…sigue"],
  ["imitates", "becas-unam.org📲@becasunam"],
  ["imitates", "becas-unam.org—@unam"],
  ["imitates", "Ojo👀.becas-unam.org"],
  ["imitates", "•becas-unam.org"],
  ["imitates", "→becas-unam.org—"],
  ["imitates", "Ojo👀becas-unam.org"],
  ["imitates", "Ojo➡️becas-unam.org"],
  ["imitates", "pronabecbecas.com"],
  ["imitates", "chevenning.org"],
  ["imitates", "cheveninq.org"],
  ["imitates", "1cetex.co"],
  ["imitates", "uñam.mx"],
  ["imitates", "https://xn--uam-7ma.mx"],
  ["imitates", "https://unаm.mx"],
  ["imitates", "[www.unam.mx](https://malo.com/x)"],
  ["imitates", '<a class=b href="https://malo.com"><b>gob.mx</b></a>'],
  ["imitates", "Escribe a becas@unam-mx.com"],
  ["imitates", "https://malo.com/?u=https%3A%2F%2Fbecasfalsas.mx"],
])("the verdict is %s for %s", (verdict, text) => {
  expect(checkMessage(text, INDEX)?.verdict).toBe(verdict);
});

test.each([
  "<a >https://becas-unam.org",
  '<a href="https://unam.mx"><a href="https://becas-unam.org">Hola</a></a>',
  '<a href="https://unam.mx">unam.mx https://becas-unam.org</a>',
  "[https://becas-unam.org](x)",
  "[unam.mx becas-unam.org](https://unam.mx)",
  'unam.mx <a href=" https://becas-unam.org">P</a>',
  'unam.mx <a href="ht\ntps://becas-unam.org">P</a>',
  '<a data-href="https://unam.mx" href="https://becas-unam.org">P</a>',
  '<a title="href=unam.mx" href="https://becas-unam.org">P</a>',
  "<a title='>' href='https://becas-unam.org'>unam.mx</a>",
  "[<https://becas-unam.org>](https://unam.mx)",
  "[«becas-unam.org»](https://unam.mx)",
  '[<a href="https://becas-unam.org">x</a>](https://unam.mx)',
  '<a href="https://unam.mx">unam.mx “becas-unam.org”</a>',
  '<a href="https://unam.mx"><https://becas-unam.org></a>',
  '<a href="https://unam.mx">UNAM <form action="https://becas-unam.org">',
  `<a href="https://unam.mx">${"x ".repeat(248)}https://becas-unam.org</a>`,
  '<a href="https://unam.mx" onclick="open(\'https://becas-unam.org\')">P</a>',
])(
  "a link that imitates is found behind another link or markup: %s",
  (text) => {
    expect(checkMessage(text, INDEX)?.verdict).toBe("imitates");
  },
);

test.each([
  '<a href="https://unam.mx"><img src="https://cdn.example.com/a.png"></a>',
  '<a href="https://unam.mx">Sitio oficial<br>unam.mx</a>',
  '<a href="https://unam.mx"><h2>Beca 2027.</h2><p>es gratis</p></a>',
  '<a href="https://www.unam.mx/becas" target="_blank"><b>una</b>m.mx</a>',
])("markup around a known link leaves the verdict `known`: %s", (text) => {
  expect(checkMessage(text, INDEX)?.verdict).toBe("known");
});

test("a text without letters or digits has no verdict", () => {
  expect(checkMessage(" \n… ¿? ", INDEX)).toBeNull();
});

test("a message has the verdict of its worst link, which is listed first", () => {
  const check = checkMessage(
    "Convocatoria en www.unam.mx. Registro en (https://becas-unam.org/x).",
    INDEX,
  );
  expect(check?.verdict).toBe("imitates");
  expect(check?.links.map(({ host }) => host)).toEqual([
    "becas-unam.org",
    "unam.mx",
  ]);
});

test("a message with a known link and a sign of fraud is `careful`", () => {
  expect(
    checkMessage("Deposita a la cuenta de abajo: www.unam.mx", INDEX),
  ).toMatchObject({ verdict: "careful", signs: ["personalAccount"] });
});

test("sentences without a space, file names and version numbers are not links", () => {
  expect(
    checkMessage("Es una beca.Postula ya, lee el archivo.pdf y v1.2.3.", INDEX)
      ?.links,
  ).toEqual([]);
});

test("a text over the limit is marked as cut and is at best `unknown`", () => {
  const check = checkMessage(`unam.mx ${"a ".repeat(MAX_TEXT)}`, INDEX);
  expect(check).toMatchObject({ isCut: true, verdict: "unknown" });
});

test("a single link gets a verdict, a text without one gets none", () => {
  expect(checkLink("https://becas-unam.org/x?y=1", INDEX)?.verdict).toBe(
    "imitates",
  );
  expect(checkLink("hola", INDEX)).toBeNull();
});

/** Traits that lower trust, each as a separate line. */
const TRAITS = [
  "https://190.20.3.4/x",
  "bit.ly/abc",
  "https://gob.mx@malo.com",
  "becas-unam.org",
  "https://fundacion-sol.org:8443",
  "http://fundacion-sol.org",
  "Ganaste una beca que no solicitaste",
  "Deposita la cuota de inscripción por adelantado",
  "Mándanos tu contraseña",
  "Responde hoy mismo por WhatsApp",
];

test("a suspicious trait never raises trust and gives the verdict `careful` or worse", () => {
  fc.assert(
    fc.property(aText(), fc.constantFrom(...TRAITS), (text, trait) => {
      const before = rank(text);
      expect(rank(`${text}\n${trait}`)).toBeGreaterThanOrEqual(before);
      expect(rank(`${trait}\n${text}`)).toBeGreaterThanOrEqual(before);
      expect(rank(`${text}\n${trait}`)).toBeGreaterThanOrEqual(
        VERDICTS.indexOf("careful"),
      );
    }),
  );
});

test.each([
  ["a port", (host: string) => `https://${host}:8443/`],
  ["no encryption", (host: string) => `http://${host}/`],
  ["credentials", (host: string) => `https://gob.mx:x@${host}/`],
  [
    "an invisible character",
    (host: string) => `https://${host[0]}\u200b${host.slice(1)}/`,
  ],
  [
    "a text that names another page",
    (host: string) => `[gob.mx](https://${host}/)`,
  ],
])("%s never makes a link more trusted", (_, withTrait) => {
  fc.assert(
    fc.property(aHost(), (host) => {
      expect(rank(withTrait(host))).toBeGreaterThanOrEqual(
        rank(`https://${host}/`),
      );
    }),
  );
});

test("any text gets one of the verdicts or none, without an error", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 500 }),
        fc.string({ unit: "grapheme", maxLength: 500 }),
        aText(),
      ),
      (text) => {
        const check = checkMessage(text, INDEX);
        expect(check === null || VERDICTS.includes(check.verdict)).toBe(true);
      },
    ),
  );
});

test.each([
  "a",
  ".",
  "a.",
  "a-",
  "[",
  "[a](",
  "<a ",
  "<a href=",
  "<a>",
  "https://",
  "https://a.mx/",
  "http://a.mx ",
  "%3a%2f%2f",
  "xn--",
  "xn--a-",
  "pago ",
  "pago a ",
  "paga $1 ",
  "pagar 1 peso para ",
  "para activar paga de ",
  "regístrate y paga por yape ",
  "registra",
  "paga solo de 1",
  "deposita en tu cuenta ",
  "tu beca fue ",
  "visa garantizamos ",
  "no ",
  "@",
  "a@a.mx ",
  "\u200b",
  "&#46;",
  "(dot)",
  "'",
  "✅",
  "1\ufe0f\u20e3",
  "unam.mx❤",
  "%E2%80%A6",
  "✅.",
  "1\u20e3.",
  "a✅.",
  "-",
])("%j repeated up to the limit is checked in under a second", (part) => {
  const text = part.repeat(Math.ceil(MAX_TEXT / part.length));
  for (const whole of [text, `a.${text}a`, `https%3a%2f%2fa.mx${text}`]) {
    const start = performance.now();
    checkMessage(whole, INDEX);
    expect(performance.now() - start).toBeLessThan(1_000);
  }
});

function rank(text: string): number {
  const verdict = checkMessage(text, INDEX)?.verdict;
  return verdict ? VERDICTS.indexOf(verdict) : -1;
}

function aHost() {
  return fc.oneof(
    fc.domain(),
    fc.constantFrom(
      "www.unam.mx",
      "sep.gob.mx",
      "becas-unam.org",
      "otra.gob.ec",
      "docs.google.com",
      "bit.ly",
    ),
  );
}

function aText() {
  return fc
    .array(
      fc.oneof(
        aHost(),
        aHost().map((host) => `https://${host}/x`),
        fc.constantFrom(...TRAITS, "Hola.", "no", "Convocatoria abierta", "si"),
        fc.string({ maxLength: 20 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(" "));
}
