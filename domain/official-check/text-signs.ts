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
  /\b(?:paga(?:r|s|ndo)?|pague|pago|abona(?:r)?|abone|deposita(?:r)?|deposite|cancela(?:r)?|cancele|transfier[ae]|cuota|tarifa|cargo|costo|pay(?! no\b)(?:ing|ment)?|fee|deposit)\b.{0,40}\b(?:tramite|gestion|inscripcion|registro|solicitud|activa(?:r|cion)|administrativ[oa]s?|procesamiento|liberar|desbloquear|recibir|apartar|reservar|adelantad[oa]|anticipad[oa]|por adelantado|beca|lugar|cupo|application|processing|registration|release|receive|reserve|upfront|advance|scholarship|grant)\b|\b(?:processing|registration|administrative|release|upfront|advance) (?:fee|payment)\b|\bgastos (?:administrativos|de tramite|de gestion)\b/;

/** Requests for money; several also describe a grant: "la beca paga". */
const PAY =
  /(?:pag(?:ar?|ue)|(?:abon|cancel|consign|deposit|envi|mand|pas|pline|recarg|yape)(?:ar?|e)|recargue|gir[ae]|transf(?:ier[ae]|eri|erir)|(?:ha(?:z|ce|ga)|reali[zc][ae]|make)(?= (?:un|el|la|a)\w? )|pay|send|wire|transfer|deposit)(?:nos|me|n|s)?/;

/** Words before a verb, or the start of a clause, that make it a request. */
const LEADS =
  /(?:^\W{0,5}(?:(?:debes|tienes que|hay que|you (?:must|need to|have to)) )?|\b(?:solo|primero|ahora|luego|despues|aprobad[oa]|favor|please) |\bsi quieres? (?:(?! que ).){1,40} |\b(?=(?:pline|yape)|\w+(?:nos|me)\b)|\bme (?=\w+s ))/;

/** A request before "y" makes the next verb one too: "regístrate y paga". */
const THEN =
  /^\W{0,5}(?:activ|apart|asegur|complet|confirm|descarg|entr|escrib|ingres|inscrib|llen|postul|registr|reserv)\w*(?:(?! que ).){1,40} y /;

/** Verbs that ask for money in any place, and those that only lead a clause. */
const ASKS =
  /(?:(?:^\W{0,5}|\b(?:solo|primero|ahora|luego|ya|y|favor|please) )(?:paga|abona|deposita|cancela|transfiere|manda|envia|consigna|yapea|pay|send|transfer|deposit)|\b(?:(?:pag|abon|deposit|cancel|mand|envi|consign|yape)(?:ar|ue|ues|e|es|ame|anos)|transferir|transfieras?|(?:must|need to|have to) (?:pay|send|transfer|deposit)))\b/;

const AMOUNT =
  /(?:(?:\$s?|€|₡|₲|\bs\/|\b(?:[bg]s|lps|l(?= ?\d\d)|q|usd|mxn)) ?\d|\d ?[$€]|\d ?(?:mil )?(?:pesos|soles|quetzales|lempiras|colones|bolivianos|guaranies|reales|bolivares|cordobas|balboas|gourdes|euros|dolares|dollars|lu[ck]as|bs|clp|cop|cup|gs|lps|mlc|mxn|usdt?)\b)/;

const WALLET =
  /(?:tigo money|giros? tigo|chivo|transfermovil|enzona|billetera|wallet|oxxo|yape|plin|nequi|daviplata|deuna|pago movil|tpago|mercado ?pago|pix|sinpe|yappy|zelle|venmo|cash ?app|paypal|binance)/;

/** A request with its amount, only words such as "solo" or "por Yape" between them. */
const PAY_AMOUNT = `\\b${PAY.source}(?: (?:solo|apenas|ahora|hoy|un[ao]?s?|el|l[ao]s?|a|de|por|via|suma|monto|pago|deposito|transferencia|recarga|giro|saldo|movil|minimo|only|payment|of|${WALLET.source})){0,6} (?:c|rd?|us?)?[\\d.,]*${AMOUNT.source}`;

/** An amount that others ask for: "piden 50 dólares de inscripción". */
const ASKED_AMOUNT = `\\b(?:pid|cobr|exig|solicit)[ae]n? (?:(?:solo|un[ao]?s?|el|la|de|por|monto|pago|deposito) ){0,4}(?:c|rd?|us?)?[\\d.,]*${AMOUNT.source}.{0,20}\\b(?:inscri|tramit|registr|gestion|solicitud|reserv|apart|activ|liber|postul)`;

/** A purpose before the request: "para la beca hay que pagar 200 soles". */
const FOR_GRANT = `\\bpara (?:la|el|tu|una|esta) (?:beca|cupo|lugar|inscripcion|tramite|visa)\\b.{0,30}${PAY_AMOUNT}`;

