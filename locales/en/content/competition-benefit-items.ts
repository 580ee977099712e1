import type { competitionBenefitItems as source } from "../../es/content/competition-benefit-items.ts";
import type { Translation } from "../../translation.ts";

export const competitionBenefitItems = {
  "interes-stem": {
    title: "More interest in science and technology careers",
    text: "A survey of 15,847 US students linked competing with more interest in a STEM career (science, technology, engineering or maths), even allowing for earlier interest. With more than one contest the effect was three times as large. It is no guarantee.",
  },
  "robotica-largo-plazo": {
    title: "An effect that lasts for years",
    text: "Brandeis University, in the US, followed FIRST participants and a comparison group for about ten years. Participants went further into STEM study and work, women above all. Bear in mind that the study was made for FIRST.",
  },
  "talento-oportunidad": {
    title: "Talent needs support",
    text: "A 2020 study followed IMO participants from all over the world: the higher the score, the more maths doctorates and papers. With the same score, those from lower-income countries went into research less often.",
  },
  "eleccion-de-carrera": {
    title: "It helps you choose a degree",
    text: "In a 2019 study, half of the former Science Olympiad participants said that competing influenced the degree they chose. It is their own view, and the sample is from a single US university.",
  },
  "tecnologia-mujeres": {
    title: "More young women interested in computing",
    text: "In a survey looking back five years, 78% of Technovation alumnae said they were more interested in computing and 70% in starting a business. The data come from the programme itself and the source does not say how many answered.",
  },
  "formacion-gratuita": {
    title: "Training and support at no cost",
    text: "This is not a study but the rules of two olympiads. The OMM is free, covers your stay at the national contest and trains its shortlist. At the IOAA the host pays for lodging and meals. Other contests do cost money.",
  },
} as const satisfies Translation<typeof source>;
