import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { FRAUD_MESSAGES, HONEST_MESSAGES } from "./text-signs.fixture.ts";
import { findTextSigns, TEXT_SIGNS, type TextSign } from "./text-signs.ts";

/** Typical messages to students, each with a sign that it contains. */
const MESSAGES: ReadonlyArray<readonly [TextSign, string]> = [
  ["fee", "Solo falta que pagues: paga 50 dólares de trámite para tu beca."],
  ["fee", "There is a small processing fee to release your scholarship."],
  ["fee", "Debes cubrir los gastos administrativos."],
  ["fee", "Paga 200 pesos para activar tu tarjeta."],
  ["fee", "Primero paga la activación de tu tarjeta."],
  ["fee", "Manda 500 quetzales para apartar tu beca."],
  ["fee", "💳 Envía $1,500 hoy para reservar tu cupo."],
  ["fee", "Debes cancelar S/ 50 por yape para postular."],
  ["fee", "Hay que transferir S/. 50 para participar en el sorteo."],
  ["fee", "Últimos lugares, no esperes. 300 pesos de cuota de inscripción."],
  ["fee", "You have to send 40 dollars to claim the grant."],
  [
    "fee",
    "Paga el derecho de inscripción de 350 soles en el Banco de la Nación.",
  ],
  ["fee", "Para obtener la constancia paga 30 pesos en la tesorería."],
  ["fee", "Me escribieron y piden 50 dólares de inscripción"],
  ["fee", "Te cobran 100 pesos por inscribirte"],
  ["fee", "Para la beca hay que pagar 200 soles"],
  ["personalAccount", "Deposita en esta cuenta a nombre de Juan."],
  ["personalAccount", "Transfiere por Yape al 999."],
  ["personalAccount", "Send the money to this account."],
  ["untraceable", "Compra una gift card de 100 dólares."],
  ["untraceable", "Pay by Western Union or crypto."],
  ["qr", "Escanea el código QR para pagar."],
  ["bankData", "Necesitamos tus datos bancarios y CLABE."],
  ["bankData", "Send your bank account details."],
  ["card", "Escribe el número de tu tarjeta y el CVV."],
  ["password", "Confirma tu usuario y contraseña."],
  ["password", "Dinos el código de verificación que te llegó."],
  ["password", "Dame tu clave del banco"],
  ["password", "manda foto de tu DNI y tu clave"],
  ["urgency", "Últimas 24 horas para inscribirte"],
  ["idPhoto", "Manda una foto de tu INE por ambos lados."],
  ["idPhoto", "Send a photo of your passport."],
  ["prize", "¡Felicidades! Ganaste una beca."],
  ["prize", "You have been selected for a grant."],
  ["guaranteed", "Beca 100 % garantizada."],
  ["guaranteed", "We guarantee your scholarship or your money back."],
  ["soldPlace", "Asegura tu lugar en la UNAM sin examen."],
  ["middleman", "Nuestro gestor tramita todo por ti."],
  ["visa", "Visa garantizada para estudiar."],
  ["chatOnly", "Escríbenos por WhatsApp al 55 1234 5678."],
  ["chatOnly", "Reply on Telegram."],
  ["urgency", "Hoy es el último día, la página no funciona."],
  ["urgency", "Act now: within 24 hours."],
];

test.each(MESSAGES)("%s is found in %j", (sign, message) => {
  expect(findTextSigns(cleanText(message))).toContain(sign);
});

test.each(FRAUD_MESSAGES)("%j are found in %j", (signs, message) => {
  expect(findTextSigns(cleanText(message))).toEqual(
    expect.arrayContaining([...signs]),
  );
});

test("every sign has a test message", () => {
  expect(new Set(MESSAGES.map(([sign]) => sign))).toEqual(new Set(TEXT_SIGNS));
});

test.each([
  "La convocatoria abre el 3 de marzo. Consulta las bases y reúne tus documentos.",
  "Nunca te pediremos tu contraseña ni tus datos bancarios.",
  "El trámite es gratuito y no requiere gestores.",
  "No pagues ninguna cuota para recibir tu beca.",
  "Paga tu matrícula en la universidad.",
  "Envía tu solicitud para participar.",
  "Envía 3 fotos para participar en el concurso.",
  "Cancela tu cita si no puedes ir.",
  "Es una beca de 200 pesos para recibir clases.",
  "La beca paga 500 dólares para participar en un congreso.",
  "El programa deposita 1,900 pesos para cobrar cada bimestre.",
  "No tienes que pagar 200 pesos para postular.",
  "We never ask for your bank account details.",
  "The scholarship covers tuition, travel and a monthly stipend.",
  "Applications close on 15 January. Read the guidelines on our site.",
  ...HONEST_MESSAGES,
])("no sign is found in %j", (message) => {
  expect(findTextSigns(cleanText(message))).toEqual([]);
});

test("a fee demanded with «si no» is the sign `fee`, not a warning against fees", () => {
  expect(
    findTextSigns("Si no pagas la cuota de inscripción pierdes tu beca"),
  ).toContain("fee");
});

test("an approval is the sign `prize` only beside another sign", () => {
  const approval = "Tu solicitud fue aprobada.";
  expect(findTextSigns(approval)).toEqual([]);
  expect(findTextSigns(`${approval} Escríbenos por WhatsApp.`)).toEqual([
    "prize",
    "chatOnly",
  ]);
});