/** Rejects the amounts of grants and of tuition by the words after them. */
const NO_GRANT =
  /(?!.{0,40}\b(?:(?:al?|por|cada|per|each) (?:l[ao]s? )?(?:dia|mes|bimestre|semestre|ano|month|semester|year|(?:alumn|becari|beneficiari|estudiant|famili|joven)\w*)|cada (?:dos|tres) meses|(?:mensual|bimestral|semestral|anual)\w*|monthly|cubre|covers|propia|matricula|colegiatura|pension|arancel|tuition)\b)/;

const TO_GET =
  /\b(?:para|to) (?:no perd|activ|apart|reserv|postul|particip|inscrib|asegur|recib|retir|obten|tramit|liber|desbloque|entreg|cobr|complet|confirm|reserve|hold|apply|receive|release|secure|claim)/;

/** Folded words of a clause, in Spanish and English. Gaps are bounded: no pattern is slow. */
const PATTERNS: Readonly<Record<TextSign, RegExp>> = {
  fee: new RegExp(
    `${NAMED_FEE.source}|${ASKS.source}.{0,20}${AMOUNT.source}.{0,40}${TO_GET.source}|(?:${LEADS.source}|${THEN.source}|${TO_GET.source}.{0,60})${PAY_AMOUNT}${NO_GRANT.source}|${ASKED_AMOUNT}|${FOR_GRANT}${NO_GRANT.source}`,
  ),
  personalAccount: new RegExp(
    `\\b(?:(?:deposit[ae]r?|deposito|consign(?:ar|e)|transfier[ae]|transferir?|transferencia|envi[ae]r?|send|transfer|wire)\\b.{0,60}\\b(?:cuenta|clabe|cbu|cvu|tarjeta|account|${WALLET.source})|mand[ae](?:r|nos|me)?\\b.{0,60}\\b${WALLET.source}|(?:envi|mand|pas|transfier)[ae](?:nos|me)\\b.{0,20}\\bsaldo|yape[ae](?:r|nos|me)?)\\b|${PAY_AMOUNT}(?:${NO_GRANT.source}.{0,40}\\b(?:${WALLET.source}|alias|saldo(?! pend))\\b|.{0,40}\\b(?:al?|numero|to) (?:\\w+ ){0,3}\\+?\\d[\\d -]{5,}\\d)|\\bpago movil de [\\d.,]*${AMOUNT.source}`,
  ),
  untraceable:
    /\b(?:western union|moneygram|gift ?cards?|tarjetas? (?:de )?regalo|google play|itunes|steam card|bitcoin|btc|usdt|cripto(?:monedas?)?|crypto(?:currency)?)\b/,
  qr: /\b(?:codigo|escanea(?:r)?|scan)\b.{0,15}\bqr\b.{0,60}\b(?:pag[aou]\w*|pay\w*|deposit\w*|transfer\w*)\b|\b(?:pag[aou]\w*|pay\w*)\b.{0,60}\bqr\b/,
  bankData:
    /\b(?:datos bancarios|numero de cuenta|cuenta bancaria|clabe interbancaria|clabe|cbu|cci|bank (?:account|details|information)|account number|routing number)\b/,
  card: /\b(?:numero de (?:tu |la |su )?tarjeta|datos de (?:tu |la |su )?tarjeta|cvv|cvc|codigo de seguridad|fecha de vencimiento|card (?:number|details)|credit card|security code)\b/,
  password:
    /\b(?:contrasena|password|clave (?:bancaria|de acceso|personal|dinamica|unica(?! de registro)|token|del? (?:tu |su |la )?(?:banco|cuenta|tarjeta|correo|celular))|(?:d[ae](?:me|nos)|(?:mand|envi|pas|compart|confirm)[ae]\w{0,3}) (?:\w+ ){0,6}(?:tu|su|la) clave|nip|pin|codigo (?:de verificacion|sms|que te lleg\w+|de 6 digitos)|token|verification code|one[- ]time code|otp)\b/,
  idPhoto:
    /\b(?:foto|selfie|imagen|copia|escaneo|photo|picture|scan|copy)\b.{0,40}\b(?:dni|ine|cedula|pasaporte|identificacion|credencial|documento de identidad|curp|dpi|dui|carnet? de identidad|(?:del|de (?:tu|su)) carnet(?! (?:universitari|estudiantil|de estudiante))|carnet?\b.{0,20}\b(?:lados?|anverso)|passport|id card|identity)\b/,
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
    /\b(?:escrib(?:e|enos|eme|ir|anos)|manda(?:r|nos|me)?|envia(?:r|nos|me)?|contacta(?:r|nos|me)?|responde(?:r)?|comunicate|agrega(?:r|nos)?|unete|text|message|contact|reply|join)\b.{0,60}\b(?:whats ?app|wsp|wasap|telegram|messenger|inbox|dm)\b|\b(?:solo|unicamente|only) (?:por|via|through|by|on) (?:whats ?app|telegram|messenger|facebook)\b/,
  urgency:
    /\b(?:ultim[oa]s? (?:\d+ )?(?:dia|dias|hora|horas|oportunidad|cupos|lugares|aviso)|hoy mismo|solo (?:por )?hoy|ahora mismo|de inmediato|inmediatamente|urgente|en las (?:proximas|siguientes) \d+ horas|dentro de \d+ horas|antes de (?:que termine )?(?:hoy|esta noche|medianoche)|perderas|pierdes tu|quedan pocos|la pagina no funciona|urgent|immediately|right now|act now|last chance|today only|within \d+ hours|limited (?:spots|places|slots)|will be (?:cancel+ed|lost))\b/,
};

