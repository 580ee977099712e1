import type { internationalUniversityItems as source } from "../../es/content/international-university-items.ts";
import type { Translation } from "../../translation.ts";

export const internationalUniversityItems = {
  mit: {
    name: "Massachusetts Institute of Technology (MIT)",
    location: "Cambridge, Massachusetts, United States",
    description:
      "A private university devoted above all to science, engineering and economics. It is small: about 4,500 undergraduates, of whom roughly one in nine comes from outside the United States.",
    audience: "Students from any country who are finishing high school",
    admission:
      "A full application on its own portal. You can choose early action or the regular cycle. Check on its page which tests and which English exam it asks for.",
    when: "Usually opens in August; closes on 1 November (early) or in early January",
    aid: "It admits you without looking at whether you can pay and covers 100% of your demonstrated need, also for international students. No merit scholarships.",
    ranking: "QS 2026: 1st in the world. ARWU 2025: 3rd.",
    admissionRate: "About 4.5%: 1,324 of 29,282 applications (entry in 2025)",
    requirements: {
      school: "Finish high school",
      english: "Have enough English to study the degree",
      aidForm: "To ask for aid: fill in the CSS Profile with your application",
    },
    programs: {
      computing: "Computer Science and Engineering",
      mechanical: "Mechanical Engineering",
      mathematics: "Mathematics",
      physics: "Physics",
      biological: "Biological Engineering",
      economics: "Economics",
      architecture: "Architecture",
    },
    note: "In 2025-26 the United States suspended student visas for people from Cuba, Venezuela and Haiti. If that is you, check how things stand before you apply.",
  },
  harvard: {
    name: "Harvard University",
    location: "Cambridge, Massachusetts, United States",
    description:
      "A private Ivy League university with about 7,000 undergraduates. You study one main field and take courses in many others.",
    audience: "Students from any country who are finishing high school",
    admission:
      "A full application, the same for international students. It asks for the SAT or ACT again. There is restrictive early action and a regular cycle.",
    when: "Usually opens in August; closes on 1 November (early) or 1 January",
    aid: "It admits you without looking at whether you can pay and covers all your need, from any country. Since 2025-26, free if your family earns under USD 100,000 a year.",
    ranking: "QS 2026: 5th in the world. ARWU 2025: 1st.",
    admissionRate:
      "About 4.2% (2,003 of 47,893, entry in 2025); international, about 1.9% (2024)",
    requirements: {
      school: "Finish high school",
      test: "Sit the SAT or the ACT",
      english: "Have enough English to study the degree",
    },
    programs: {
      economics: "Economics",
      computing: "Computer Science",
      government: "Government",
      mathematics: "Applied Mathematics",
      psychology: "Psychology",
      neuroscience: "Neuroscience",
      history: "History",
      biomedical: "Biomedical Engineering",
    },
    note: "In 2025 the government tried to bar new international students and a court stopped it; confirm how it stands. In 2025-26 the United States suspended student visas for Cuba, Venezuela and Haiti.",
  },
  oxford: {
    name: "University of Oxford",
    location: "Oxford, United Kingdom",
    description:
      "An English university made up of colleges, where you live and meet people, with teaching in tutorials of very few students. You choose your course when you apply and focus on it.",
    audience: "Students from any country who are finishing high school",
    admission:
      "A UCAS application to a single course, with your personal statement and a teacher's reference. Many courses also ask for a test of their own and an interview.",
    when: "Send it through UCAS from September; for Oxford it usually closes on 15 October",
    aid: "There is very little aid for international students. Reach Oxford covers tuition, living costs and one flight a year for 2 or 3 people, by country; not for Medicine.",
    ranking: "QS 2026: 4th in the world. THE 2026: 1st.",
    requirements: {
      school: "Finish high school",
      grades: "Have the subjects and the grades your course asks for",
      english: "Have enough English to study the degree",
      ucas: "Send the UCAS application in time (as a rule, by 15 October)",
      test: "If your course asks for it, sit its admission test",
    },
    programs: {
      ppe: "Philosophy, Politics and Economics (PPE)",
      law: "Law",
      medicine: "Medicine",
      computing: "Computer Science",
      mathematics: "Mathematics",
      engineering: "Engineering Science",
      history: "History",
      biochemistry: "Biochemistry",
    },
    note: "Reach Oxford depends on the OECD's DAC list in force and not every college takes part each year. For entry in 2026 it was open from 14 January to 4 February, after applying to the course in October.",
  },
  "eth-zurich": {
    name: "ETH Zurich (Swiss Federal Institute of Technology)",
    location: "Zurich, Switzerland",
    description:
      "A public university of science, engineering and architecture. The bachelor's takes six semesters, in German, and the first year is eliminatory. Most master's degrees are in English.",
    audience:
      "Students from any country with a high-school diploma and advanced German",
    admission:
      "It depends on your diploma: by country, you get in directly or with an entrance exam. Look yours up in its country list.",
    when: "Entry in autumn only; ETH publishes the application dates each year",
    aid: "CHF 730 per semester and, since autumn 2025, CHF 2,190 if you come from abroad to study, plus fees. You can ask for the social grant after passing the first year.",
    ranking: "QS 2026: 7th in the world. ARWU 2025: 22nd.",
    requirements: {
      school: "Finish high school",
      diploma: "Have a diploma that ETH recognises",
      german: "Have advanced German (C1); you may be asked for a certificate",
      exam: "Depending on your diploma, pass an entrance exam",
    },
    programs: {
      computing: "Computer Science",
      mechanical: "Mechanical Engineering",
      electrical: "Electrical Eng. and Information Technology",
      mathematics: "Mathematics",
      physics: "Physics",
      architecture: "Architecture",
      civil: "Civil Engineering",
      environmental: "Environmental Sciences",
    },
    note: "ETH pages of past years give different closing dates (late March or 30 April): read the current one in good time. Work out too what it costs to live in Zurich.",
  },
  "university-of-toronto": {
    name: "University of Toronto",
    location: "Toronto area, Ontario, Canada (three campuses)",
    description:
      "A public university founded in 1827, the largest in Canada. It has three campuses, about 700 undergraduate programmes and students from some 170 countries.",
    audience: "Students from any country who are finishing high school",
    admission:
      "An online application through OUAC with your grades and, where needed, an English test. Some programmes also ask for a profile or an essay.",
    when: "Apply from September to January; for the Pearson award, earlier: October, November",
    aid: "The Lester B. Pearson scholarship pays tuition, books, fees and residence for four years. About 37 people win it each year and your school must nominate you.",
    ranking: "ARWU 2025: 25th in the world",
    requirements: {
      school: "Finish high school",
      english: "Have enough English; you may be asked for a test",
      nomination:
        "For the Pearson scholarship: your school nominates you first",
    },
    programs: {
      computing: "Computer Science",
      engineering: "Engineering Science",
      commerce: "Commerce (Rotman)",
      life: "Life Sciences",
      psychology: "Psychology",
      economics: "Economics",
      architecture: "Architectural Studies",
    },
    note: "Pearson dates have moved earlier. In the 2025 cycle the application to the university closed on 18 October and the scholarship on 8 November 2024. Talk to your school when the year starts.",
  },
  tum: {
    name: "Technical University of Munich (TUM)",
    location: "Munich, Germany",
    description:
      "A public university of engineering, science and technology. Unlike most public universities in Germany, it charges tuition to new students from outside the European Economic Area.",
    audience:
      "Students from any country with a high-school diploma Germany recognises",
    admission:
      "An application on the TUMonline portal. If your diploma gives no direct access in Germany, you first do the Studienkolleg, a two-semester course in German.",
    when: "Dates change with each degree: look them up on its page",
    aid: "EUR 2,000 to 3,000 per semester for a bachelor's if you come from outside the European Economic Area (2024/25 fees). There are waivers for merit or need.",
    ranking: "ARWU 2025: 45th in the world",
    requirements: {
      school: "Finish high school",
      german: "Prove your German if your degree is taught in German",
      studienkolleg: "In some countries, take the Studienkolleg first",
    },
    programs: {
      computing: "Informatics",
      mechanical: "Mechanical Engineering",
      electrical: "Electrical and Computer Engineering",
      aerospace: "Aerospace",
      management: "Management and Technology",
      architecture: "Architecture",
      physics: "Physics",
      mathematics: "Mathematics",
    },
    note: "The fees are those TUM published for 2024/25: confirm those of your cycle. Waivers have dates of their own. Check in the DAAD list whether your diploma gives direct access.",
  },
  "nyu-abu-dhabi": {
    name: "New York University Abu Dhabi (NYUAD)",
    location: "Abu Dhabi, United Arab Emirates",
    description:
      "A campus of New York University with liberal arts and research, in English. You live with people from dozens of countries and can spend semesters at other NYU sites.",
    audience: "Students from any country who are finishing high school",
    admission:
      "A full application with an essay, for early or regular decision. Early decision commits you to accept, unless the aid is not enough for you.",
    when: "Usually opens in August; early decision by 1 November, regular in early January",
    aid: "Aid according to your need, for any nationality, with the CSS Profile. It can include tuition, housing, meals, insurance, travel and a stipend.",
    ranking: "ARWU 2025: band 801-900 in the world, its first appearance",
    requirements: {
      school: "Finish high school",
      english: "Have enough English to study the degree",
      aidForm: "To ask for aid: fill in the CSS Profile in time",
    },
    programs: {
      computing: "Computer Science",
      economics: "Economics",
      politics: "Political Science",
      social: "Social Research and Public Policy",
      biology: "Biology",
      civil: "Civil Engineering",
      mechanical: "Mechanical Engineering",
      film: "Film and New Media",
    },
    note: "In 2021 it said it admitted without looking at ability to pay and met all need; its page no longer promises that. Confirm it each cycle and think hard about early decision: you cannot compare offers.",
  },
  uba: {
    name: "University of Buenos Aires (UBA)",
    location: "City of Buenos Aires, Argentina",
    description:
      "A public university founded in 1821, with 13 faculties. There is no admission exam: everybody starts with the same first year, the Ciclo Básico Común (CBC).",
    audience: "Students from any country who have finished high school",
    admission:
      "No exam: you enrol and take the six subjects of the CBC. UBA XXI lets you take some of them ahead online.",
    when: "Enrolment in the shared first year (CBC) usually opens in November and in February",
    aid: "Undergraduate degrees are free. Since Decree 366/2025 each national university may decide to charge foreigners without permanent residence: confirm it.",
    ranking: "QS 2026: 84th in the world and first in Latin America",
    requirements: {
      school: "Finish high school",
      validation: "Have your high school recognised in Argentina",
      dni: "Apply for your Argentine DNI or your residence",
    },
    programs: {
      medicine: "Medicine",
      law: "Law",
      accounting: "Public Accounting",
      psychology: "Psychology",
      architecture: "Architecture",
      dentistry: "Dentistry",
      engineering: "Engineering degrees",
      communication: "Communication Sciences",
    },
    note: "An Argentine DNI is required. In 2024 UBA explained that you can enrol with your own country's document and have up to two terms to obtain it. Confirm that this holds and whether it charges foreigners.",
  },
  usp: {
    name: "University of São Paulo (USP)",
    location: "São Paulo and other campuses in the state, Brazil",
    description:
      "A public, free university with eight campuses in the state of São Paulo. There are several ways in, not only its exam. Classes are in Portuguese.",
    audience:
      "Students with a high-school diploma and enough Portuguese to study",
    admission:
      "The best-known way in is Fuvest, an exam in two stages. You can also enter through Enem-USP, Provão Paulista or academic olympiads.",
    when: "Register for Fuvest from August to October; exams in November and December",
    aid: "It is public and free: you pay no tuition. The exam does cost money (211 reais for Fuvest 2026), with reductions for some applicants.",
    ranking:
      "QS 2026: 108th in the world and second in Latin America. ARWU 2025: 101-150 and first.",
    requirements: {
      school: "Finish high school",
      portuguese:
        "Know Portuguese: the exam and the classes are in that language",
      exam: "Sit Fuvest or use another of the ways in",
    },
    programs: {
      medicine: "Medicine",
      law: "Law",
      engineering: "Engineering",
      architecture: "Architecture and Urban Planning",
      computing: "Computer Science",
      economics: "Economics",
      dentistry: "Dentistry",
      speech: "Speech Therapy",
    },
    note: "To register for Fuvest you need a CPF, a Brazilian registration number. Ask USP which rules apply to a diploma from outside Brazil before you pay for the exam.",
  },
} as const satisfies Translation<typeof source>;
