import type { eventItems as source } from "../../es/content/event-items.ts";
import type { Translation } from "../../translation.ts";

export const eventItems = {
  "fil-guadalajara": {
    title: "Guadalajara International Book Fair (FIL)",
    description:
      "Meet authors, go to talks and find books from all over the world. It has programmes for young people, such as FIL Joven. Confirm the first day on the official page: press reports do not agree.",
    when: "From late November to early December",
  },
  filuni: {
    title: "Filuni: the universities' book fair",
    description:
      "Browse university publishers and go to talks, readings and workshops at Ciudad Universitaria, in Mexico City. It is a good way to see what each field of study looks into.",
    when: "Usually in the last week of August",
  },
  "noche-de-las-estrellas": {
    title: "Noche de las Estrellas (Night of the Stars)",
    description:
      "Look at the sky through telescopes and talk to people who study astronomy, for free, in squares and campuses all over Mexico. There are talks and workshops too. Find the nearest venue and confirm the date of the year.",
    when: "Usually in November",
  },
  "unam-registro-licenciatura": {
    title: "Registration to enter UNAM",
    description:
      "Register online for UNAM's undergraduate entrance contest. The window has lasted less than two weeks, so check the call from early January. The autumn call has been only for the open and distance system (SUAyED).",
    when: "Usually between January and February",
  },
  "orientaton-unam": {
    title: "UNAM OrientaTÓN: choosing a degree",
    description:
      "Days of guidance at UNAM to help you choose a degree. We have not been able to confirm a new edition: ask DGOAE before you count on it.",
    when: "No date confirmed; see the DGOAE page",
  },
  "educationusa-ferias": {
    title: "EducationUSA fairs",
    description:
      "Talk for free with US universities and advisers about admission, costs and scholarships. Dates change by city: confirm them with the EducationUSA centre in your country.",
    when: "Mostly from August to October; it changes by city",
  },
  europosgrados: {
    title: "EuroPosgrados México fair",
    description:
      "Get to know postgraduate degrees at European universities and ask about scholarships without leaving Mexico. We have not seen an edition every year: check on the official page whether there is one this year.",
    when: "Past editions were in November; it may not take place every year",
  },
  "sat-fechas": {
    title: "International SAT dates",
    description:
      "Sit the exam that many US universities ask for or accept. Online registration closes about two weeks before each date, at 11:59 p.m. US Eastern time. Register early.",
    when: "From August to December, and in March, May and June",
  },
  "space-apps-weekend": {
    title: "NASA Space Apps weekend",
    description:
      "Two days to create a project with NASA's open data, at a local venue or online. You can go without a team or experience. See the venues in your country on the official page.",
    when: "One weekend a year, usually in October or in November",
  },
  "erasmus-mundus-solicitud": {
    title: "Erasmus Mundus application window",
    description:
      "Apply for a master's run jointly by several universities, with the chance of a scholarship. Each master's sets its own date and requirements: check them one by one on its own page.",
    when: "Usually from October to January; each master's sets its date",
  },
} as const satisfies Translation<typeof source>;
