import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const admisionEspol: Resource = {
  id: "admision-espol",
  link: "https://www.espol.edu.ec/",
  tags: [
    "ecuador",
    "universidad pública",
    "examen de admisión",
    "ingeniería",
    "gratis",
  ],
  sources: [
    {
      url: "https://www.teleamazonas.com/actualidad/noticias/sociedad/cupo-u-completar-registro-nacional-27-noviembre-106661/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/sociedad/senescyt-habilita-registro-nacional-para-acceder-a-universidades-publicas-del-26-al-29-de-mayo/",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.expreso.ec/guayaquil/pruebas-admision-espol-2026-guayaquil-270780.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://expreso.ec/guayaquil/aspirantes-espol-ilusion-tension-cupo-227825.html",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  organization: "Escuela Superior Politécnica del Litoral (ESPOL), Ecuador",
  serves: ["EC"],
  icon: "university",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "EC",
  levels: ["highSchool", "undergraduate"],
  fields: ["technology", "naturalSciences", "business", "arts"],
  cost: "free",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.registry",
    "requirements.test",
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
      // Those who have begun or finished another degree ask first.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registry",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.test",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.expreso.ec/guayaquil/pruebas-admision-espol-2026-guayaquil-270780.html",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.teleamazonas.com/actualidad/noticias/sociedad/cupo-u-completar-registro-nacional-27-noviembre-106661/",
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "admision espol",
    "examen de ingreso espol",
    "como entrar a la politecnica del litoral",
    "curso de nivelacion espol",
    "prueba de aptitud y conocimientos guayaquil",
    "ingenieria gratis en guayaquil",
    "cupos espol cuantos hay",
    "espol mecatronica o computacion ingreso",
    "politecnica publica ecuador examen",
    "nivelacion intensiva espol",
    "universidad publica guayaquil ingenieria",
    "espol entrance exam ecuador",
    "free engineering university guayaquil",
    "examen para entrar a la u",
    "universidades publicas ecuador",
    "universidades en guayaquil",
    "ingenieria en ecuador",
    "universidad sin pagar",
    "preuniversitario",
    "soy bueno en mate y quiero ingenieria",
    "mejores universidades del ecuador",
  ],
  texts: {
    es: {
      name: "Admisión a la ESPOL (Guayaquil)",
      audience:
        "Quien termina o terminó el bachillerato y quiere estudiar en la ESPOL",
      gives:
        "Un cupo gratis en el curso de nivelación y, si lo apruebas, en la carrera",
      when: "La última vez, las pruebas empezaron en enero; la inscripción cierra antes",
      where: "En Guayaquil",
      description:
        "Rinde una prueba de aptitud y conocimientos, con materias como matemáticas, química o física. Los mejores puntajes han pasado a una nivelación intensiva y otros, a un segundo grupo.",
      requirements: {
        school: "Estar terminando el bachillerato o ser bachiller",
        registry: "Haber hecho el Registro Nacional y la inscripción",
        test: "Rendir la prueba de aptitud y conocimientos",
      },
      note: "Sin el Registro Nacional no puedes postular, y esa ventana puede durar unos pocos días. Mira en la página de la ESPOL la inscripción interna y los temas de tu prueba.",
      figures: {
        y2026:
          "Proceso de 2026: pruebas desde el 12 de enero y nivelación desde el 9 de febrero.",
        y2025:
          "En 2025 el Registro Nacional fue del 27 de noviembre al 3 de diciembre. Era para bachilleres y para quienes terminaban en régimen Costa-Galápagos.",
      },
    },
    en: {
      name: "Admission to ESPOL (Guayaquil)",
      audience:
        "Those finishing or done with school who want to study at ESPOL",
      gives:
        "A free place in the levelling course and, if you pass it, in the degree",
      when: "Last time, the tests started in January; sign-up closes before that",
      where: "In Guayaquil",
      description:
        "Take a test of aptitude and knowledge, with subjects such as maths, chemistry or physics. The best scores have led to an intensive levelling course and others to a second group.",
      requirements: {
        school: "Be finishing school or have finished it",
        registry: "Have done the National Registry and ESPOL's sign-up",
        test: "Take the test of aptitude and knowledge",
      },
      note: "Without the National Registry you cannot apply, and that window may last only a few days. Look on ESPOL's page for its own sign-up and the topics of your test.",
      figures: {
        y2026:
          "2026 round: tests from 12 January and levelling from 9 February.",
        y2025:
          "In 2025 the National Registry ran from 27 November to 3 December. It was for school leavers and for those finishing in the Costa-Galápagos calendar.",
      },
    },
  },
};
