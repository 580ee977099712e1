import type { AwardTerms } from "../award-terms.schema.ts";

export const chevening: AwardTerms = {
  path: "/becas/chevening",
  terms: [
    {
      about: "obligations",
      year: 2025,
      texts: {
        es: "Vuelve a tu país y quédate al menos dos años.",
        en: "Return to your country and stay at least two years.",
      },
      source: {
        url: "https://www.nacion.com/el-pais/quiere-estudiar-en-el-reino-unido-descubra-como/TPBSTBFHGVGNJKIBJ55GH5O6TI/story/",
        read: { on: "2026-11-24", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "El seguro, los gastos de tu familia, lo que pase del tope de matrícula de un MBA y los exámenes que repitas.",
        en: "Insurance, your family's costs, MBA tuition above the cap, and exams that you retake.",
      },
      source: {
        url: "https://chevening.org/policies/terms-and-conditions-scholarships",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
