import type { Claim } from "./reference.schema.ts";

/** Scams that target scholarship seekers, with advice. */
export const scamWarnings: ReadonlyArray<Claim> = [
  {
    id: "pagar-para-recibir",
    titleKey: "pagar-para-recibir.title",
    textKey: "pagar-para-recibir.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "beca-garantizada",
    titleKey: "beca-garantizada.title",
    textKey: "beca-garantizada.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "ganador-sin-participar",
    titleKey: "ganador-sin-participar.title",
    textKey: "ganador-sin-participar.text",
    source:
      "https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams",
  },
  {
    id: "datos-bancarios-para-apartar",
    titleKey: "datos-bancarios-para-apartar.title",
    textKey: "datos-bancarios-para-apartar.text",
    source:
      "https://www.nicholls.edu/financial-aid/scholarships/information-about-scholarship-scams/",
  },
  {
    id: "visa-asegurada",
    titleKey: "visa-asegurada.title",
    textKey: "visa-asegurada.text",
    source:
      "https://www.eltiempo.com/colombia/estas-son-las-estafas-mas-frecuentes-cuando-se-saca-la-visa-a-los-estados-unidos-814878",
  },
  {
    id: "agencia-que-desaparece",
    titleKey: "agencia-que-desaparece.title",
    textKey: "agencia-que-desaparece.text",
    source:
      "https://expansion.mx/carrera/2023/11/27/como-estudiar-en-el-extranjero",
  },
  {
    id: "pagar-para-publicar",
    titleKey: "pagar-para-publicar.title",
    textKey: "pagar-para-publicar.text",
    source:
      "https://www.propublica.org/article/college-high-school-research-peer-review-publications",
  },
  {
    id: "honores-que-se-pagan",
    titleKey: "honores-que-se-pagan.title",
    textKey: "honores-que-se-pagan.text",
    source:
      "https://kappanonline.org/protecting-students-honor-society-nhs-golden-key-nshss-predators-vissing/",
  },
  {
    id: "practicas-falsas",
    titleKey: "practicas-falsas.title",
    textKey: "practicas-falsas.text",
    source:
      "https://consumidor.ftc.gov/noticias/las-estafas-de-empleo-dirigidas-estudiantes-universitarios-se-estan-volviendo-personales",
  },
  {
    id: "grupos-de-whatsapp",
    titleKey: "grupos-de-whatsapp.title",
    textKey: "grupos-de-whatsapp.text",
    source:
      "https://www.elsoldemexico.com.mx/mexico/sociedad/becas-benito-juarez-2022-alertan-por-fraude-con-mensajes-de-fecha-limite-7861865.html",
  },
  {
    id: "fotos-de-identificacion",
    titleKey: "fotos-de-identificacion.title",
    textKey: "fotos-de-identificacion.text",
    source:
      "https://www.infobae.com/mexico/2025/10/13/que-documentos-no-deberias-escanear-con-la-camara-de-whatsapp/",
  },
  {
    id: "becas-ue-no-se-pagan",
    titleKey: "becas-ue-no-se-pagan.title",
    textKey: "becas-ue-no-se-pagan.text",
    source: "https://www.eacea.ec.europa.eu/scholarships_en",
  },
  {
    id: "mexico-becas-bienestar",
    titleKey: "mexico-becas-bienestar.title",
    textKey: "mexico-becas-bienestar.text",
    source:
      "https://www.infobae.com/mexico/2025/11/20/becas-del-bienestar-advierte-sobre-estafa-por-correo-electronico/",
  },
  {
    id: "colombia-icetex-sin-tramitadores",
    titleKey: "colombia-icetex-sin-tramitadores.title",
    textKey: "colombia-icetex-sin-tramitadores.text",
    source:
      "https://www.elespectador.com/educacion/icetex-alerto-sobre-estafas-con-sitios-web-y-codigos-qr-falsos-para-el-pago-de-creditos-educativos/",
  },
  {
    id: "argentina-becas-progresar",
    titleKey: "argentina-becas-progresar.title",
    textKey: "argentina-becas-progresar.text",
    source:
      "https://libertaddigital.com.ar/Notas/Nota/1379176123-becas-progresar-advierten-sobre-estafas-a-beneficiarios-a-traves-de-whatsapp",
  },
  {
    id: "peru-cursos-del-ministerio",
    titleKey: "peru-cursos-del-ministerio.title",
    textKey: "peru-cursos-del-ministerio.text",
    source:
      "https://www.univision.com/noticias/ministerios-educacion-peru-argentina-cursos-gratuitos-falso",
  },
  {
    id: "chile-regreso-a-clases",
    titleKey: "chile-regreso-a-clases.title",
    textKey: "chile-regreso-a-clases.text",
    source:
      "https://www.adnradio.cl/2026/02/11/estafas-digitales-se-disparan-en-marzo-alertan-a-apoderados-por-fraudes-con-ia-en-regreso-a-clases/",
  },
  {
    id: "ecuador-cupos-por-whatsapp",
    titleKey: "ecuador-cupos-por-whatsapp.title",
    textKey: "ecuador-cupos-por-whatsapp.text",
    source: "https://lupa.com.ec/tag/estafa",
  },
];
