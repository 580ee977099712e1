import type { Resource } from "../resource.schema.ts";

export const usacIngreso: Resource = {
  id: "usac-ingreso",
  link: "https://nuevos.usac.edu.gt/",
  tags: [
    "guatemala",
    "universidad pública",
    "examen de admisión",
    "orientación vocacional",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.soy502.com/articulo/ultima-fecha-pruebas-conocimientos-ingresar-usac-153",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.soy502.com/articulo/ya-puedes-hacer-tu-prueba-orientacion-vocacional-usac-153",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.soy502.com/articulo/cunbav-abrira-segunda-prueba-orientacion-vocacional-101999",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://nuevos.usac.edu.gt/index.php/proceso-de-ingreso/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://soy.usac.edu.gt/?p=13848",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://jusac-nuevo.usac.edu.gt/?page_id=86",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  serves: ["GT"],
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "GT",
  icon: "exam",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "varies",
  editions: [
    {
      year: 2025,
      opens: "2025-10-21",
      closes: "2025-10-23",
      source:
        "https://www.soy502.com/articulo/ultima-fecha-pruebas-conocimientos-ingresar-usac-153",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 3,
        closes: 10,
      },
    ],
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad de San Carlos de Guatemala",
  requirementsKeys: [
    "requirements.school",
    "requirements.vocational",
    "requirements.exam",
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.vocational",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.soy502.com/articulo/ultima-fecha-pruebas-conocimientos-ingresar-usac-153",
    },
  ],
  phrases: [
    "pruebas de ingreso usac",
    "como entrar a la san carlos",
    "prueba vocacional usac",
    "pcb usac fechas",
    "numero nov usac",
    "pruebas de conocimientos basicos",
    "inscripcion usac primer ingreso",
    "universidad publica de guatemala",
    "prueba especifica usac",
    "que examenes pide mi carrera en la usac",
    "asignarme la prueba vocacional",
    "estoy en diversificado y quiero la u",
    "usac entrance tests",
    "public university guatemala admission",
    "examen para entrar a la u",
    "universidades de guatemala",
    "carreras en guatemala",
    "medicina derecho o auditoria usac",
    "salgo de diversificado y quiero la universidad",
  ],
  texts: {
    es: {
      name: "Universidad de San Carlos de Guatemala (USAC): pruebas de ingreso",
      audience: "Quien termina diversificado y quiere estudiar en la USAC",
      gives:
        "Los pasos y pruebas para entrar a la universidad pública de Guatemala",
      when: "La última vocacional fue desde marzo; las básicas, en varias rondas, una en octubre",
      where: "Campus central y centros en los departamentos",
      description:
        "Avanza en cuatro pasos: orientación vocacional, pruebas de conocimientos básicos (PCB), prueba específica de tu carrera e inscripción. La vocacional no se gana ni se pierde. Las PCB son de biología, física, lenguaje, matemática o química, según la carrera.",
      note: "Haz la vocacional pronto: sin su número no puedes asignarte las demás. En 2021 costaba 70 quetzales, con exoneración por necesidad, y la discapacidad eximía de las pruebas: confírmalo. También hay becas.",
      requirements: {
        school: "Cursar el último año de diversificado o haberte graduado",
        vocational:
          "Hacer la prueba de orientación vocacional, que da tu número NOV",
        exam: "Aprobar las pruebas básicas y la específica de tu carrera",
      },
      figures: {
        y2025:
          "En 2025 la cuarta oportunidad de las PCB se asignó del 21 al 23 de octubre y se aplicó hasta el 12 de noviembre. La inscripción de 2026 se anunció gratuita.",
      },
    },
    en: {
      name: "University of San Carlos of Guatemala (USAC): entrance tests",
      audience:
        "Those who finish upper secondary and want to study at the USAC",
      gives: "The steps and tests to enter Guatemala's public university",
      when: "The last vocational test ran from March; the basic ones have rounds, one in October",
      where: "Central campus and centres in the departments",
      description:
        "Go through four steps: vocational guidance, basic knowledge tests (PCB), the test of your degree, and enrolment. The vocational one is not passed or failed. The PCB are in biology, physics, language, maths or chemistry, depending on the degree.",
      note: "Take the vocational test early: without its number you cannot sign up for the rest. In 2021 it cost 70 quetzales, waived for those in need; a disability exempted from the tests: confirm it. Grants exist too.",
      requirements: {
        school:
          "Be in the last year of diversificado (upper secondary) or have graduated",
        vocational:
          "Take the vocational guidance test, which gives you your NOV number",
        exam: "Pass the basic tests and the one of your degree",
      },
      figures: {
        y2025:
          "In 2025, sign-up for the fourth round of the PCB ran from 21 to 23 October, and tests until 12 November. Enrolment for 2026 was announced as free.",
      },
    },
  },
};
