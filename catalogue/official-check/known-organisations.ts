import type { KnownOrganisation } from "./official-check.schema.ts";

/** Hosts of organisations, each with a page that names it, or null if none was read. */
export const knownOrganisations: ReadonlyArray<KnownOrganisation> = [
  {
    name: { es: "Gobierno de México", en: "Government of Mexico" },
    hosts: [
      {
        host: "www.gob.mx",
        domain: "www.gob.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.gob.mx/imjuve/prensa/impulsa-imjuve-intercambio-cultural-para-el-cumplimiento-de-la-agenda-2030",
      },
      {
        host: "www.llave.gob.mx",
        domain: "llave.gob.mx",
        role: "account",
        status: "secondary",
        source:
          "https://www.nmas.com.mx/ciudad-de-mexico/convocatoria-ecoems-2026-fechas-registro-requisitos-entrar-preparatoria-mi-derecho-mi-lugar/",
      },
    ],
  },
  {
    name: "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
    hosts: [
      {
        host: "www.becabenitojuarez.gob.mx",
        domain: "becabenitojuarez.gob.mx",
        role: "application",
        status: "secondary",
        source:
          "https://www.infobae.com/mexico/2026/02/15/beca-benito-juarez-2026-fechas-de-registro-para-los-estudiantes-de-preparatoria/",
      },
      {
        host: "subes.becasbenitojuarez.gob.mx",
        domain: "becasbenitojuarez.gob.mx",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Tecnológico de Monterrey",
    hosts: [
      {
        host: "lideresdelmanana.itesm.mx",
        domain: "itesm.mx",
        role: "organisation",
        status: "confirmed",
        source: "http://admisionprepatec.itesm.mx/es/preguntas-frecuentes",
      },
      {
        host: "tec.mx",
        domain: "tec.mx",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "UWC (United World Colleges)",
    hosts: [
      {
        host: "www.uwc.org",
        domain: "uwc.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.co.uwc.org/como-aplicar/aplicacion",
      },
      {
        host: "www.co.uwc.org",
        domain: "uwc.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.co.uwc.org/como-aplicar/aplicacion",
      },
      {
        host: "co.uwc.org",
        domain: "uwc.org",
        role: "committee",
        status: "confirmed",
        source: "https://www.co.uwc.org/como-aplicar/aplicacion",
      },
      {
        host: "ar.uwc.org",
        domain: "uwc.org",
        role: "committee",
        status: "secondary",
        source:
          "https://elexpresodesalta.com.ar/contenido/50492/hasta-el-20-de-julio-se-pueden-inscribir-para-participar-de-las-becas-de-la-uwc",
      },
      {
        host: "uwcmexico.org",
        domain: "uwcmexico.org",
        role: "committee",
        status: "secondary",
        source:
          "https://deploy.studylib.es/doc/6950169/convocatoria---educaci%C3%B3n-y-cultura-az",
      },
      {
        host: "shortcoursesplatform.uwcio.uwc.org",
        domain: "uwc.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://shortcoursesplatform.uwcio.uwc.org/initiation-stage/the-uwc-movement-and-uwc-short-courses",
      },
      {
        host: "www.lb.uwc.org",
        domain: "uwc.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.lb.uwc.org/short-courses/faqs",
      },
      {
        host: "www.mz.uwc.org",
        domain: "uwc.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.mz.uwc.org/page/?title=Cursos+UWC&pid=3316&lang=en-gb",
      },
    ],
  },
  {
    name: "Study in Japan (JASSO)",
    hosts: [
      {
        host: "www.studyinjapan.go.jp",
        domain: "studyinjapan.go.jp",
        role: "organisation",
        status: "confirmed",
        source: "https://studyinjapan.go.jp/en/about/support-program.html",
      },
      {
        host: "studyinjapan.go.jp",
        domain: "studyinjapan.go.jp",
        role: "organisation",
        status: "confirmed",
        source: "https://studyinjapan.go.jp/en/about/support-program.html",
      },
    ],
  },
  {
    name: { es: "Embajadas de Japón", en: "Embassies of Japan" },
    hosts: [
      {
        host: "emb-japan.go.jp",
        domain: "emb-japan.go.jp",
        role: "embassy",
        status: "confirmed",
        source: "https://www.gt.emb-japan.go.jp/itpr_es/BM.html",
      },
    ],
  },
  {
    name: {
      es: "National Institute for International Education (NIIED, Corea del Sur)",
      en: "National Institute for International Education (NIIED, South Korea)",
    },
    hosts: [
      {
        host: "www.studyinkorea.go.kr",
        domain: "studyinkorea.go.kr",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "www.topik.go.kr",
        domain: "topik.go.kr",
        role: "organisation",
        status: "secondary",
        source: "http://www.koreaherald.com/view.php?ud=20210121000908",
      },
    ],
  },
  {
    name: { es: "Embajadas de Corea del Sur", en: "Embassies of South Korea" },
    hosts: [
      {
        host: "overseas.mofa.go.kr",
        domain: "mofa.go.kr",
        role: "embassy",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
    ],
  },
  {
    name: "PRONABEC (Ministerio de Educación del Perú)",
    hosts: [
      {
        host: "www.pronabec.gob.pe",
        domain: "pronabec.gob.pe",
        role: "organisation",
        status: "secondary",
        source:
          "https://elcomercio.pe/lima/sucesos/beca-18-2023-esto-es-lo-que-debes-saber-para-estudiar-una-carrera-con-el-apoyo-del-estado-pronabec-minedu-ministerio-de-educacion-tramites-rmmn-noticia/",
      },
    ],
  },
  {
    name: "Fundación Chamangá (Uruguay)",
    hosts: [
      {
        host: "fundacionchamanga.org.uy",
        domain: "fundacionchamanga.org.uy",
        role: "organisation",
        status: "confirmed",
        source:
          "https://fundacionchamanga.org.uy/quienes-somos/nuestra-institucion",
      },
    ],
  },
  {
    name: "Banco Santander",
    hosts: [
      {
        host: "www.santanderopenacademy.com",
        domain: "santanderopenacademy.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "app.santanderopenacademy.com",
        domain: "santanderopenacademy.com",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Fundación BBVA México",
    hosts: [
      {
        host: "www.fundacionbbva.mx",
        domain: "fundacionbbva.mx",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "plataformabecas.fundacionbbva.mx",
        domain: "fundacionbbva.mx",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "QuestBridge",
    hosts: [
      {
        host: "www.questbridge.org",
        domain: "questbridge.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.questbridge.org/apply-to-college/programs/national-college-match/apply",
      },
      {
        host: "questbridge.zendesk.com",
        domain: "zendesk.com",
        role: "help",
        status: "confirmed",
        source:
          "https://questbridge.zendesk.com/hc/en-us/articles/223174408-Why-is-the-National-College-Match-so-early-",
      },
    ],
  },
  {
    name: "Jack Kent Cooke Foundation",
    hosts: [
      {
        host: "www.jkcf.org",
        domain: "jkcf.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.jkcf.org/our-scholarships/college-scholarship-program/faqs/",
      },
      {
        host: "jkcf.org",
        domain: "jkcf.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://jkcf.org/our-scholarships/college-scholarship-program/how-to-apply/?SFMC_cid=EM377297-&rid=84586265",
      },
    ],
  },
  {
    name: "Common App",
    hosts: [
      {
        host: "commonapp.org",
        domain: "commonapp.org",
        role: "application",
        status: "secondary",
        source:
          "https://jkcf.org/our-scholarships/college-scholarship-program/how-to-apply/?SFMC_cid=EM377297-&rid=84586265",
      },
      {
        host: "www.commonapp.org",
        domain: "commonapp.org",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, México)",
    hosts: [
      {
        host: "secihti.mx",
        domain: "secihti.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://secihti.mx/?p=32395",
      },
      {
        host: "conahcyt.mx",
        domain: "conahcyt.mx",
        role: "former",
        status: "confirmed",
        source:
          "https://conahcyt.mx/becas_posgrados/becas-al-extranjero/guia-de-referencia-para-la-persona-becaria-en-el-extranjero",
      },
    ],
  },
  {
    name: { es: "Unión Europea", en: "European Union" },
    hosts: [
      {
        host: "erasmus-plus.ec.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.eacea.ec.europa.eu/scholarships/erasmus-mundus-catalogue_en",
      },
      {
        host: "www.eacea.ec.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.eacea.ec.europa.eu/scholarships/erasmus-mundus-catalogue_en",
      },
      {
        host: "eacea.ec.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source: "https://www.eacea.ec.europa.eu/scholarships_ro",
      },
      {
        host: "traineeships.ec.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://traineeships.ec.europa.eu/frequently-asked-questions_en?page=1&prefLang=sv",
      },
      {
        host: "ec.europa.eu",
        domain: "europa.eu",
        role: "account",
        status: "confirmed",
        source: "https://traineeships.ec.europa.eu/process-overview_en",
      },
      {
        host: "euraxess.ec.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source: "https://euraxess.ec.europa.eu/useful-information/faq",
      },
      {
        host: "cordis.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://cordis.europa.eu/article/id/153953-supporting-eulatin-american-researcher-mobility",
      },
      {
        host: "europass.europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source: "https://europa.eu/europass/no/faq",
      },
      {
        host: "europa.eu",
        domain: "europa.eu",
        role: "organisation",
        status: "confirmed",
        source: "https://europa.eu/europass/no/faq",
      },
    ],
  },
  {
    name: {
      es: "Consorcio MASTED (Erasmus Mundus)",
      en: "MASTED consortium (Erasmus Mundus)",
    },
    hosts: [
      {
        host: "masted.eu",
        domain: "masted.eu",
        role: "organisation",
        status: "confirmed",
        source: "https://masted.eu/masted/es/convocatorias",
      },
    ],
  },
  {
    name: {
      es: "Chevening (Gobierno del Reino Unido)",
      en: "Chevening (UK Government)",
    },
    hosts: [
      {
        host: "www.chevening.org",
        domain: "chevening.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.chevening.org/scholarships/application-timeline/",
      },
      {
        host: "chevening.org",
        domain: "chevening.org",
        role: "application",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
    ],
  },
  {
    name: "Fundación Carolina (España)",
    hosts: [
      {
        host: "www.fundacioncarolina.es",
        domain: "fundacioncarolina.es",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/scripts/generar_bloques_fase3.py",
      },
      {
        host: "gestion.fundacioncarolina.es",
        domain: "fundacioncarolina.es",
        role: "application",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/scripts/generar_bloques_fase3.py",
      },
    ],
  },
  {
    name: {
      es: "Servicio Alemán de Intercambio Académico (DAAD)",
      en: "German Academic Exchange Service (DAAD)",
    },
    hosts: [
      {
        host: "www.daad.de",
        domain: "daad.de",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.daad.de/en/the-daad/communication-publications/press/press_releases/konsolidierungsprogramm/",
      },
      {
        host: "mydaad.de",
        domain: "mydaad.de",
        role: "application",
        status: "secondary",
        source: null,
      },
      {
        host: "daad.co",
        domain: "daad.co",
        role: "office",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
      {
        host: "www2.daad.de",
        domain: "daad.de",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www2.daad.de/deutschland/stipendium/datenbank/en/15075-information-on-the-programmes-offered-by-other-funding-organisations-in-germany-that-are-presented-in-the-daad-scholarship-database/",
      },
      {
        host: "www.study-in-germany.de",
        domain: "study-in-germany.de",
        role: "organisation",
        status: "confirmed",
        source: "https://www.study-in-germany.de/en/",
      },
      {
        host: "daad.de",
        domain: "daad.de",
        role: "organisation",
        status: "confirmed",
        source: "https://www.daad.de/miniwebs/icmadrid/es/28188/",
      },
    ],
  },
  {
    name: "COMEXUS (Comisión México-Estados Unidos)",
    hosts: [
      {
        host: "www.comexus.org.mx",
        domain: "comexus.org.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://www.comexus.org.mx/posgrado_eua.php",
      },
    ],
  },
  {
    name: "Institute of International Education (IIE)",
    hosts: [
      {
        host: "apply.iie.org",
        domain: "iie.org",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "COLFUTURO",
    hosts: [
      {
        host: "www.colfuturo.org",
        domain: "colfuturo.org",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
      {
        host: "jboss2.colfuturo.org",
        domain: "colfuturo.org",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Agencia Nacional de Investigación y Desarrollo (ANID, Chile)",
    hosts: [
      {
        host: "anid.cl",
        domain: "anid.cl",
        role: "organisation",
        status: "confirmed",
        source:
          "https://anid.cl/concursos/magister-en-chile-para-profesionales-de-la-educacion-ano-academico-2023/",
      },
    ],
  },
  {
    name: "Rotary International",
    hosts: [
      {
        host: "www.rotary.org",
        domain: "rotary.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "AFS",
    hosts: [
      {
        host: "afs.org",
        domain: "afs.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "YFU",
    hosts: [
      {
        host: "www.yfu.org",
        domain: "yfu.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Ship for World Youth Alumni Association International (SWYAA)",
    hosts: [
      {
        host: "swy.international",
        domain: "swy.international",
        role: "organisation",
        status: "confirmed",
        source: "https://www.swy.international/F1-whats-swyaa.php",
      },
    ],
  },
  {
    name: "AIESEC",
    hosts: [
      {
        host: "aiesec.org",
        domain: "aiesec.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://blog.aiesec.org/global-volunteer-frequently-asked-questions/",
      },
      {
        host: "blog.aiesec.org",
        domain: "aiesec.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://blog.aiesec.org/global-volunteer-frequently-asked-questions/",
      },
      {
        host: "help.aiesec.org",
        domain: "aiesec.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://help.aiesec.org/en/article/how-is-the-price-for-an-exchange-opportunity-determined-1d24lsd/",
      },
    ],
  },
  {
    name: "INDESGUA",
    isDirectory: true,
    hosts: [
      {
        host: "indesgua.org.gt",
        domain: "indesgua.org.gt",
        role: "organisation",
        status: "confirmed",
        source: "https://indesgua.org.gt/daad-stem-scholarships",
      },
    ],
  },
  {
    name: "becas.com",
    isDirectory: true,
    hosts: [
      {
        host: "www.becas.com",
        domain: "becas.com",
        role: "organisation",
        status: "confirmed",
        source: "https://www.becas.com/santander-mexico/becas-legacy-santander",
      },
      {
        host: "becas.com",
        domain: "becas.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://becas.com/anid/becas-magister-nacional-profesionales-educacion-anid",
      },
    ],
  },
  {
    name: "ICETEX",
    hosts: [
      {
        host: "web.icetex.gov.co",
        domain: "icetex.gov.co",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
    ],
  },
  {
    name: {
      es: "Organización de los Estados Americanos (OEA)",
      en: "Organization of American States (OAS)",
    },
    hosts: [
      {
        host: "www.oas.org",
        domain: "oas.org",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.oas.org/en/saf/dhr/internships/things_you_should_know.asp",
      },
    ],
  },
  {
    name: {
      es: "EducationUSA (Departamento de Estado de EE. UU.)",
      en: "EducationUSA (US Department of State)",
    },
    hosts: [
      {
        host: "educationusa.state.gov",
        domain: "state.gov",
        role: "organisation",
        status: "confirmed",
        source:
          "https://educationusa.state.gov/us-higher-education-professionals/fairs-and-events/educationusa-campus-hosting-opportunities",
      },
    ],
  },
  {
    name: {
      es: "Embajada de Estados Unidos en México",
      en: "US Embassy in Mexico",
    },
    hosts: [
      {
        host: "mx.usembassy.gov",
        domain: "usembassy.gov",
        role: "embassy",
        status: "confirmed",
        source:
          "https://mx.usembassy.gov/education/academic-and-cultural-exchanges-for-institutions/",
      },
    ],
  },
  {
    name: "College Board",
    hosts: [
      {
        host: "cssprofile.collegeboard.org",
        domain: "collegeboard.org",
        role: "application",
        status: "secondary",
        source: null,
      },
      {
        host: "bigfuture.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source: "https://bigfuture.collegeboard.org/explore-careers",
      },
      {
        host: "bluebook.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://satsuite.collegeboard.org/help-center/what-if-student-arrives-my-test-center-without-device-or-unprepared-some-other-way",
      },
      {
        host: "satsuite.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://satsuite.collegeboard.org/help-center/what-if-student-arrives-my-test-center-without-device-or-unprepared-some-other-way",
      },
      {
        host: "apstudents.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://apcentral.collegeboard.org/exam-administration-ordering-scores/ordering-fees/manage-registration-ordering",
      },
      {
        host: "apcentral.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://apcentral.collegeboard.org/exam-administration-ordering-scores/ordering-fees/manage-registration-ordering",
      },
      {
        host: "latam.collegeboard.org",
        domain: "collegeboard.org",
        role: "organisation",
        status: "confirmed",
        source: "https://bigfuture.collegeboard.org/explore-careers",
      },
    ],
  },
  {
    name: "Campus France",
    hosts: [
      {
        host: "campusbourses.campusfrance.org",
        domain: "campusfrance.org",
        role: "organisation",
        status: "confirmed",
        source: "https://uk.campusfrance.org/fund-your-studies-research",
      },
      {
        host: "uk.campusfrance.org",
        domain: "campusfrance.org",
        role: "organisation",
        status: "confirmed",
        source: "https://uk.campusfrance.org/fund-your-studies-research",
      },
      {
        host: "www.ghana.campusfrance.org",
        domain: "campusfrance.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.ghana.campusfrance.org/scholarship-programs",
      },
      {
        host: "campusfrance.org",
        domain: "campusfrance.org",
        role: "office",
        status: "secondary",
        source:
          "https://github.com/gara501/becas/blob/184e35aca902f11fbef062ada98cb04abf9d8353/data/piloto_20.csv",
      },
      {
        host: "www.mexique.campusfrance.org",
        domain: "campusfrance.org",
        role: "organisation",
        status: "confirmed",
        source: "https://mexique.campusfrance.org/es/node/567",
      },
      {
        host: "mexique.campusfrance.org",
        domain: "campusfrance.org",
        role: "organisation",
        status: "confirmed",
        source: "https://mexique.campusfrance.org/es/node/567",
      },
    ],
  },
  {
    name: "Opportunity Desk",
    isDirectory: true,
    hosts: [
      {
        host: "opportunitydesk.org",
        domain: "opportunitydesk.org",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.opportunitydesk.org/2018/11/20/cern-summer-student-program-2019/",
      },
      {
        host: "www.opportunitydesk.org",
        domain: "opportunitydesk.org",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.opportunitydesk.org/2018/11/20/cern-summer-student-program-2019/",
      },
    ],
  },
  {
    name: "IEFA",
    isDirectory: true,
    hosts: [
      {
        host: "www.iefa.org",
        domain: "iefa.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Mathematics Foundation of America",
    hosts: [
      {
        host: "www.mathcamp.org",
        domain: "mathcamp.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.mathcamp.org/admission/fast_facts/",
      },
      {
        host: "mathcamp.org",
        domain: "mathcamp.org",
        role: "organisation",
        status: "confirmed",
        source: "https://mathcamp.org/parents/new_applications",
      },
    ],
  },
  {
    name: "PROMYS, Boston University",
    hosts: [
      {
        host: "promys.org",
        domain: "promys.org",
        role: "organisation",
        status: "confirmed",
        source: "https://promys.org/programs/promys/for-students",
      },
    ],
  },
  {
    name: "Boston University",
    hosts: [
      {
        host: "bu.edu",
        domain: "bu.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "SSP International",
    hosts: [
      {
        host: "ssp.org",
        domain: "ssp.org",
        role: "organisation",
        status: "confirmed",
        source: "https://ssp.org/faqs/",
      },
    ],
  },
  {
    name: "Telluride Association",
    hosts: [
      {
        host: "www.tellurideassociation.org",
        domain: "tellurideassociation.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.tellurideassociation.org/our-programs/high-school-students/parent-faq",
      },
    ],
  },
  {
    name: "Yale University",
    hosts: [
      {
        host: "globalscholars.yale.edu",
        domain: "yale.edu",
        role: "organisation",
        status: "confirmed",
        source: "https://globalscholars.yale.edu/frequently-asked-questions",
      },
      {
        host: "yale.edu",
        domain: "yale.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "oir.yale.edu",
        domain: "yale.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "CERN",
    hosts: [
      {
        host: "beamlineforschools.cern",
        domain: "beamlineforschools.cern",
        role: "organisation",
        status: "confirmed",
        source: "https://beamlineforschools.cern/index.php/node/337",
      },
      {
        host: "careers.cern",
        domain: "careers.cern",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Center for Excellence in Education (CEE)",
    hosts: [
      {
        host: "www.cee.org",
        domain: "cee.org",
        role: "organisation",
        status: "confirmed",
        source: "http://cee.org/apply-rsi",
      },
      {
        host: "cee.org",
        domain: "cee.org",
        role: "organisation",
        status: "confirmed",
        source: "http://cee.org/apply-rsi",
      },
    ],
  },
  {
    name: "Programa Delfín",
    hosts: [
      {
        host: "programadelfin.org.mx",
        domain: "programadelfin.org.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://programadelfin.org.mx/sitio/programa.php",
      },
    ],
  },
  {
    name: "Mitacs",
    hosts: [
      {
        host: "www.mitacs.ca",
        domain: "mitacs.ca",
        role: "organisation",
        status: "confirmed",
        source:
          "https://mitacs.ca/en/information-2023-mitacs-globalink-research-interns",
      },
      {
        host: "mitacs.ca",
        domain: "mitacs.ca",
        role: "organisation",
        status: "confirmed",
        source:
          "https://mitacs.ca/en/information-2023-mitacs-globalink-research-interns",
      },
    ],
  },
  {
    name: "California Institute of Technology (Caltech)",
    hosts: [
      {
        host: "sfp.caltech.edu",
        domain: "caltech.edu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://sfp.caltech.edu/undergraduate-research/programs/surf/eligibility_requirements",
      },
      {
        host: "caltech.edu",
        domain: "caltech.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Institute of Science and Technology Austria (ISTA)",
    hosts: [
      {
        host: "phd.pages.ist.ac.at",
        domain: "ist.ac.at",
        role: "organisation",
        status: "confirmed",
        source: "https://phd.pages.ist.ac.at/isternship/isternship-faq",
      },
      {
        host: "ist.ac.at",
        domain: "ist.ac.at",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "École Polytechnique Fédérale de Lausanne (EPFL)",
    hosts: [
      {
        host: "eee.epfl.ch",
        domain: "epfl.ch",
        role: "organisation",
        status: "confirmed",
        source: "https://eee.epfl.ch/faq/",
      },
      {
        host: "epfl.ch",
        domain: "epfl.ch",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Okinawa Institute of Science and Technology (OIST)",
    hosts: [
      {
        host: "admissions.oist.jp",
        domain: "oist.jp",
        role: "organisation",
        status: "confirmed",
        source: "https://admissions.oist.jp/research-internship-faq",
      },
      {
        host: "oist.jp",
        domain: "oist.jp",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "King Abdullah University of Science and Technology (KAUST)",
    hosts: [
      {
        host: "vsrp.kaust.edu.sa",
        domain: "kaust.edu.sa",
        role: "organisation",
        status: "confirmed",
        source: "https://vsrp.kaust.edu.sa/faq.html",
      },
      {
        host: "kaust.edu.sa",
        domain: "kaust.edu.sa",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Google",
    hosts: [
      {
        host: "summerofcode.withgoogle.com",
        domain: "withgoogle.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "scholar.google.com",
        domain: "google.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://sites.google.com/a/iaeste.org/exchange-practical-guide/exchange-fees",
      },
    ],
  },
  {
    name: "Outreachy (Software Freedom Conservancy)",
    hosts: [
      {
        host: "www.outreachy.org",
        domain: "outreachy.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.outreachy.org/apply/",
      },
      {
        host: "outreachy.org",
        domain: "outreachy.org",
        role: "organisation",
        status: "confirmed",
        source: "https://outreachy.org/docs/community",
      },
    ],
  },
  {
    name: "IAESTE",
    hosts: [
      {
        host: "iaeste.org",
        domain: "iaeste.org",
        role: "organisation",
        status: "confirmed",
        source: "https://iaeste.org/student-nonmembers",
      },
    ],
  },
  {
    name: { es: "Naciones Unidas", en: "United Nations" },
    hosts: [
      {
        host: "careers.un.org",
        domain: "un.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.un.org/en/node/113190",
      },
      {
        host: "www.un.org",
        domain: "un.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.un.org/en/node/113190",
      },
      {
        host: "ecosoc.un.org",
        domain: "un.org",
        role: "organisation",
        status: "confirmed",
        source: "https://ecosoc.un.org/zh/what-we-do/ecosoc-youth-forum",
      },
      {
        host: "pluralplus.unaoc.org",
        domain: "unaoc.org",
        role: "organisation",
        status: "confirmed",
        source: "https://pluralplus.unaoc.org/submit/rules/",
      },
    ],
  },
  {
    name: { es: "Grupo Banco Mundial", en: "World Bank Group" },
    hosts: [
      {
        host: "www.worldbank.org",
        domain: "worldbank.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.worldbank.org/en/about/careers/Internshipsfaq",
      },
    ],
  },
  {
    name: "One Young World",
    hosts: [
      {
        host: "www.oneyoungworld.com",
        domain: "oneyoungworld.com",
        role: "organisation",
        status: "confirmed",
        source: "https://www.oneyoungworld.com/scholarships",
      },
    ],
  },
  {
    name: "European Forum Alpbach",
    hosts: [
      {
        host: "www.alpbach.org",
        domain: "alpbach.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.alpbach.org/faq-scholarship-programme",
      },
    ],
  },
  {
    name: "Abdus Salam International Centre for Theoretical Physics (ICTP)",
    hosts: [
      {
        host: "www.ictp.it",
        domain: "ictp.it",
        role: "organisation",
        status: "confirmed",
        source: "https://www.ictp.it/home/ictp-hosted-events",
      },
      {
        host: "2022.ictp.it",
        domain: "ictp.it",
        role: "organisation",
        status: "confirmed",
        source: "https://2022.ictp.it/home/other-opportunities-institutes",
      },
    ],
  },
  {
    name: "St. Gallen Symposium",
    hosts: [
      {
        host: "symposium.org",
        domain: "symposium.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.symposium.org/competition/faqs",
      },
      {
        host: "www.symposium.org",
        domain: "symposium.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.symposium.org/competition/faqs",
      },
    ],
  },
  {
    name: "Youth Opportunities",
    isDirectory: true,
    hosts: [
      {
        host: "www.youthop.com",
        domain: "youthop.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://youthop.com/scholarships/japanese-government-mext-scholarship",
      },
      {
        host: "youthop.com",
        domain: "youthop.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://youthop.com/scholarships/japanese-government-mext-scholarship",
      },
    ],
  },
  {
    name: "Idealist",
    isDirectory: true,
    hosts: [
      {
        host: "www.idealist.org",
        domain: "idealist.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.idealist.org/help/what-is-idealists-stance-on-unpaid-internships",
      },
    ],
  },
  {
    name: "Institute for Broadening Participation",
    isDirectory: true,
    hosts: [
      {
        host: "www.pathwaystoscience.org",
        domain: "pathwaystoscience.org",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.pathwaystoscience.org/programhub.aspx?sort=HSC-BostonU-PROMYS",
      },
    ],
  },
  {
    name: "ProFellow",
    isDirectory: true,
    hosts: [
      {
        host: "www.profellow.com",
        domain: "profellow.com",
        role: "organisation",
        status: "confirmed",
        source: "https://www.profellow.com/what-is-a-fellowship/",
      },
    ],
  },
  {
    name: "Handshake",
    isDirectory: true,
    hosts: [
      {
        host: "joinhandshake.com",
        domain: "joinhandshake.com",
        role: "platform",
        status: "confirmed",
        source:
          "https://support.joinhandshake.com/hc/en-us/articles/360034245293-How-to-Connect-with-Handshake-Open-Network",
      },
      {
        host: "support.joinhandshake.com",
        domain: "joinhandshake.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://support.joinhandshake.com/hc/en-us/articles/360034245293-How-to-Connect-with-Handshake-Open-Network",
      },
    ],
  },
  {
    name: "Latin American Leadership Academy",
    hosts: [
      {
        host: "www.latinamericanleadershipacademy.org",
        domain: "latinamericanleadershipacademy.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://es.latinamericanleadershipacademy.org/academy-curriculum",
      },
      {
        host: "es.latinamericanleadershipacademy.org",
        domain: "latinamericanleadershipacademy.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://es.latinamericanleadershipacademy.org/academy-curriculum",
      },
    ],
  },
  {
    name: "Project Access",
    hosts: [
      {
        host: "projectaccess.org",
        domain: "projectaccess.org",
        role: "organisation",
        status: "confirmed",
        source: "https://projectaccess.org/help",
      },
    ],
  },
  {
    name: "The New York Academy of Sciences",
    hosts: [
      {
        host: "www.nyas.org",
        domain: "nyas.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.nyas.org/learning/high-school-research-programs/the-junior-academy/",
      },
      {
        host: "thejunioracademy.org",
        domain: "thejunioracademy.org",
        role: "organisation",
        status: "confirmed",
        source: "https://thejunioracademy.org/faq/",
      },
    ],
  },
  {
    name: "Lumiere Education",
    hosts: [
      {
        host: "lumiere.foundation",
        domain: "lumiere.foundation",
        role: "organisation",
        status: "confirmed",
        source: "https://lumiere.foundation/faqs",
      },
    ],
  },
  {
    name: "Universidad Nacional Autónoma de México (UNAM)",
    hosts: [
      {
        host: "orienta.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://gaceta.facmed.unam.mx/index.php/2025/03/29/estudiantes-facmed-orientan-a-futuros-universitarios-sobre-la-oferta-educativa",
      },
      {
        host: "gaceta.facmed.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://gaceta.facmed.unam.mx/index.php/2025/03/29/estudiantes-facmed-orientan-a-futuros-universitarios-sobre-la-oferta-educativa",
      },
      {
        host: "gaceta.cch.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://gaceta.cch.unam.mx/es/ven-descubrir-tus-habilidades",
      },
      {
        host: "oferta.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://oferta.unam.mx/",
      },
      {
        host: "ciencia.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://ciencia.unam.mx/leer/725/en-ciencia-joven-como-elijo-que-estudiar-",
      },
      {
        host: "www.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://www.fmposgrado.unam.mx/index.php/becas-secihti",
      },
      {
        host: "unam.mx",
        domain: "unam.mx",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "www.dgae.unam.mx",
        domain: "unam.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://www.fmposgrado.unam.mx/index.php/becas-secihti",
      },
      {
        host: "dgae.unam.mx",
        domain: "unam.mx",
        role: "application",
        status: "secondary",
        source: "https://jornada.com.mx/2025/01/20/politica/013n2pol",
      },
    ],
  },
  {
    name: "Secretaría del Trabajo y Previsión Social (México)",
    hosts: [
      {
        host: "www.observatoriolaboral.gob.mx",
        domain: "observatoriolaboral.gob.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://www.observatoriolaboral.gob.mx/",
      },
    ],
  },
  {
    name: "Departamento del Trabajo de Estados Unidos (O*NET)",
    hosts: [
      {
        host: "www.miproximopaso.org",
        domain: "miproximopaso.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.miproximopaso.org/",
      },
    ],
  },
  {
    name: "123test",
    hosts: [
      {
        host: "www.123test.com",
        domain: "123test.com",
        role: "organisation",
        status: "confirmed",
        source: "https://www.123test.com/career-test/",
      },
    ],
  },
  {
    name: "Coursera",
    hosts: [
      {
        host: "www.coursera.org",
        domain: "coursera.org",
        role: "platform",
        status: "confirmed",
        source:
          "https://zh.coursera.org/lecture/study-in-usa/the-realities-of-admission-understanding-options-mlJxX",
      },
      {
        host: "zh.coursera.org",
        domain: "coursera.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://zh.coursera.org/lecture/study-in-usa/the-realities-of-admission-understanding-options-mlJxX",
      },
    ],
  },
  {
    name: "University of Pennsylvania",
    hosts: [
      {
        host: "ira.upenn.edu",
        domain: "upenn.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Instituto Mexicano para la Competitividad (IMCO)",
    hosts: [
      {
        host: "comparacarreras.imco.org.mx",
        domain: "imco.org.mx",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Ministerio de Trabajo y Promoción del Empleo del Perú (MTPE)",
    hosts: [
      {
        host: "micarrera.trabajo.gob.pe",
        domain: "trabajo.gob.pe",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Subsecretaría de Educación Superior (Chile)",
    hosts: [
      {
        host: "www.mifuturo.cl",
        domain: "mifuturo.cl",
        role: "organisation",
        status: "confirmed",
        source: "https://www.mifuturo.cl/",
      },
    ],
  },
  {
    name: "YouTube",
    hosts: [
      {
        host: "www.youtube.com",
        domain: "youtube.com",
        role: "platform",
        status: "confirmed",
        source: "https://www.youtube.com/@math2me",
      },
    ],
  },
  {
    name: "Instituto Politécnico Nacional (IPN)",
    hosts: [
      {
        host: "www.ipn.mx",
        domain: "ipn.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://admision.ipn.mx/nsd/convocatoria/index.html",
      },
      {
        host: "admision.ipn.mx",
        domain: "ipn.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://admision.ipn.mx/nsd/convocatoria/index.html",
      },
    ],
  },
  {
    name: "Universidad Autónoma Metropolitana (UAM)",
    hosts: [
      {
        host: "www.uam.mx",
        domain: "uam.mx",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Instituto Tecnológico Autónomo de México (ITAM)",
    hosts: [
      {
        host: "www.itam.mx",
        domain: "itam.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://intercambio.itam.mx/en/7/pages/international-students-undergraduate-students",
      },
      {
        host: "intercambio.itam.mx",
        domain: "itam.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://intercambio.itam.mx/en/7/pages/international-students-undergraduate-students",
      },
      {
        host: "lenguas.itam.mx",
        domain: "itam.mx",
        role: "organisation",
        status: "confirmed",
        source: "http://lenguas.itam.mx/52/paginas/ingles",
      },
      {
        host: "itam.mx",
        domain: "itam.mx",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Universidad de Guadalajara (UdeG)",
    hosts: [
      {
        host: "www.udg.mx",
        domain: "udg.mx",
        role: "organisation",
        status: "confirmed",
        source: "http://www.gaceta.udg.mx/El-abc-de-las-becas/",
      },
      {
        host: "udg.mx",
        domain: "udg.mx",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Universidad Autónoma de Nuevo León (UANL)",
    hosts: [
      {
        host: "www.uanl.mx",
        domain: "uanl.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.medicina.uanl.mx/en/aspirantes/concurso-de-ingreso/",
      },
      {
        host: "www.medicina.uanl.mx",
        domain: "uanl.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "http://www.medicina.uanl.mx/en/aspirantes/concurso-de-ingreso/",
      },
      {
        host: "uanl.mx",
        domain: "uanl.mx",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Massachusetts Institute of Technology (MIT)",
    hosts: [
      {
        host: "www.mit.edu",
        domain: "mit.edu",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "mit.edu",
        domain: "mit.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "ocw.mit.edu",
        domain: "mit.edu",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "ir.mit.edu",
        domain: "mit.edu",
        role: "university",
        status: "confirmed",
        source: "http://ir.mit.edu/cds-2019",
      },
      {
        host: "mitadmissions.org",
        domain: "mitadmissions.org",
        role: "organisation",
        status: "secondary",
        source:
          "https://wordsforessaywriting887.blogspot.com/2020/08/mit-application-august-19_21.html",
      },
    ],
  },
  {
    name: "Harvard University",
    hosts: [
      {
        host: "www.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://news.harvard.edu/gazette/story/2025/10/class-of-2029-yield-tops-83-with-international-students-at-90",
      },
      {
        host: "news.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://news.harvard.edu/gazette/story/2025/10/class-of-2029-yield-tops-83-with-international-students-at-90",
      },
      {
        host: "cs50.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source: "https://cs50.harvard.edu/technology/2017/faqs/",
      },
      {
        host: "oira.harvard.edu",
        domain: "harvard.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "uraf.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://uraf.harvard.edu/apply-opportunities/app-components/resumes",
      },
      {
        host: "careerservices.fas.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source: "http://ocs.fas.harvard.edu/resumes-cvs-cover-letters",
      },
      {
        host: "ocs.fas.harvard.edu",
        domain: "harvard.edu",
        role: "organisation",
        status: "confirmed",
        source: "http://ocs.fas.harvard.edu/resumes-cvs-cover-letters",
      },
    ],
  },
  {
    name: "Universidad de Harvard",
    hosts: [
      {
        host: "harvard.edu",
        domain: "harvard.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "University of Oxford",
    hosts: [
      {
        host: "www.ox.ac.uk",
        domain: "ox.ac.uk",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.ox.ac.uk/sites/files/oxford/media_wysiwyg/how-to-apply-tanscript.txt",
      },
      {
        host: "ox.ac.uk",
        domain: "ox.ac.uk",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "UCAS",
    hosts: [
      {
        host: "ucas.com",
        domain: "ucas.com",
        role: "application",
        status: "confirmed",
        source: "http://www.ucas.com/how-it-all-works/undergraduate/when-apply",
      },
      {
        host: "www.ucas.com",
        domain: "ucas.com",
        role: "organisation",
        status: "confirmed",
        source: "http://www.ucas.com/how-it-all-works/undergraduate/when-apply",
      },
    ],
  },
  {
    name: "ETH Zürich",
    hosts: [
      {
        host: "ethz.ch",
        domain: "ethz.ch",
        role: "organisation",
        status: "confirmed",
        source:
          "https://ethz.ch/en/studies/bachelor/application/non-swiss-matriculation-certificate/admission-prerequisites.html",
      },
    ],
  },
  {
    name: "University of Toronto",
    hosts: [
      {
        host: "www.utoronto.ca",
        domain: "utoronto.ca",
        role: "organisation",
        status: "confirmed",
        source: "https://future.utoronto.ca/timeline-international-student",
      },
      {
        host: "future.utoronto.ca",
        domain: "utoronto.ca",
        role: "organisation",
        status: "confirmed",
        source: "https://future.utoronto.ca/timeline-international-student",
      },
      {
        host: "utoronto.ca",
        domain: "utoronto.ca",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Technical University of Munich (TUM)",
    hosts: [
      {
        host: "www.tum.de",
        domain: "tum.de",
        role: "organisation",
        status: "confirmed",
        source: "https://www.tum.de/en/studies/fees/tuition",
      },
      {
        host: "tum.de",
        domain: "tum.de",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "New York University",
    hosts: [
      {
        host: "nyuad.nyu.edu",
        domain: "nyu.edu",
        role: "organisation",
        status: "confirmed",
        source:
          "https://nyuad.nyu.edu/en/admissions/undergraduate/apply/early-decision.html",
      },
    ],
  },
  {
    name: "Universidad de Buenos Aires (UBA)",
    hosts: [
      {
        host: "www.uba.ar",
        domain: "uba.ar",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "cbc.uba.ar",
        domain: "uba.ar",
        role: "application",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
      {
        host: "uba.ar",
        domain: "uba.ar",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Universidade de São Paulo (USP)",
    hosts: [
      {
        host: "www5.usp.br",
        domain: "usp.br",
        role: "organisation",
        status: "confirmed",
        source:
          "https://eesc.usp.br/noticias/posts_s.php?guid=37145&termid=not_gerais",
      },
      {
        host: "eesc.usp.br",
        domain: "usp.br",
        role: "organisation",
        status: "confirmed",
        source:
          "https://eesc.usp.br/noticias/posts_s.php?guid=37145&termid=not_gerais",
      },
      {
        host: "usp.br",
        domain: "usp.br",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "FUVEST",
    hosts: [
      {
        host: "fuvest.br",
        domain: "fuvest.br",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "International Mathematical Olympiad (IMO)",
    hosts: [
      {
        host: "www.imo-official.org",
        domain: "imo-official.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.imo-official.org/problems.aspx",
      },
    ],
  },
  {
    name: "Olimpíada Matemática Argentina (OMA)",
    hosts: [
      {
        host: "oma.org.ar",
        domain: "oma.org.ar",
        role: "organisation",
        status: "confirmed",
        source: "https://oma.org.ar/ibero/index.php/pt/a-olipiada/regulamento",
      },
    ],
  },
  {
    name: "Association Kangourou sans Frontières",
    hosts: [
      {
        host: "www.aksf.org",
        domain: "aksf.org",
        role: "organisation",
        status: "confirmed",
        source: "http://www.aksf.org/charter.xhtml",
      },
      {
        host: "aksf.org",
        domain: "aksf.org",
        role: "organisation",
        status: "confirmed",
        source: "http://aksf.org/history.xhtml",
      },
    ],
  },
  {
    name: {
      es: "Canguro Matemático (España)",
      en: "Canguro Matemático (Spain)",
    },
    hosts: [
      {
        host: "canguromat.es",
        domain: "canguromat.es",
        role: "office",
        status: "confirmed",
        source: "https://canguromat.es/?p=931",
      },
    ],
  },
  {
    name: "International Physics Olympiad (IPhO)",
    hosts: [
      {
        host: "www.ipho-new.org",
        domain: "ipho-new.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.ipho-new.org/documentations/",
      },
    ],
  },
  {
    name: "Sociedad Mexicana de Física",
    hosts: [
      {
        host: "smf.mx",
        domain: "smf.mx",
        role: "organisation",
        status: "confirmed",
        source: "https://smf.mx/?p=50653",
      },
    ],
  },
  {
    name: "International Olympiad on Astronomy and Astrophysics (IOAA)",
    hosts: [
      {
        host: "www.ioaastrophysics.org",
        domain: "ioaastrophysics.org",
        role: "organisation",
        status: "confirmed",
        source: "http://www.ioaastrophysics.org/statutes/",
      },
    ],
  },
  {
    name: "IChO",
    hosts: [
      {
        host: "www.icho.sk",
        domain: "icho.sk",
        role: "organisation",
        status: "confirmed",
        source: "http://www.icho.sk/regulations-of-icho",
      },
      {
        host: "icho.sk",
        domain: "icho.sk",
        role: "organisation",
        status: "confirmed",
        source: "https://icho.sk/application",
      },
    ],
  },
  {
    name: "Universidad Estatal a Distancia (UNED, Costa Rica)",
    hosts: [
      {
        host: "multimedia.uned.ac.cr",
        domain: "uned.ac.cr",
        role: "organisation",
        status: "confirmed",
        source: "https://multimedia.uned.ac.cr/ecen/oiaq2024/?p=327",
      },
    ],
  },
  {
    name: "International Biology Olympiad (IBO)",
    hosts: [
      {
        host: "www.ibo-info.org",
        domain: "ibo-info.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.ibo-info.org/en/contest/participation.html",
      },
    ],
  },
  {
    name: "IOI",
    hosts: [
      {
        host: "ioinformatics.org",
        domain: "ioinformatics.org",
        role: "organisation",
        status: "confirmed",
        source: "https://ioinformatics.org/page/ioi-2020/54",
      },
    ],
  },
  {
    name: "IOAI",
    hosts: [
      {
        host: "ioai-official.org",
        domain: "ioai-official.org",
        role: "organisation",
        status: "confirmed",
        source: "http://ioai-official.org/regulations/",
      },
    ],
  },
  {
    name: "International Linguistics Olympiad (IOL)",
    hosts: [
      {
        host: "ioling.org",
        domain: "ioling.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "FISP",
    hosts: [
      {
        host: "www.philosophy-olympiad.org",
        domain: "philosophy-olympiad.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.philosophy-olympiad.org/?page_id=2",
      },
    ],
  },
  {
    name: "IEO",
    hosts: [
      {
        host: "ieo-official.org",
        domain: "ieo-official.org",
        role: "organisation",
        status: "secondary",
        source: "https://ieo.darbishev.com/regulations",
      },
      {
        host: "ecolymp.org",
        domain: "ecolymp.org",
        role: "former",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "John Locke Institute",
    hosts: [
      {
        host: "johnlockeinstitute.com",
        domain: "johnlockeinstitute.com",
        role: "organisation",
        status: "confirmed",
        source: "https://johnlockeinstitute.com/essay-competition",
      },
    ],
  },
  {
    name: "WSDC",
    hosts: [
      {
        host: "www.wsdcdebating.org",
        domain: "wsdcdebating.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "IMUNA",
    hosts: [
      {
        host: "www.imuna.org",
        domain: "imuna.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://imuna.org/nhsmun/nyc/conference/exclusive-partnerships/",
      },
      {
        host: "imuna.org",
        domain: "imuna.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://imuna.org/nhsmun/nyc/conference/exclusive-partnerships/",
      },
    ],
  },
  {
    name: "International Geographical Union",
    hosts: [
      {
        host: "geoolympiad.org",
        domain: "geoolympiad.org",
        role: "organisation",
        status: "confirmed",
        source: "https://geoolympiad.org/?p=15",
      },
    ],
  },
  {
    name: "World Scholar's Cup",
    hosts: [
      {
        host: "www.scholarscup.org",
        domain: "scholarscup.org",
        role: "organisation",
        status: "confirmed",
        source: "https://scholarscup.org/toc",
      },
      {
        host: "scholarscup.org",
        domain: "scholarscup.org",
        role: "organisation",
        status: "confirmed",
        source: "https://scholarscup.org/toc",
      },
    ],
  },
  {
    name: "Sociedad Matemática Mexicana",
    hosts: [
      {
        host: "www.ommenlinea.org",
        domain: "ommenlinea.org",
        role: "organisation",
        status: "confirmed",
        source: "https://ommenlinea.org/presentacion/objetivos",
      },
      {
        host: "ommenlinea.org",
        domain: "ommenlinea.org",
        role: "organisation",
        status: "confirmed",
        source: "https://ommenlinea.org/presentacion/objetivos",
      },
    ],
  },
  {
    name: "Comité Olimpiada Mexicana de Informática",
    hosts: [
      {
        host: "www.olimpiadadeinformatica.org.mx",
        domain: "olimpiadadeinformatica.org.mx",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Academia Mexicana de Ciencias",
    hosts: [
      {
        host: "www.amc.edu.mx",
        domain: "amc.edu.mx",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.amc.edu.mx/amcen/index.php/programs/national-chemistry-olympiad",
      },
    ],
  },
  {
    name: "Society for Science",
    hosts: [
      {
        host: "www.societyforscience.org",
        domain: "societyforscience.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.societyforscience.org/isef/international-rules/rules-for-all-projects/",
      },
    ],
  },
  {
    name: "FIRST",
    hosts: [
      {
        host: "www.firstinspires.org",
        domain: "firstinspires.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.firstinspires.org/robotics/frc/blog/2022-a-new-regional",
      },
    ],
  },
  {
    name: "WRO Association",
    hosts: [
      {
        host: "wro-association.org",
        domain: "wro-association.org",
        role: "organisation",
        status: "confirmed",
        source: "http://wro-association.org/competition/regular-category/",
      },
    ],
  },
  {
    name: "Technovation",
    hosts: [
      {
        host: "technovationchallenge.org",
        domain: "technovationchallenge.org",
        role: "organisation",
        status: "confirmed",
        source: "https://technovationchallenge.org/submission-guidelines/",
      },
      {
        host: "iridescentsupport.zendesk.com",
        domain: "zendesk.com",
        role: "help",
        status: "confirmed",
        source:
          "https://iridescentsupport.zendesk.com/hc/en-us/articles/115002714613-Eligibility-for-participation",
      },
    ],
  },
  {
    name: "NASA Space Apps Challenge",
    hosts: [
      {
        host: "www.spaceappschallenge.org",
        domain: "spaceappschallenge.org",
        role: "organisation",
        status: "confirmed",
        source: "https://2014.spaceappschallenge.org/challenges/",
      },
      {
        host: "spaceappschallenge.org",
        domain: "spaceappschallenge.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.spaceappschallenge.org/resources/faq/",
      },
    ],
  },
  {
    name: "Hult Prize Foundation",
    hosts: [
      {
        host: "www.hultprize.org",
        domain: "hultprize.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.hultprize.org/terms-and-conditions/",
      },
      {
        host: "hultprizefoundation.notion.site",
        domain: "notion.site",
        role: "help",
        status: "confirmed",
        source:
          "https://hultprizefoundation.notion.site/FAQ-s-1125dd17a06b80e0961fdfe360e91659",
      },
    ],
  },
  {
    name: "Breakthrough Prize Foundation",
    hosts: [
      {
        host: "breakthroughjuniorchallenge.org",
        domain: "breakthroughjuniorchallenge.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Horn Entrepreneurship, University of Delaware",
    hosts: [
      {
        host: "diamondchallenge.org",
        domain: "diamondchallenge.org",
        role: "organisation",
        status: "confirmed",
        source: "https://diamondchallenge.org/competition/",
      },
    ],
  },
  {
    name: "Award Force",
    hosts: [
      {
        host: "awardforce.com",
        domain: "awardforce.com",
        role: "application",
        status: "confirmed",
        source: "http://diamondchallenge.org/aboutus/",
      },
    ],
  },
  {
    name: "The Earth Foundation",
    hosts: [
      {
        host: "www.theearthprize.org",
        domain: "theearthprize.org",
        role: "organisation",
        status: "confirmed",
        source: "https://theearthprize.org/rules",
      },
      {
        host: "theearthprize.org",
        domain: "theearthprize.org",
        role: "organisation",
        status: "confirmed",
        source: "https://theearthprize.org/rules",
      },
    ],
  },
  {
    name: "Samsung",
    hosts: [
      {
        host: "news.samsung.com",
        domain: "samsung.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://news.samsung.com/latin/finalistas-de-sft-2025-vivieron-una-experiencia-inolvidable-en-su-visita-a-panama",
      },
    ],
  },
  {
    name: "CERSHI-UNESCO, Red del Agua UNAM",
    hosts: [
      {
        host: "premiojuvenildelagua.cershi.org",
        domain: "cershi.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "SOLACYT",
    hosts: [
      {
        host: "solacyt.org",
        domain: "solacyt.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "RoboCup Federation",
    hosts: [
      {
        host: "junior.robocup.org",
        domain: "robocup.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Bow Seat Creative Action for Conservation",
    hosts: [
      {
        host: "bowseat.org",
        domain: "bowseat.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://bowseat.org/programs/ocean-awareness-contest/how-to-enter/",
      },
    ],
  },
  {
    name: "World Photography Organisation",
    hosts: [
      {
        host: "www.worldphoto.org",
        domain: "worldphoto.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Secretaría de Cultura (México)",
    hosts: [
      {
        host: "mexicocanta.gob.mx",
        domain: "mexicocanta.gob.mx",
        role: "organisation",
        status: "secondary",
        source:
          "https://enfoquebajio.com/nacional/mas-de-10-mil-jovenes-se-inscriben-en-mexico-canta-por-la-paz-y-contra-las-adicciones/2025/05/23",
      },
    ],
  },
  {
    name: "Khan Academy",
    hosts: [
      {
        host: "es.khanacademy.org",
        domain: "khanacademy.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "www.khanacademy.org",
        domain: "khanacademy.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Fundación Carlos Slim",
    hosts: [
      {
        host: "aprende.org",
        domain: "aprende.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "TED",
    hosts: [
      {
        host: "ed.ted.com",
        domain: "ted.com",
        role: "organisation",
        status: "confirmed",
        source: "https://ed.ted.com/",
      },
    ],
  },
  {
    name: "Purdue University Online Writing Lab (OWL)",
    hosts: [
      {
        host: "owl.purdue.edu",
        domain: "purdue.edu",
        role: "organisation",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Red SciELO",
    hosts: [
      {
        host: "scielo.org",
        domain: "scielo.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Redalyc",
    hosts: [
      {
        host: "www.redalyc.org",
        domain: "redalyc.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.redalyc.org/",
      },
    ],
  },
  {
    name: "LA Referencia",
    hosts: [
      {
        host: "www.lareferencia.info",
        domain: "lareferencia.info",
        role: "organisation",
        status: "confirmed",
        source: "https://www.lareferencia.info/",
      },
    ],
  },
  {
    name: "Internet Archive",
    hosts: [
      {
        host: "archive.org",
        domain: "archive.org",
        role: "organisation",
        status: "confirmed",
        source: "https://archive.org/",
      },
    ],
  },
  {
    name: "Project Gutenberg Literary Archive Foundation",
    hosts: [
      {
        host: "www.gutenberg.org",
        domain: "gutenberg.org",
        role: "organisation",
        status: "confirmed",
        source: "https://gutenberg.org./files/27045/27045-0.txt",
      },
      {
        host: "gutenberg.org",
        domain: "gutenberg.org",
        role: "organisation",
        status: "confirmed",
        source: "https://gutenberg.org./files/27045/27045-0.txt",
      },
    ],
  },
  {
    name: "Library of Congress",
    hosts: [
      {
        host: "www.loc.gov",
        domain: "loc.gov",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "DOAJ",
    hosts: [
      {
        host: "doaj.org",
        domain: "doaj.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Fundación Biblioteca Virtual Miguel de Cervantes",
    hosts: [
      {
        host: "www.cervantesvirtual.com",
        domain: "cervantesvirtual.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Fundación Dialnet, Universidad de La Rioja",
    hosts: [
      {
        host: "dialnet.unirioja.es",
        domain: "unirioja.es",
        role: "organisation",
        status: "confirmed",
        source: "https://dialnet.unirioja.es/",
      },
    ],
  },
  {
    name: "uni-assist e. V.",
    hosts: [
      {
        host: "www.uni-assist.de",
        domain: "uni-assist.de",
        role: "organisation",
        status: "confirmed",
        source: "https://uni-assist.de/en/faqs/apply-online/?pk_campaign=30",
      },
      {
        host: "uni-assist.de",
        domain: "uni-assist.de",
        role: "organisation",
        status: "confirmed",
        source: "https://uni-assist.de/en/faqs/apply-online/?pk_campaign=30",
      },
      {
        host: "languages.uni-assist.de",
        domain: "uni-assist.de",
        role: "organisation",
        status: "confirmed",
        source: "http://languages.uni-assist.de/applicants.html",
      },
    ],
  },
  {
    name: "Gobierno de Canadá (Global Affairs Canada)",
    hosts: [
      {
        host: "www.educanada.ca",
        domain: "educanada.ca",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.educanada.ca/scholarships-bourses/news-nouvelles/2024/2024-03-05.aspx?lang=eng",
      },
    ],
  },
  {
    name: "Duolingo",
    hosts: [
      {
        host: "es.duolingo.com",
        domain: "duolingo.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://blog.duolingo.com/es/puedo-alcanzar-la-fluidez-con-duolingo/",
      },
      {
        host: "blog.duolingo.com",
        domain: "duolingo.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://blog.duolingo.com/es/puedo-alcanzar-la-fluidez-con-duolingo/",
      },
      {
        host: "englishtest.duolingo.com",
        domain: "duolingo.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://blog.duolingo.com/es/puedo-alcanzar-la-fluidez-con-duolingo/",
      },
    ],
  },
  {
    name: "BBC World Service",
    hosts: [
      {
        host: "www.bbc.co.uk",
        domain: "bbc.co.uk",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "British Council",
    hosts: [
      {
        host: "learnenglish.britishcouncil.org",
        domain: "britishcouncil.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "learnenglishteens.britishcouncil.org",
        domain: "britishcouncil.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Deutsche Welle (DW)",
    hosts: [
      {
        host: "learngerman.dw.com",
        domain: "dw.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://akademie.dw.com/de/dw-learn-german-erreicht-eine-million-registrierungen/a-67255640",
      },
      {
        host: "akademie.dw.com",
        domain: "dw.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://akademie.dw.com/de/dw-learn-german-erreicht-eine-million-registrierungen/a-67255640",
      },
    ],
  },
  {
    name: "TV5MONDE",
    hosts: [
      {
        host: "apprendre.tv5monde.com",
        domain: "tv5monde.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Radio France Internationale (RFI)",
    hosts: [
      {
        host: "francaisfacile.rfi.fr",
        domain: "rfi.fr",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.rfi.fr/fr/culture/20221116-le-fran%C3%A7ais-facile-avec-rfi-un-nouveau-site-pour-apprendre-le-fran%C3%A7ais-avec-l-actualit%C3%A9-internationale",
      },
      {
        host: "www.rfi.fr",
        domain: "rfi.fr",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.rfi.fr/fr/culture/20221116-le-fran%C3%A7ais-facile-avec-rfi-un-nouveau-site-pour-apprendre-le-fran%C3%A7ais-avec-l-actualit%C3%A9-internationale",
      },
    ],
  },
  {
    name: "NHK WORLD-JAPAN",
    hosts: [
      {
        host: "www.nhk.or.jp",
        domain: "nhk.or.jp",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Language Transfer",
    hosts: [
      {
        host: "www.languagetransfer.org",
        domain: "languagetransfer.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Corporation for Digital Scholarship",
    hosts: [
      {
        host: "www.zotero.org",
        domain: "zotero.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Notion",
    hosts: [
      {
        host: "www.notion.com",
        domain: "notion.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.notion.com/fr/help/category/plans-billing-and-payment",
      },
    ],
  },
  {
    name: "Dynalist Inc. (Obsidian)",
    hosts: [
      {
        host: "obsidian.md",
        domain: "obsidian.md",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Anki",
    hosts: [
      {
        host: "apps.ankiweb.net",
        domain: "ankiweb.net",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Seekrtech",
    hosts: [
      {
        host: "www.forestapp.cc",
        domain: "forestapp.cc",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "LanguageTooler GmbH",
    hosts: [
      {
        host: "languagetool.org",
        domain: "languagetool.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Overleaf (Digital Science)",
    hosts: [
      {
        host: "www.overleaf.com",
        domain: "overleaf.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "GitHub",
    hosts: [
      {
        host: "education.github.com",
        domain: "github.com",
        role: "platform",
        status: "confirmed",
        source:
          "https://github.com/github/docs/blob/main/content/education/explore-the-benefits-of-teaching-and-learning-with-github-education/github-education-for-students/apply-to-github-education-as-a-student.md",
      },
      {
        host: "github.com",
        domain: "github.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://github.com/github/docs/blob/main/content/education/explore-the-benefits-of-teaching-and-learning-with-github-education/github-education-for-students/apply-to-github-education-as-a-student.md",
      },
    ],
  },
  {
    name: "ORCID",
    hosts: [
      {
        host: "orcid.org",
        domain: "orcid.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Center for Open Science",
    hosts: [
      {
        host: "osf.io",
        domain: "osf.io",
        role: "organisation",
        status: "confirmed",
        source: "https://help.osf.io/article/203-faqs",
      },
      {
        host: "help.osf.io",
        domain: "osf.io",
        role: "organisation",
        status: "confirmed",
        source: "https://help.osf.io/article/203-faqs",
      },
    ],
  },
  {
    name: "arXiv, Inc.",
    hosts: [
      {
        host: "arxiv.org",
        domain: "arxiv.org",
        role: "organisation",
        status: "confirmed",
        source: "https://blog.arxiv.org/2026/06/30/arxivs-next-chapter/",
      },
      {
        host: "blog.arxiv.org",
        domain: "arxiv.org",
        role: "organisation",
        status: "confirmed",
        source: "https://blog.arxiv.org/2026/06/30/arxivs-next-chapter/",
      },
    ],
  },
  {
    name: "CERN / OpenAIRE",
    hosts: [
      {
        host: "zenodo.org",
        domain: "zenodo.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Allen Institute for AI",
    hosts: [
      {
        host: "www.semanticscholar.org",
        domain: "semanticscholar.org",
        role: "organisation",
        status: "confirmed",
        source: "https://www.semanticscholar.org/",
      },
    ],
  },
  {
    name: "CORE (The Open University)",
    hosts: [
      {
        host: "core.ac.uk",
        domain: "core.ac.uk",
        role: "organisation",
        status: "confirmed",
        source: "https://core.ac.uk/",
      },
    ],
  },
  {
    name: "National Library of Medicine (NLM)",
    hosts: [
      {
        host: "pubmed.ncbi.nlm.nih.gov",
        domain: "nih.gov",
        role: "organisation",
        status: "confirmed",
        source: "https://pubmed.ncbi.nlm.nih.gov/",
      },
    ],
  },
  {
    name: "omegaUp",
    hosts: [
      {
        host: "omegaup.com",
        domain: "omegaup.com",
        role: "organisation",
        status: "confirmed",
        source: "https://blog.omegaup.com/",
      },
      {
        host: "blog.omegaup.com",
        domain: "omegaup.com",
        role: "organisation",
        status: "confirmed",
        source: "https://blog.omegaup.com/",
      },
    ],
  },
  {
    name: "Art of Problem Solving",
    hosts: [
      {
        host: "artofproblemsolving.com",
        domain: "artofproblemsolving.com",
        role: "organisation",
        status: "confirmed",
        source:
          "https://artofproblemsolving.com/wiki/index.php?title=OMM_Elimination_Exam&diff=next&oldid=97508",
      },
    ],
  },
  {
    name: "CSES",
    hosts: [
      {
        host: "cses.fi",
        domain: "cses.fi",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Competitive Programming Initiative",
    hosts: [
      {
        host: "usaco.guide",
        domain: "usaco.guide",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Codeforces",
    hosts: [
      {
        host: "codeforces.com",
        domain: "codeforces.com",
        role: "organisation",
        status: "confirmed",
        source: "https://codeforces.com/",
      },
    ],
  },
  {
    name: "Brilliant",
    hosts: [
      {
        host: "brilliant.org",
        domain: "brilliant.org",
        role: "organisation",
        status: "confirmed",
        source: "https://brilliant.org/",
      },
    ],
  },
  {
    name: "Ceneval",
    hosts: [
      {
        host: "ceneval.edu.mx",
        domain: "ceneval.edu.mx",
        role: "organisation",
        status: "secondary",
        source: "https://ujat.mx/dsesco-pa/33105",
      },
    ],
  },
  {
    name: "SEP y Gobierno del Estado de México, con UNAM e IPN",
    hosts: [
      {
        host: "miderechomilugar.gob.mx",
        domain: "miderechomilugar.gob.mx",
        role: "organisation",
        status: "secondary",
        source:
          "https://www.nmas.com.mx/ciudad-de-mexico/convocatoria-ecoems-2026-fechas-registro-requisitos-entrar-preparatoria-mi-derecho-mi-lugar/",
      },
    ],
  },
  {
    name: "ETS",
    hosts: [
      {
        host: "www.ets.org",
        domain: "ets.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Icfes (Colombia)",
    hosts: [
      {
        host: "www.icfes.gov.co",
        domain: "icfes.gov.co",
        role: "organisation",
        status: "secondary",
        source:
          "https://www.bluradio.com/sociedad/icfes-abrio-inscripciones-para-pruebas-saber-11-calendario-b-2024-rg10",
      },
    ],
  },
  {
    name: "ACT",
    hosts: [
      {
        host: "www.act.org",
        domain: "act.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://act.org/content/act/en/products-and-services/the-act/test-changes/enhancements/higher-ed.html",
      },
      {
        host: "act.org",
        domain: "act.org",
        role: "organisation",
        status: "confirmed",
        source:
          "https://act.org/content/act/en/products-and-services/the-act/test-changes/enhancements/higher-ed.html",
      },
      {
        host: "studentblog.act.org",
        domain: "act.org",
        role: "organisation",
        status: "confirmed",
        source: "https://studentblog.act.org/the-new-act-test",
      },
    ],
  },
  {
    name: "Graduate Management Admission Council (GMAC)",
    hosts: [
      {
        host: "www.mba.com",
        domain: "mba.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Organización del Bachillerato Internacional (IB)",
    hosts: [
      {
        host: "www.ibo.org",
        domain: "ibo.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "DEMRE, Universidad de Chile",
    hosts: [
      {
        host: "demre.cl",
        domain: "demre.cl",
        role: "organisation",
        status: "secondary",
        source:
          "https://www.lanacion.cl/este-miercoles-23-vence-el-plazo-para-inscribirse-en-la-paes-regular-de-diciembre-proximo/",
      },
    ],
  },
  {
    name: {
      es: "Ministerio de Educación de Chile",
      en: "Ministry of Education of Chile",
    },
    hosts: [
      {
        host: "acceso.mineduc.cl",
        domain: "mineduc.cl",
        role: "application",
        status: "secondary",
        source:
          "https://www.cooperativa.cl/noticias/pais/educacion/admision-universitaria/comenzo-la-inscripcion-a-la-paes-de-invierno-2026-para-la-admision-2027/2026-03-04/123458.html",
      },
    ],
  },
  {
    name: "IELTS",
    hosts: [
      {
        host: "ielts.org",
        domain: "ielts.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Cambridge University Press & Assessment",
    hosts: [
      {
        host: "www.cambridgeenglish.org",
        domain: "cambridgeenglish.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "France Éducation international",
    hosts: [
      {
        host: "www.france-education-international.fr",
        domain: "france-education-international.fr",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Goethe-Institut",
    hosts: [
      {
        host: "www.goethe.de",
        domain: "goethe.de",
        role: "organisation",
        status: "confirmed",
        source: "https://www.goethe.de/ins/cl/es/spr/prf/ogf.html",
      },
      {
        host: "goethe.de",
        domain: "goethe.de",
        role: "organisation",
        status: "confirmed",
        source: "https://goethe.de/ins/ar/es/m/sta/cor/prf/gzc2.html",
      },
    ],
  },
  {
    name: "TestDaF-Institut",
    hosts: [
      {
        host: "www.testdaf.de",
        domain: "testdaf.de",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.testdaf.de/de/hochschulen/der-testdaf-und-hochschulen/nachweis-der-deutschkenntnisse-fuer-das-studium/",
      },
    ],
  },
  {
    name: "Japanese-Language Proficiency Test (JLPT)",
    hosts: [
      {
        host: "www.jlpt.jp",
        domain: "jlpt.jp",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Center for Language Education and Cooperation (China)",
    hosts: [
      {
        host: "www.chinesetest.cn",
        domain: "chinesetest.cn",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Universitat Autònoma de Barcelona",
    hosts: [
      {
        host: "webs.uab.cat",
        domain: "uab.cat",
        role: "office",
        status: "confirmed",
        source: "https://webs.uab.cat/topik/?p=98",
      },
    ],
  },
  {
    name: { es: "Gobierno de Brasil", en: "Government of Brazil" },
    hosts: [
      {
        host: "www.gov.br",
        domain: "www.gov.br",
        role: "organisation",
        status: "confirmed",
        source:
          "https://www.gov.br/inep/pt-br/relatorio-anual-de-atividades-e-gestao-do-inep-2022/avaliacoes-e-exames-educacionais/avaliacoes-exames-nacionais/celpe-bras",
      },
    ],
  },
  {
    name: "SIELE",
    hosts: [
      {
        host: "siele.org",
        domain: "siele.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Instituto Cervantes",
    hosts: [
      {
        host: "examenes.cervantes.es",
        domain: "cervantes.es",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Feria Internacional del Libro de Guadalajara",
    hosts: [
      {
        host: "fil.com.mx",
        domain: "fil.com.mx",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "The Gates Scholarship",
    hosts: [
      {
        host: "thegatesscholarship.org",
        domain: "thegatesscholarship.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
      {
        host: "apply.thegatesscholarship.org",
        domain: "thegatesscholarship.org",
        role: "application",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "QS World University Rankings",
    hosts: [
      {
        host: "www.topuniversities.com",
        domain: "topuniversities.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Times Higher Education World University Rankings",
    hosts: [
      {
        host: "www.timeshighereducation.com",
        domain: "timeshighereducation.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "Academic Ranking of World Universities (ARWU)",
    hosts: [
      {
        host: "www.shanghairanking.com",
        domain: "shanghairanking.com",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "CWUR World University Rankings",
    hosts: [
      {
        host: "cwur.org",
        domain: "cwur.org",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: {
      es: "Ministerio de Educación del Perú",
      en: "Ministry of Education of Peru",
    },
    hosts: [
      {
        host: "ponteencarrera.minedu.gob.pe",
        domain: "minedu.gob.pe",
        role: "organisation",
        status: "secondary",
        source: null,
      },
    ],
  },
  {
    name: "SCImago Institutions Rankings",
    hosts: [
      {
        host: "www.scimagoir.com",
        domain: "scimagoir.com",
        role: "organisation",
        status: "confirmed",
        source: "https://www.scimagoir.com/methodology.php",
      },
    ],
  },
  {
    name: "Stanford University",
    hosts: [
      {
        host: "irds.stanford.edu",
        domain: "stanford.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Princeton University",
    hosts: [
      {
        host: "ir.princeton.edu",
        domain: "princeton.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Columbia University",
    hosts: [
      {
        host: "opir.columbia.edu",
        domain: "columbia.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Cornell University",
    hosts: [
      {
        host: "irp.dpb.cornell.edu",
        domain: "cornell.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Brown University",
    hosts: [
      {
        host: "oir.brown.edu",
        domain: "brown.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
  {
    name: "Colby College",
    hosts: [
      {
        host: "colby.edu",
        domain: "colby.edu",
        role: "university",
        status: "secondary",
        source:
          "https://github.com/Hipo/university-domains-list/blob/bb07faf064e1c68be9b26fb71de31f01e361f974/world_universities_and_domains.json",
      },
    ],
  },
];
