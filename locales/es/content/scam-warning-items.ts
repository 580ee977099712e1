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
    title: "Te piden tu tarjeta para «reservar» la beca",
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
    title: "Colombia: el ICETEX no usa tramitadores ni códigos QR de pago",
    text: "En 2025 el ICETEX alertó de códigos QR y páginas falsas para cobrar créditos, como icetex.com, que no es suya. Sus trámites son directos y sin intermediarios. Entra solo a www.icetex.gov.co y paga por los canales que ahí aparecen.",
  },
  "visa-asegurada": {
    title: "Te venden una visa segura",
    text: "La embajada de Estados Unidos en Colombia avisa de quienes dicen tener un contacto dentro que facilita la visa. También de quienes cobran más o menos que la tarifa oficial. Nadie puede asegurártela. Haz el trámite en la página del consulado.",
  },
  "agencia-que-desaparece": {
    title: "La agencia cobra y desaparece",
    text: "Hay agencias de «estudia en el extranjero» que se van con el dinero: la prensa contó un caso en México en 2023. Antes de pagar, escribe a la escuela y pregunta si trabaja con esa agencia. Pide contrato y factura.",
  },
  "pagar-para-publicar": {
    title: "Pagas y tu trabajo sale «publicado»",
    text: "Hay servicios que cobran miles de dólares por guiar a estudiantes de prepa y publicar su trabajo en revistas hechas para eso, contó ProPublica en 2023. Eso no es una investigación reconocida. Busca ferias y concursos gratuitos.",
  },
  "honores-que-se-pagan": {
    title: "Un honor o un congreso que tú pagas",
    text: "Una carta elegante dice que te eligieron para una sociedad de honor o un congreso de líderes, y luego piden una cuota. Suele llegar a miles de estudiantes y vale poco al postular. Pregunta en tu escuela antes de pagar.",
  },
  "practicas-falsas": {
    title: "Prácticas o empleos que no existen",
    text: "Un «reclutador» te escribe por redes, te entrevista en línea y pide tus datos bancarios, tu identificación o que reenvíes parte de un cheque. La FTC lo llama robo de identidad. Confirma la vacante en la página de la empresa.",
  },
  "grupos-de-whatsapp": {
    title: "El registro se hace en un grupo de WhatsApp",
    text: "«La página no funciona», «no vas a alcanzar la fecha»: así pedían datos por WhatsApp en 2022. Las Becas Benito Juárez avisaron que no registran por grupos de WhatsApp, Facebook ni formularios de Google. Sal del grupo.",
  },
  "fotos-de-identificacion": {
    title: "Te piden una foto de tu INE, DNI o CURP",
    text: "Con la foto de tu identificación pueden hacerse pasar por ti. En México se recomienda no mandar por WhatsApp la credencial del INE, el pasaporte ni la CURP. Súbelos solo en la página oficial, cuando el registro los pida.",
  },
  "argentina-becas-progresar": {
    title: "Argentina: falsos avisos de cobro de Progresar",
    text: "En abril de 2025 la coordinación de Progresar en Chaco alertó de enlaces en Facebook que llevan a un chat de WhatsApp. Ahí piden primero el DNI y luego el CBU. Mira tus fechas solo en la plataforma oficial.",
  },
  "peru-cursos-del-ministerio": {
    title: "Perú: cursos y becas con el logo del Minedu",
    text: "En 2024 circularon en Facebook cursos universitarios gratis y becas con el logo del ministerio. El Minedu dijo que no los ofrece y que solo vale lo que publica en sus redes oficiales. Corrió un anuncio igual sobre Argentina.",
  },
  "chile-regreso-a-clases": {
    title: "Chile: becas inexistentes en marzo",
    text: "Según la PDI, las estafas digitales suben cerca de 30 % en marzo (ADN Radio, febrero de 2026). Son mensajes de WhatsApp, tiendas falsas y becas que no existen. Revisa quién envía y entra escribiendo tú la dirección.",
  },
  "ecuador-cupos-por-whatsapp": {
    title: "Ecuador: «tu perfil fue aprobado»",
    text: "Lupa Media contó que falsos reclutadores del IESS piden por WhatsApp fotos de la cédula, datos bancarios y transferencias por cursos. Eran empleos, pero el truco sirve también para becas. Con «últimos cupos» te apuran: no contestes.",
  },
} as const;
