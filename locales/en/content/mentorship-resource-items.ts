import type { mentorshipResourceItems as source } from "../../es/content/mentorship-resource-items.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipResourceItems = {
  "observatorio-laboral": {
    name: "Observatorio Laboral career test (Mexico)",
    organization: "Secretaría del Trabajo y Previsión Social (Mexico)",
    audience: "Anyone about to choose a degree in Mexico",
    gives: "A career test and information on degrees and employment",
    when: "All year",
    description:
      "Take the career test on Mexico's public employment portal, then look up on the same site the degrees that caught your eye. It is in Spanish and costs nothing.",
    links: { test: "Go straight to the career test" },
  },
  "onet-mi-proximo-paso": {
    name: "Mi Próximo Paso (O*NET Interest Profiler in Spanish)",
    organization: "US Department of Labor (O*NET)",
    audience: "Anyone looking for career ideas based on what they like",
    gives: "An interest questionnaire and a search for occupations, in Spanish",
    when: "All year",
    description:
      "Say which activities you would like and get your profile across six types of interest, the RIASEC or Holland model. Then explore occupations that fit that profile. It is free and in Spanish.",
    note: "The figures on pay and jobs are for the United States. Use the ideas and compare the figures with sources from your country.",
  },
  "unam-prounam-invoca": {
    name: "PROUNAM II and INVOCA (UNAM)",
    audience: "Students at a UNAM high school (Prepa or CCH) in Mexico",
    gives: "Two guidance tests: one of aptitudes, one of interests",
    when: "According to your school's calendar",
    description:
      "PROUNAM II measures your aptitudes with several short timed tests. INVOCA explores what interests you. They are given at UNAM's high schools, at no cost.",
    requirements: {
      enrolment: "Study at a UNAM Prepa (ENP) or CCH",
      level: "Be in high school",
    },
    note: "It is no exam of knowledge and does not predict your future: it gives a profile of this moment. Ask your school's guidance office for the date.",
  },
  "123test-career": {
    name: "123test career test",
    audience: "Anyone who wants a first clue and reads English",
    gives: "A short questionnaire that links your personality with professions",
    when: "All year",
    description:
      "Answer the questionnaire and see which professions go with your personality and interests. It is good for starting to think, not for deciding. It is in English.",
    note: "There is a free version. If it offers you a paid report, you do not need it for a first clue.",
  },
  "oferta-academica-unam": {
    name: "UNAM degree catalogue",
    audience: "Anyone thinking of an undergraduate degree at UNAM",
    gives: "A page per degree: profile, curriculum, campuses and field of work",
    when: "All year",
    description:
      "Open the page of each degree and see its courses, where it is taught and what work it leads to. It also helps you compare degrees if you want to study at another university. In Spanish.",
  },
  "coursera-applying-us": {
    audience: "High-school students who want to study in the United States",
    gives: "A course on how undergraduate admission works",
    when: "Online; see on its page whether it is still open",
    description:
      "A course in English by the University of Pennsylvania for students from other countries. It explains what universities look at, how to choose where to apply and how to order the steps of your application.",
    note: "Since 2025 Coursera has shown only part of its courses for free. Before you pay, open the page and check the price, whether the course is still active and whether you can ask for financial aid.",
  },
  "ciencia-unam-como-elijo": {
    name: "How do I choose what to study? (Ciencia UNAM, in Spanish)",
    audience: "Anyone who does not know where to start when choosing a degree",
    gives: "A short article on what to think about before you choose",
    when: "All year",
    description:
      "Read in a few minutes what weighs in the decision: who you are, what you like, how school is going, your family and work. Write down your answer to each point and talk it over with someone you trust.",
  },
  "compara-carreras": {
    audience: "Anyone comparing degrees in Mexico",
    gives: "Pay, informal work and return on investment for each degree",
    when: "All year",
    description:
      "Compare degrees with data: how much people earn, how many work informally and how long it takes to win back the cost of studying. It includes a calculator. In Spanish.",
    note: "These are averages for the country. Your pay also depends on the university, the city and your experience.",
  },
  "mi-carrera-peru": {
    name: "Mi Carrera (Peru)",
    audience: "Anyone about to choose a degree in Peru",
    gives: "Data on degrees and institutions, scholarships and a career test",
    when: "All year",
    description:
      "Look up on Peru's official portal which degrees the formal job market asks for, where they are taught and with which scholarships or funding. It also has a career test. In Spanish.",
  },
  mifuturo: {
    audience: "Anyone about to choose a degree in Chile",
    gives: "Employment, income, fees and length of each degree",
    when: "All year",
    description:
      "Search for a degree or an institution on Chile's official portal. Compare how many people find work, what they earn, what it costs and how long it takes. In Spanish.",
    note: "The data come from people who have already graduated. Use them to compare, not as a promise of pay.",
  },
  bigfuture: {
    audience:
      "High-school students looking at the United States who read English",
    gives: "Explorer of majors and careers, universities and scholarships",
    when: "All year",
    description:
      "Explore majors and careers and search for US universities on the site of the organisation that makes the SAT. It is free and in English.",
    note: "The site is mainly made for people who live in the United States. Before you count on a scholarship, read which nationality or residence it asks for.",
  },
} as const satisfies Translation<typeof source>;