/** An approval is a sign only beside another one: true results have the same words. */
const APPROVAL =
  /\b(?:tu|su|your) (?:ayuda|beca|bono|credito|cupo|postulacion|solicitud|application|grant|loan|scholarship)\b.{0,40}\b(?:fue|ha sido|esta|quedo|salio|was|been|is) (?:ya |pre-?)?(?:acept|aprob|asign|seleccion|accept|approv|award|select)/;

const NEGATION =
  /\b(?:no|nunca|jamas|ningun[oa]?|nadie|tampoco|sin|evita|never|not|don't|doesn't|won't|without|no one|nobody|none|free of|estafa\w*|fraudes?|scam\w*)\b/;

/** Requests for money by others, which a warning reports: "si te piden depositar". */
const REPORTED =
  /\b(?:si(?: \w+){0,3} piden|alguien(?: \w+)? pid[ae]|(?:any|some)one asks)\b/;

const MONEY_SIGNS: ReadonlySet<TextSign> = new Set(["fee", "personalAccount"]);

/** Beginnings that turn a "no" into a threat: "si no pagas hoy". */
const CONDITION = /\b(?:si no|if you (?:do not|don't))\b/;

/**
 * A payment into the account of the reader or of a grantee: "deposita la beca en tu cuenta".
 * First group: words before a request, after which "su cuenta" is somebody else's.
 */
const OWN_ACCOUNT =
  /(?:(^\W{0,5}|\b(?:y|luego|primero|solo|and|then) )|)\b((?:abon|deposit|pag|recib|transfer|transfier)\w*\b.{0,60}?) (?:(?:en|a|to|into) (?:tu|su|your|their)(?: propia)? (?:cuenta|tarjeta|account)|(?:en|a) (?:la|una) (?:cuenta|tarjeta)(?: bancaria)? (?:a tu nombre|del? (?:l[ao]s? )?(?:alumn|becari|beneficiari|estudiant)\w*))(?: bancaria)?/g;

/** A clause about what a grant pays: "el Ministerio de Educación deposita la beca". */
const GRANT_PAYS =
  /^\W{0,5}(?:el|la|the) (?:apoyo|ayuda|beca|bono|fellowship|fundacion|gobierno|grant|ministerio|program[ae]?|scholarship|universidad)(?: del? (?:la )?\w+(?: \w+)?)? (?:te |les? |se )?(?:abona|deposita|envia|paga|transfiere|pays)\b/;

/** The signs in a cleaned text, in the order of `TEXT_SIGNS`. */
export function findTextSigns(text: string): ReadonlyArray<TextSign> {
  const clauses = fold(text)
    .replace(/’/g, "'")
    // The marks in "S/. 50", "Gs. 50" and "1,500" end no clause.
    .replace(/\b(s\/|[bg]s|lps?|l|q)\.(?= ?\d)/g, "$1")
    .split(/[!?;\n\r:()]+|[.,](?!\d)/)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((clause) =>
      clause.replace(OWN_ACCOUNT, markOwnAccount).replace(GRANT_PAYS, ""),
    );
  const signs = TEXT_SIGNS.filter((sign) =>
    clauses.some(
      (clause) =>
        hasSign(clause, PATTERNS[sign]) &&
        !(MONEY_SIGNS.has(sign) && REPORTED.test(clause)),
    ),
  );
  const isApproved = clauses.some((clause) => hasSign(clause, APPROVAL));
  return signs.length > 0 && isApproved
    ? TEXT_SIGNS.filter((sign) => sign === "prize" || signs.includes(sign))
    : signs;
}

/** Replaces a person's own account by a word that `NO_GRANT` rejects. */
function markOwnAccount(
  match: string,
  lead: string | undefined,
  payment: string,
): string {
  return lead !== undefined && /\b(?:su|their)\b/.test(match)
    ? match
    : `${lead ?? ""}${payment} propia`;
}

/** A negation before the words, but no condition, makes the clause a warning: "never pay a fee". */
function hasSign(clause: string, pattern: RegExp): boolean {
  const match = pattern.exec(clause);
  if (!match) return false;
  const before = clause.slice(0, match.index).slice(-60);
  return !NEGATION.test(before) || CONDITION.test(before);
}
