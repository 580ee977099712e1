import type { Claim } from "./reference.schema.ts";

/** Benefits of competitions, each as its source reports it. */
export const competitionBenefits: ReadonlyArray<Claim> = [
  {
    id: "interes-stem",
    titleKey: "interes-stem.title",
    textKey: "interes-stem.text",
    source: "https://doi.org/10.1080/21548455.2017.1397298",
  },
  {
    id: "robotica-largo-plazo",
    titleKey: "robotica-largo-plazo.title",
    textKey: "robotica-largo-plazo.text",
    source:
      "https://heller.brandeis.edu/cyc/first/first-longitudinal-study-page.html",
  },
  {
    id: "talento-oportunidad",
    titleKey: "talento-oportunidad.title",
    textKey: "talento-oportunidad.text",
    source:
      "https://www.aeaweb.org/research/charts/invisible-geniuses-math-olympiad",
  },
  {
    id: "eleccion-de-carrera",
    titleKey: "eleccion-de-carrera.title",
    textKey: "eleccion-de-carrera.text",
    source: "https://doi.org/10.1007/s11165-019-09897-7",
  },
  {
    id: "tecnologia-mujeres",
    titleKey: "tecnologia-mujeres.title",
    textKey: "tecnologia-mujeres.text",
    source: "https://digitalsocial.eu/case-study/37/technovation-challenge",
  },
  {
    id: "formacion-gratuita",
    titleKey: "formacion-gratuita.title",
    textKey: "formacion-gratuita.text",
    source: "https://ommenlinea.org/presentacion/objetivos",
  },
];
