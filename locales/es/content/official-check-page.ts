/** The server's part of the page that checks links and messages. */
export const officialCheckPage = {
  title: "¿Es oficial?",
  pageTitle: "¿Es oficial? Revisa un enlace o un mensaje",
  link: "Revisa un enlace o un mensaje",
  lead: "Pega un enlace o un mensaje y mira qué sabemos.",
  description:
    "Revisa en tu dispositivo si un enlace o un mensaje sobre becas viene de una página conocida, imita a una o trae señales de fraude. Con fuentes y dónde denunciar.",
  read: {
    heading: "Cómo leer una dirección",
    steps: {
      end: {
        title: "Empieza por el final",
        text: "En www.gob.mx.becas.info manda «becas.info»: lo que va justo antes de la primera barra (/). Lo demás lo escribe quien quiera.",
      },
      letters: {
        title: "Lee letra por letra",
        text: "Un 1 por una l, una letra de más o una de otro alfabeto bastan para llevarte a otra página.",
      },
      ending: {
        title: "Compara la terminación",
        text: "En 2025 el ICETEX avisó de icetex.com, que no es suya. La suya termina en .gov.co.",
      },
      type: {
        title: "Escribe tú la dirección",
        text: "Un mensaje puede citar una página verdadera y venir de otra persona. Entra por tu cuenta, sin tocar el enlace.",
      },
    },
  },
  endings: {
    heading: "Qué dice la terminación",
    text: "Solo estas reglas leímos en una fuente. De las demás terminaciones no afirmamos nada.",
    open: "no prueba nada",
    restricted: "no cualquiera la consigue",
    readOn: "leído el {{date}} en una copia guardada",
    rules: {
      gobMx:
        "Solo gobierno federal, estatal o municipal de México y sus organismos.",
      eduMx: "Solo instituciones educativas de México con validez oficial.",
      govCo:
        "Restringida: el registro de Colombia revisa los documentos de quien la pide.",
      eduCo:
        "Solo instituciones educativas de Colombia reconocidas por su Ministerio de Educación.",
      gobPe: "Solo instituciones del gobierno de Perú.",
      eduPe: "Solo instituciones educativas de Perú.",
      govBr: "Órganos de gobierno de Brasil.",
      eduBr: "Instituciones de educación superior de Brasil.",
      gobGt:
        "Cerrada: quien la pide prueba que es una entidad de gobierno de Guatemala.",
      eduGt: "Cerrada: instituciones educativas reconocidas en Guatemala.",
      gov: "Solo organismos de gobierno de Estados Unidos.",
      edu: "Educación superior acreditada en Estados Unidos, con excepciones anteriores a 2001.",
      int: "Organismos creados por un tratado entre gobiernos.",
      com: "Cualquiera las registra.",
      mx: "Cualquiera las registra: bienestarazteca.mx era falsa.",
    },
  },
  signs: {
    heading: "Señales que buscamos en el texto",
    text: "Una señal no prueba un fraude. Es una razón para preguntar en la página oficial antes de seguir.",
    fee: "No toda cuota es un fraude: UWC Colombia y el CSS Profile cobran una. Confírmala en la página oficial.",
    feeSource: "Solicitud de UWC Colombia",
    warns: "Avisa: {{body}}",
    warnsIn: "Avisa: {{body}}, {{year}}",
    names: {
      fee: "Piden un pago para postular, elegirte o entregar la beca",
      personalAccount: "Piden un depósito o una transferencia a una cuenta",
      untraceable: "Piden tarjetas de regalo, giros o criptomonedas",
      qr: "Mandan un código QR para pagar",
      bankData: "Piden datos bancarios",
      card: "Piden los datos de tu tarjeta",
      password: "Piden una contraseña, un PIN o un código",
      idPhoto: "Piden una foto de tu identificación",
      prize: "Dicen que ganaste o que te eligieron",
      guaranteed: "Garantizan la beca o el lugar",
      soldPlace: "Venden un lugar en la universidad",
      middleman: "Ofrecen un gestor o un contacto",
      visa: "Prometen una visa garantizada",
      chatOnly: "Llevan el trámite por WhatsApp, Telegram o mensajes",
      urgency: "Te apuran",
    },
    all: "Ver todas las señales de fraude",
  },
  fakes: {
    heading: "Direcciones denunciadas",
    text: "Una organización o la prensa avisó que eran falsas.",
    item: "Imitaba a {{imitates}}; aviso de {{year}}.",
  },
  reports: {
    heading: "Dónde denunciar",
    text: "De los países que faltan, todavía no encontramos dónde denunciar.",
    stop: "Si ya pagaste o diste datos, avisa primero a tu banco y guarda los mensajes.",
  },
} as const;
