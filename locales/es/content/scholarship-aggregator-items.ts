export const scholarshipAggregatorItems = {
  "oea-portal-becas": {
    name: "Portal de Becas de la OEA",
    description:
      "Encuentra becas de la OEA y de sus universidades aliadas, sobre todo de posgrado; hay algunas carreras en línea.",
    note: "En español e inglés. Consultar no pide registro; postular, sí. Casi todas cubren solo una parte: revisa cuánto pagarías tú.",
  },
  "icetex-becas-vigentes": {
    name: "ICETEX – Becas vigentes en el exterior",
    description:
      "Si eres de Colombia, busca becas en el extranjero que ofrecen gobiernos, organismos y universidades.",
    note: "En español. Consultar no pide registro; postular, sí.",
  },
  indesgua: {
    name: "INDESGUA – Catálogo de becas",
    description:
      "Compara fichas de becas guatemaltecas e internacionales: nivel, beneficios y fechas de cierre anteriores.",
    note: "En español y sin registro. Está pensado para Guatemala, pero muchas becas sirven a otros países de la región.",
  },
  "becas-com": {
    name: "becas.com",
    description:
      "Busca becas de estudio, movilidad e investigación en España y América Latina, con requisitos y fechas de inscripción.",
    note: "En español. Es un sitio comercial: consultar es gratis y el registro para recibir avisos es opcional.",
  },
  "campus-bourses": {
    name: "Campus Bourses",
    description:
      "Filtra por nacionalidad, área y nivel las becas para estudiar en Francia. Lo lleva Campus France.",
    note: "En francés e inglés, sin registro.",
  },
  "daad-base-de-datos": {
    name: "Base de datos de becas del DAAD",
    description:
      "Busca becas del DAAD y de otras organizaciones para estudiar o investigar en Alemania. Filtra por país, nivel y área.",
    note: "En inglés y alemán. Consultar no pide registro; postular en el portal del DAAD, sí, y mejor desde una computadora.",
  },
  "educationusa-ayuda-financiera": {
    name: "EducationUSA – Ayuda financiera",
    description:
      "Encuentra ayudas de universidades de Estados Unidos para estudiantes internacionales y centros de orientación gratuitos.",
    note: "En inglés, sin registro. Revisa si hay visa de estudiante para tu nacionalidad: en 2025-26 se suspendió para Cuba, Haití, Venezuela y otros países.",
  },
  iefa: {
    name: "IEFA – International Education Financial Aid",
    description:
      "Explora becas y ayudas para estudiar fuera de tu país, por destino y por área.",
    note: "En inglés. Ver la lista no pide registro.",
  },
  "opportunity-desk": {
    name: "Opportunity Desk",
    description:
      "Lee avisos de becas, concursos, prácticas y encuentros juveniles de todo el mundo.",
    note: "En inglés, sin registro. Confirma cada aviso en la página de quien convoca.",
  },
} as const;
