import { fold } from "../text/fold.ts";

/** Signs of fraud that a message may show in its words. */
export const TEXT_SIGNS = [
  "fee",
  "personalAccount",
  "untraceable",
  "qr",
  "bankData",
  "card",
  "password",
  "idPhoto",
  "prize",
  "guaranteed",
  "soldPlace",
  "middleman",
  "visa",
  "chatOnly",
  "urgency",
] as const;

export type TextSign = (typeof TEXT_SIGNS)[number];

const NAMED_FEE =
  /\b(?:paga(?:r|s|ndo)?|pague|pago|abona(?:r)?|abone|deposita(?:r)?|deposite|cancela(?:r)?|cancele|transfier[ae]|cuota|tarifa|cargo|costo|pay(?:ing|ment)?|fee|deposit)\b.{0,40}\b(?:tramite|gestion|inscripcion|registro|solicitud|activa(?:r|cion)|administrativ[oa]s?|procesamiento|liberar|desbloquear|recibir|apartar|reservar|adelantad[oa]|anticipad[oa]|por adelantado|beca|lugar|cupo|application|processing|registration|release|receive|reserve|upfront|advance|scholarship|grant)\b|\b(?:processing|registration|administrative|release|upfront|advance) (?:fee|payment)\b|\bgastos (?:administrativos|de tramite|de gestion)\b/;

/** Verbs that ask for money; those that also describe a grant ("la beca paga") only lead a clause. */
const ASKS =
  /(?:(?:^\W{0,5}|\b(?:solo|primero|ahora|luego|ya|y|favor|please) )(?:paga|abona|deposita|cancela|transfiere|manda|envia|consigna|yapea|pay|send|transfer|deposit)|\b(?:(?:pag|abon|deposit|cancel|mand|envi|consign|yape)(?:ar|ue|ues|e|es|ame|anos)|transferir|transfieras?|(?:must|need to|have to) (?:pay|send|transfer|deposit)))\b/;

const AMOUNT =
  /(?:(?:\$|€|₡|\bs\/\.?|\bbs|\bq|\busd|\bmxn) ?\d|\d ?(?:mil )?(?:pesos|soles|quetzales|lempiras|colones|bolivianos|guaranies|reales|bolivares|cordobas|balboas|gourdes|euros|dolares|dollars|usd|mxn|cop|clp)\b)/;

const TO_GET =
  /\b(?:para|to) (?:activ|apart|reserv|postul|particip|inscrib|asegur|recib|liber|desbloque|cobr|complet|confirm|reserve|hold|apply|receive|release|secure|claim)/;

