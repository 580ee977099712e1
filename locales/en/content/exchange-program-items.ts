import type { exchangeProgramItems as source } from "../../es/content/exchange-program-items.ts";
import type { Translation } from "../../translation.ts";

export const exchangeProgramItems = {
  "rotary-youth-exchange": {
    title: "Rotary Youth Exchange",
    audience: "High-school students aged 15 to 19 with a Rotary club nearby",
    amount:
      "Home, meals and school abroad; your family pays flights and insurance",
    level: "High school",
    deadline: "Each club sets its date; talk to yours about 12 months ahead",
    description:
      "Live with host families and study in another country: a full school year or a short stay, from a few weeks to three months. Your family does not need to belong to Rotary: the first step is to talk to the club in your area.",
    requirements: {
      age: "Be between 15 and 19 (many districts ask for a narrower range)",
      sponsor: "Be sponsored by a local Rotary club",
      record: "Have good grades and show leadership",
      application: "Send a written application and pass an interview",
      level: "Be in high school",
    },
    note: "Ask your club which ages it accepts: 15 to 19 is the general range, but many districts stop at 17 or 18. Ask too what your family pays and whether it has to host another student, as some clubs require.",
  },
  "afs-programas-interculturales": {
    title: "AFS Intercultural Programs",
    audience: "Secondary and high-school students, mostly aged 15 to 18",
    amount:
      "You pay to take part; some countries offer full or partial scholarships",
    level: "High school",
    deadline: "Depends on your country and destination",
    description:
      "Live with a volunteer host family and go to school in another country, for two months to a full school year. AFS volunteers guide you before, during and after the trip.",
    requirements: {
      age: "Usually be 15 to 18 when you travel (it changes by destination)",
      level: "Be in secondary or high school",
      health: "Be in good health",
      openness: "Show maturity and openness to another culture",
    },
    note: "Check the exact age on the AFS page of your country: each destination sets its own limits, sometimes down to the month. Ask what it costs and which scholarships there are.",
  },
  "yfu-youth-for-understanding": {
    title: "YFU – Youth For Understanding",
    audience: "High-school students, usually aged 15 to 18",
    amount: "You pay to take part; some national offices give scholarships",
    level: "High school",
    deadline: "Depends on your country and programme",
    description:
      "Live with a volunteer host family and study at a school in another country. Choose a short programme, a semester or a full school year.",
    requirements: {
      age: "Usually be 15 to 18 during the programme",
      record: "Have good grades",
      maturity: "Be keen and mature enough to live in another culture",
      level: "Be in high school",
    },
    note: "Find the YFU office in your country. It will tell you the ages, the cost, the scholarships and whether your destination asks you to know the language.",
  },
  "ship-for-world-youth": {
    title: "Ship for World Youth",
    organization: "Cabinet Office of Japan",
    audience: "Young people aged 18 to 30 from the countries invited each year",
    amount:
      "International travel, lodging, meals and activities; you pay insurance and extras",
    level: "Any level of study",
    deadline:
      "If your country is invited: it has closed in June or in August, depending on the country",
    description:
      "Live for about a month, on land and aboard a ship, with young people from Japan and other countries. There are seminars, workshops and cultural exchange on global issues.",
    requirements: {
      age: "Be between 18 and 30",
      citizenship: "Be a citizen of a country invited that year",
      english: "Communicate well in English",
      wholeProgramme: "Take part in the whole programme",
    },
    note: "Only about ten or twelve countries are invited each year. Ask the Japanese embassy or your country's youth institute whether there is a call. You cannot apply for a country that is not yours.",
    figures: {
      y2026:
        "Chile, the Dominican Republic and Jamaica were among the countries invited to the 2026 edition.",
    },
  },
  "aiesec-voluntario-global": {
    title: "AIESEC Global Volunteer",
    audience: "Young people aged 18 to 29 or 30, mostly university students",
    amount:
      "You pay to take part: fees, flights, insurance and other costs are yours",
    level: "Mostly university and recent graduates",
    deadline: "Open all year; each project has its own dates",
    description:
      "Volunteer for six to eight weeks in another country, on a project tied to the Sustainable Development Goals. AIESEC is an organisation run by young people.",
    requirements: {
      age: "Be between 18 and 29 or 30, depending on the AIESEC office",
      profile: "Create a free profile and pass an interview",
      language:
        "Speak the language the project asks for, nearly always English",
    },
    note: "This is not a scholarship. You pay a fee at home and often another for the project or lodging; the top age is 29 or 30, depending on the office. Add it all up and read the acceptance note before you say yes.",
  },
} as const satisfies Translation<typeof source>;
