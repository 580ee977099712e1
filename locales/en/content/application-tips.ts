import type { applicationTips as source } from "../../es/content/application-tips.ts";
import type { Translation } from "../../translation.ts";

export const applicationTips = {
  "empieza-seis-meses-antes": {
    title: "Start at least 6 months ahead",
    text: "Gather documents, ask for letters and prepare the language six months or more before the deadline. For postgraduate study abroad, some advise a year.",
  },
  "lee-las-bases-oficiales": {
    title: "Read the full rules on the official site",
    text: "Check nationality, age, level and grades before you put time in. If it has closed, prepare with the past rules and read them again when it opens: amounts and requirements change from year to year.",
  },
  "cuida-tus-documentos": {
    title: "Hand in complete, translated documents",
    text: "Make a list and tick off each paper. If one is missing, you may be turned down with nothing else read. If they ask for another language, add the translation.",
  },
  "certifica-tu-idioma": {
    title: "Get your language certificate early",
    text: "Knowing the language is not enough: you often have to prove it with a certificate. In 2018, Colombia's ICETEX named language as the main reason scholarships are lost.",
  },
  "elige-bien-tus-recomendaciones": {
    title: "Ask for letters from people who really know you",
    text: "Choose someone who has seen your work, even if they are not famous. Give them time and check that the letter went out before the deadline.",
  },
  "ensayo-con-ejemplos": {
    title: "Write a concrete essay of your own",
    text: "Say what you have done, with examples. Say what you want to study, why there and what you will do next. Keep to the word limit.",
  },
  "revisa-que-cubre": {
    title: "Check what is and is not covered",
    text: "A partial scholarship may leave you paying flights, insurance or part of the tuition. And tell a scholarship from a loan-scholarship: a loan is paid back.",
  },
  "no-pagues-por-una-beca": {
    title: "Be wary of anyone who charges or guarantees",
    text: "No company can guarantee you a scholarship. Walk away from advance payments, requests for bank details or pressure to decide. Public schemes such as Beca 18 or Benito Juárez are free.",
  },
} as const satisfies Translation<typeof source>;
