import type { AwardTerms } from "../award-terms.schema.ts";

export const anidBecasPosgradoChile: AwardTerms = {
  path: "/becas/anid-becas-posgrado-chile",
  terms: [
    {
      about: "obligations",
      year: 2023,
      texts: {
        es: "En el extranjero (Becas Chile): vuelve y reside en Chile tanto como duró el programa, o el doble si vives en la Región Metropolitana. Hay dos años de gracia para magíster y cuatro para doctorado.",
        en: "Abroad (Becas Chile): return and live in Chile for as long as the programme lasted, or twice as long in the Santiago metropolitan region. There are two years of grace for a master's and four for a doctorate.",
      },
      source: {
        url: "https://www.biobiochile.cl/noticias/nacional/chile/2023/08/23/senado-pide-antecedentes-por-beneficiados-con-becas-chile-habria-61-con-paradero-desconocido.shtml",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "obligations",
      year: null,
      texts: {
        es: "En Chile: obtén el grado y retribuye en el ámbito académico o público.",
        en: "In Chile: earn the degree and give back in academic or public work.",
      },
      source: {
        url: "https://www.latercera.com/la-tercera-sabado/noticia/becas-chile-el-caso-de-los-becarios-que-no-han-devuelto-lo-pactado/4GQOZH3SDNFRBDKBOHJCRZCQ2Y/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
