import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const registroNacionalEcuador: Resource = {
  id: "registro-nacional-ecuador",
  link: "https://www.registrounicoedusup.gob.ec/",
  tags: ["ecuador", "universidad pública", "admisión", "gratis"],
  sources: [
    {
      url: "https://www.expreso.ec/actualidad/como-obtener-cupo-para-estudiar-en-instituciones-publicas-de-ecuador-268041.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.expreso.ec/actualidad/politica/quieres-acceder-la-educacion-superior-publica-esto-necesitas-antes-de-postular-265070.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eluniverso.com/noticias/ecuador/quito-postulacion-universidades-segundo-periodo-2024-nota/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.gob.ec/senescyt/tramites/obtencion-cupos-acceso-educacion-superior-ecuatorianos-residentes-no-residentes-pais-extranjeros-residentes-pais",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.teleamazonas.com/actualidad/noticias/sociedad/cupo-u-completar-registro-nacional-27-noviembre-106661/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.expreso.ec/actualidad/guia-obtener-cupo-universitario-ecuador-pasos-despues-registro-nacional-244583.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.eldiario.ec/cesar-vazquez-este-2025-sera-el-ano-de-las-inauguraciones-y-el-inicio-de-nuevas-construcciones-20250530/",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.expreso.ec/actualidad/acceso-la-universidad-ecuador-asi-viven-los-bachilleres-el-inicio-del-proceso-2025-266024.html",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/actualidad/ecuador/pocos-dias-registro-nacional-universidades-publicas-ecuador/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/sociedad/senescyt-habilita-registro-nacional-para-acceder-a-universidades-publicas-del-26-al-29-de-mayo/",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  organization: "Ministerio de Educación, Deporte y Cultura del Ecuador",
  organizationKey: "organization",
  serves: ["EC"],
  icon: "government",
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "EC",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.papers"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No source says whether those who hold a place may ask for another one.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.papers",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.teleamazonas.com/actualidad/noticias/sociedad/cupo-u-completar-registro-nacional-27-noviembre-106661/",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 5, closes: 6 },
      { opens: 11, closes: 12 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: "2025-11-27",
      closes: "2025-12-03",
      source:
        "https://www.teleamazonas.com/actualidad/noticias/sociedad/cupo-u-completar-registro-nacional-27-noviembre-106661/",
      lineKey: "editions.costa",
    },
    {
      year: 2025,
      opens: "2025-05-26",
      closes: "2025-06-01",
      source:
        "https://www.expreso.ec/actualidad/guia-obtener-cupo-universitario-ecuador-pasos-despues-registro-nacional-244583.html",
      lineKey: "editions.sierra",
    },
    {
      year: 2024,
      opens: "2024-05-28",
      closes: "2024-06-02",
      source:
        "https://www.eluniverso.com/noticias/ecuador/quito-postulacion-universidades-segundo-periodo-2024-nota/",
      lineKey: "editions.sierra",
    },
    {
      year: 2024,
      opens: "2023-12-29",
      closes: "2024-01-10",
      source:
        "https://www.eluniverso.com/noticias/ecuador/quito-postulacion-universidades-segundo-periodo-2024-nota/",
      lineKey: "editions.costa",
    },
  ],
  phrases: [
    "registro nacional universidad ecuador",
    "como obtener cupo universidad publica ecuador",
    "senescyt registro unico",
    "registro para bachilleres costa y sierra",
    "entrar a la universidad publica en ecuador",
    "cuando abre el registro nacional",
    "pasos despues del registro nacional",
    "cupo en politecnica o instituto publico",
    "perdi el registro nacional que hago",
    "registro unico de educacion superior",
    "tercero de bachillerato universidad",
    "ecuador public university registration",
    "national registry higher education ecuador",
    "universidades publicas ecuador",
    "examen para entrar a la u",
    "universidad sin pagar",
    "salgo del colegio y quiero universidad",
    "cupo universitario",
    "ser bachiller y transformar",
    "carreras en ecuador",
  ],
  texts: {
    es: {
      name: "Registro Nacional para la universidad pública (Ecuador)",
      organization: "Ministerio de Educación, Deporte y Cultura del Ecuador",
      audience:
        "Quien está en 3.º de bachillerato o ya es bachiller y quiere estudiar en lo público",
      gives:
        "El paso obligatorio y gratis para pedir un cupo en universidades e institutos públicos",
      when: "Abre pocos días: Sierra-Amazonía, mayo o junio; Costa-Galápagos, entre noviembre y enero",
      where: "En línea",
      description:
        "Regístrate primero aquí; sin este paso no puedes pedir cupo. Cada universidad hace su inscripción y prueba; la inscripción a institutos ha sido en este sitio. Luego postulas, aceptas el cupo a tiempo (si no, lo pierdes) y te matriculas.",
      requirements: {
        school:
          "Cursar 3.º de bachillerato de tu régimen o ser bachiller de otros años",
        papers:
          "Tener cédula, pasaporte o documento de protección internacional",
      },
      note: "Quienes cursan 3.º tienen una ventana, según su régimen; los bachilleres de otros años, las dos. De otro país han pedido visa vigente y título homologado. El sistema pasó de Senescyt al ministerio: confirma la dirección.",
      figures: {
        y2025:
          "En 2025: del 26 de mayo al 1 de junio, con prórroga, y del 27 de noviembre al 3 de diciembre.",
      },
      editions: {
        costa: "Régimen Costa-Galápagos",
        sierra: "Régimen Sierra-Amazonía",
      },
    },
    en: {
      name: "National Registry for public university (Ecuador)",
      organization: "Ministry of Education, Sport and Culture of Ecuador",
      audience:
        "Those in the last year of school, or done with it, who want public higher education",
      gives:
        "The compulsory free step to ask for a place at public universities and institutes",
      when: "A few days: Sierra-Amazon in May or June; Coast-Galápagos between November and January",
      where: "Online",
      description:
        "Register here first; without this step you cannot ask for a place. Each university runs its own sign-up and test; sign-up for institutes has been on this site. Then you apply, accept the place in time (or lose it) and enrol.",
      requirements: {
        school:
          "Be in the last year of school of your calendar, or have finished in earlier years",
        papers:
          "Have an ID card, passport or international protection document",
      },
      note: "Final-year pupils have one window, by their school calendar; earlier graduates, both. From abroad they have asked for a valid visa and a recognised diploma. The system moved from Senescyt to the ministry: check the address.",
      figures: {
        y2025:
          "In 2025: from 26 May to 1 June, after an extension, and from 27 November to 3 December.",
      },
      editions: {
        costa: "Coast-Galápagos calendar",
        sierra: "Sierra-Amazon calendar",
      },
    },
  },
};
