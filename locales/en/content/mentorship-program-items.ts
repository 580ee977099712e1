import type { mentorshipProgramItems as source } from "../../es/content/mentorship-program-items.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipProgramItems = {
  educationusa: {
    organization: "US Department of State",
    audience:
      "Anyone who wants to study in the United States, and their family",
    gives: "Free official advice on universities, scholarships and visas",
    when: "All year; each centre sets its own talks and fairs",
    where: "In centres in many countries and online",
    description:
      "Talk to advisers from the official US network. They explain which universities are accredited, how to pay, how to build your application and how to ask for the visa. You can visit a centre or talk to them online.",
    note: "Check that the centre in your country is still active. In 2025 and 2026 the United States suspended student visas for people from Cuba, Haiti and Venezuela: if that is you, ask before you spend money.",
    figures: {
      centres:
        "In January 2026 the network said it had more than 430 centres in over 175 countries and territories.",
    },
    links: { centre: "Find the centre in your country" },
  },
  "opportunity-funds": {
    audience:
      "Outstanding students with few resources who look to the United States",
    gives:
      "Advice and payment of application costs: tests, applications and visa",
    when: "In Mexico it has opened in late November; elsewhere it varies",
    where: "At the EducationUSA centre in your country and online",
    description:
      "An EducationUSA adviser helps you look for a university and for funding, and the fund pays what it costs to apply. In some countries it also pays the flight. After that, each university decides on admission and scholarships.",
    requirements: {
      country: "Be from a country where EducationUSA opens this call",
      record: "Show high academic and leadership potential",
      income: "Be unable to pay the costs of applying yourself",
      profile: "Have a profile that can compete for full funding",
    },
    note: "It does not pay tuition or promise a place. In Mexico medicine, dentistry and veterinary science are excluded, and science, engineering and maths come first. If you are from Cuba, Haiti or Venezuela, ask about the visa first.",
    figures: {
      y2025:
        "The Mexican call announced in November 2025 was for studies starting in autumn 2027: you apply far ahead.",
    },
  },
  lala: {
    audience:
      "Young people in Latin America who want to change their community",
    gives: "A leadership camp and afterwards a community with mentors",
    when: "The January and February camp has been announced from June",
    where: "Online or in person; the venue changes",
    description:
      "Live an intensive camp on leadership and social impact with young people from across the region. Afterwards you stay in the community, with mentors and support to reach university. There is a fee and there are scholarships: whether you can pay does not affect selection.",
    requirements: {
      age: "Be 14 to 20 years old (January and February 2026 edition)",
      country: "Be from a Latin American country",
      commitment: "Show commitment to your community",
    },
    note: "Age, fee and venue change with each edition: the first camps took ages 14 to 18. Read the current call and ask for a scholarship when you sign up.",
    figures: {
      y2026:
        "The January and February 2026 edition cost 500 USD online or 1,500 USD in person, before scholarships.",
    },
  },
  "project-access": {
    audience:
      "Young people with less support who aim for a selective university",
    gives: "A one-to-one mentor, modules, resources and webinars, for free",
    when: "In cohorts; see on its page whether one is open",
    where: "Online",
    description:
      "It pairs you with someone who studies or studied at the university you are aiming for. They give you about five hours: personal statement, practice interview, tests and the questions the internet does not answer.",
    requirements: {
      background: "Come from a background with fewer resources or less support",
      university: "Want to apply to one of the programme's universities",
    },
    note: "Its page gives no list of countries and no date for the next cohort. Before you plan on it, ask whether it takes applicants from your country now.",
  },
  "junior-academy": {
    audience:
      "High-school students from any country who are curious about science",
    gives:
      "Innovation challenges in a team, with science and technology mentors",
    when: "Yearly call; its page confirms the date",
    where: "Online, on the Launchpad platform",
    description:
      "Form a team with students from other countries and design a solution to a real problem. Specialists in science and technology guide your team and judges choose the winner. Everything happens online and in English.",
    requirements: {
      level: "Be in high school",
      english: "Work in English with your team",
    },
    note: "The official page that we read does not state the exact age, the cost or the dates. Check them in the call before you sign up.",
  },
  "lumiere-foundation": {
    audience:
      "Talented students with few resources in their last year of high school",
    gives:
      "Nine one-to-one sessions with a mentor to research a topic of yours",
    when: "In cohorts; each one has its own closing date",
    where: "Online",
    description:
      "Research a topic for 12 weeks with a mentor and finish with a paper written by you. To get in you fill in a form and, if you move on, have an interview. There is no fixed minimum for grades or family income.",
    requirements: {
      level: "Be in the last year of high school",
      income: "Face financial hardship",
      record: "Show very good academic ability",
      english: "Work in English",
    },
    note: "Its page speaks of financial aid, but does not say that everything is free. Ask in writing what you would pay before you accept a place.",
  },
  "unam-estudiante-orienta": {
    name: "El Estudiante Orienta al Estudiante (student-to-student guidance, UNAM)",
    audience: "Students at a UNAM high school (Prepa or CCH) in Mexico",
    gives: "Talks with students who already take the degree you have in mind",
    when: "Usually from February to April, before choosing a degree",
    where: "At the Prepas and CCH campuses",
    description:
      "Undergraduates visit your school and tell you what their degree is really like: courses, pace and work. Use it to ask what the brochures leave out.",
    requirements: {
      enrolment: "Study at a UNAM Prepa (ENP) or CCH",
      level: "Be in high school",
    },
    figures: {
      y2025:
        "In 2025 the Faculty of Medicine alone talked with about 6,344 people at 9 Prepas and 4 CCH campuses.",
    },
  },
} as const satisfies Translation<typeof source>;
