export const scamWarningItems = {
  "pagar-para-recibir": {
    title: "Te piden pagar para recibir la beca",
    text: "Te hablan de «una pequeña cuota de trámite», de un pago para liberar el dinero o de impuestos por adelantado. Quien da una beca seria no te cobra por entregarla. No pagues: busca la convocatoria en el sitio oficial.",
  },
  "beca-garantizada": {
    title: "Te garantizan la beca o te devuelven el dinero",
    text: "Nadie puede asegurarte que vas a ganar. La devolución suele traer condiciones casi imposibles de cumplir. Desconfía de toda garantía, pide las bases por escrito y no pagues por una lista de becas: las hay gratis.",
  },
  "ganador-sin-participar": {
    title: "Ganaste un concurso en el que no participaste",
    text: "Una «fundación nacional» te eligió, o eres finalista, y tú nunca postulaste: es una señal clásica de fraude. No respondas con tus datos. Pregunta de dónde los sacaron y comprueba por tu cuenta si la fundación existe.",
  },
  "datos-bancarios-para-apartar": {
    title: "Te piden tu tarjeta para «apartar» la beca",
    text: "Ninguna beca seria necesita tu tarjeta o tu cuenta para reservarte el lugar. Con esos datos pueden cobrarte o hacerse pasar por ti. No los compartas. Si ya lo hiciste, avisa a tu banco de inmediato.",
  },
  "becas-ue-no-se-pagan": {
    title: "Las becas de la Unión Europea no se venden",
    text: "Llegan correos de un falso «Erasmus Mundus» que piden gastos administrativos. La agencia europea EACEA recuerda que una beca de la UE nunca se da a cambio de una cuota. Búscala en el catálogo oficial y escribe desde ahí al consorcio.",
  },
  "mexico-becas-bienestar": {
    title: "México: falsos mensajes de las Becas para el Bienestar",
    text: "Correos, páginas y mensajes de WhatsApp imitan a las becas Benito Juárez o Rita Cetina para sacarte datos. El programa no pide datos personales ni bancarios por correo y el registro es gratis, sin gestores. Usa solo sus canales oficiales.",
  },
  "colombia-icetex-sin-tramitadores": {
    title: "Colombia: el Icetex no usa tramitadores ni códigos QR de pago",
    text: "En 2025 el Icetex alertó de códigos QR y páginas falsas para cobrar créditos, como icetex.com, que no es suya. Sus trámites son directos y sin intermediarios. Entra solo a www.icetex.gov.co y paga por los canales que ahí aparecen.",
  },
} as const;