/** Folded words of a clause, in Spanish and English. Gaps are bounded: no pattern is slow. */
const PATTERNS: Readonly<Record<TextSign, RegExp>> = {
  fee: new RegExp(
    `${NAMED_FEE.source}|${ASKS.source}.{0,20}${AMOUNT.source}.{0,40}${TO_GET.source}`,
  ),
  personalAccount:
    /\b(?:deposit[ae]r?|deposito|transfier[ae]|transferir|transferencia|envi[ae]r?|yapea(?:r|me)?|send|transfer|wire)\b.{0,60}\b(?:cuenta|clabe|cbu|cvu|oxxo|yape|plin|nequi|daviplata|mercado pago|pix|tarjeta|account|zelle|venmo|cash ?app|paypal)\b/,
  untraceable:
    /\b(?:western union|moneygram|gift ?cards?|tarjetas? (?:de )?regalo|google play|itunes|steam card|bitcoin|btc|usdt|cripto(?:monedas?)?|crypto(?:currency)?)\b/,
  qr: /\b(?:codigo|escanea(?:r)?|scan)\b.{0,15}\bqr\b.{0,60}\b(?:pag[aou]\w*|pay\w*|deposit\w*|transfer\w*)\b|\b(?:pag[aou]\w*|pay\w*)\b.{0,60}\bqr\b/,
  bankData:
    /\b(?:datos bancarios|numero de cuenta|cuenta bancaria|clabe interbancaria|clabe|cbu|cci|bank (?:account|details|information)|account number|routing number)\b/,
  card: /\b(?:numero de (?:tu |la |su )?tarjeta|datos de (?:tu |la |su )?tarjeta|cvv|cvc|codigo de seguridad|fecha de vencimiento|card (?:number|details)|credit card|security code)\b/,
  password:
    /\b(?:contrasena|password|clave (?:bancaria|de acceso|personal|dinamica|unica|token)|nip|pin|codigo (?:de verificacion|sms|que te lleg\w+|de 6 digitos)|token|verification code|one[- ]time code|otp)\b/,
  idPhoto:
    /\b(?:foto|selfie|imagen|copia|escaneo|photo|picture|scan|copy)\b.{0,40}\b(?:dni|ine|cedula|pasaporte|identificacion|credencial|documento de identidad|curp|passport|id card|identity)\b/,
  prize:
    /\b(?:ganaste|has ganado|eres (?:la |el )?(?:ganador|ganadora|finalista|beneficiari[oa]|acreedor|acreedora)|fuiste (?:seleccionad|elegid|preseleccionad)[oa]|has sido (?:seleccionad|elegid|preseleccionad|aprobad)[oa]|tu perfil fue aprobado|you(?: have|'ve)? (?:been (?:selected|chosen|awarded|approved)|won)|congratulations|felicidades|felicitaciones)\b/,
  guaranteed:
    /\b(?:(?:beca|lugar|cupo|admision|ingreso|aprobacion|credito|scholarship|admission|approval)\s(?:100 ?% )?(?:garantizad[oa]|asegurad[oa]|segur[oa]|guaranteed)|(?:garantizamos|te garantiz\w+|garantia de|guaranteed?|we guarantee)\b.{0,30}\b(?:beca|lugar|cupo|admision|ingreso|scholarship|admission|grant|approval|money back)|money[- ]back|te devolvemos (?:tu|el) dinero|100 ?% (?:garantizad[oa]|segur[oa]|guaranteed))/,
  soldPlace:
    /\b(?:asegura|aparta|compra|consigue|vendo|vendemos|vendes)\b.{0,20}\b(?:lugar|cupo|plaza|ingreso|entrada)\b|\b(?:buy|secure) your (?:place|spot|seat)\b/,
  middleman:
    /\b(?:gestor(?:es|ia)?|tramitador(?:es|a)?|intermediari[oa]s?|tengo (?:un )?contactos? (?:dentro|en)|conozco a alguien|agente autorizado|our agent|authori[sz]ed agent|inside contact)\b/,
  visa: /\bvisa (?:segura|garantizada|asegurada|sin entrevista|guaranteed)\b|\b(?:garantizamos|aseguramos|guarantee)\b.{0,20}\bvisa\b/,
  chatOnly:
    /\b(?:escrib(?:e|enos|eme|ir|anos)|manda(?:r|nos|me)?|envia(?:r|nos|me)?|contacta(?:r|nos|me)?|responde(?:r)?|comunicate|agrega(?:r|nos)?|unete|text|message|contact|reply|join)\b.{0,40}\b(?:whats ?app|wsp|wasap|telegram|messenger|inbox|dm)\b|\b(?:solo|unicamente|only) (?:por|via|through|by|on) (?:whats ?app|telegram|messenger|facebook)\b/,
  urgency:
    /\b(?:ultim[oa]s? (?:dia|hora|horas|oportunidad|cupos|lugares|aviso)|hoy mismo|solo (?:por )?hoy|ahora mismo|de inmediato|inmediatamente|urgente|en las (?:proximas|siguientes) \d+ horas|dentro de \d+ horas|antes de (?:que termine )?(?:hoy|esta noche|medianoche)|perderas|pierdes tu|quedan pocos|la pagina no funciona|urgent|immediately|right now|act now|last chance|today only|within \d+ hours|limited (?:spots|places|slots)|will be (?:cancel+ed|lost))\b/,
};

const NEGATION =
  /\b(?:no|nunca|jamas|ningun[oa]?|nadie|tampoco|sin|evita|never|not|don't|doesn't|won't|without|no one|nobody|none|free of)\b/;

/** Beginnings that turn a "no" into a threat: "si no pagas hoy". */
const CONDITION = /\b(?:si no|if you (?:do not|don't))\b/;

/** The signs in a cleaned text, in the order of `TEXT_SIGNS`. */
export function findTextSigns(text: string): ReadonlyArray<TextSign> {
  const clauses = fold(text)
    .replace(/’/g, "'")
    // The marks in "S/. 50" and "1,500" end no clause.
    .replace(/\bs\/\./g, "s/")
    .split(/[!?;\n\r:()]+|[.,](?!\d)/)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return TEXT_SIGNS.filter((sign) =>
    clauses.some((clause) => hasSign(clause, PATTERNS[sign])),
  );
}

/** A negation before the words, but no condition, makes the clause a warning: "never pay a fee". */
function hasSign(clause: string, pattern: RegExp): boolean {
  const match = pattern.exec(clause);
  if (!match) return false;
  const before = clause.slice(0, match.index).slice(-60);
  return !NEGATION.test(before) || CONDITION.test(before);
}
