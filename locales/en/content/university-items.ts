import type { universityItems as source } from "../../es/content/university-items.ts";
import type { Translation } from "../../translation.ts";

export const universityItems = {
  unam: {
    name: "National Autonomous University of Mexico (UNAM)",
    location: "Ciudad Universitaria, Mexico City, and sites in several states",
    description:
      "Mexico's best-known public university, with research in nearly every field. Choose from more than a hundred undergraduate degrees, on campus, open or by distance.",
    audience:
      "Students who have finished high school or are in their last semester",
    admission:
      "A selection contest with a 120-question exam, online since 2026 and with a mandatory practice run. Graduates of ENP or CCH can use the direct pass.",
    when: "Register between January and February; exam in May or June; results in July",
    aid: "It is public and free, but the exam has a fee. Once you are in, ask about its scholarships and look at the public ones we gather under Scholarships.",
    ranking:
      "QS 2026: 136th in the world and first in Mexico. ARWU 2025: band 201-300.",
    admissionRate:
      "About 9.9% in the 2024 contest (14,151 of 143,427), not counting the direct pass",
    students:
      "More than 373,000 in all, from lower secondary to postgraduate (2025-2026)",
    faculties:
      "16 faculties, 5 multidisciplinary units and 9 national schools; 133 degrees (2026)",
    requirements: {
      school:
        "Finish high school; you can enter the contest in your last semester",
      grade: "Have a high-school average of at least 7.0 out of 10",
      exam: "Sit the selection exam, unless you enter with the direct pass",
    },
    programs: {
      medicine: "Medicine",
      law: "Law",
      psychology: "Psychology",
      architecture: "Architecture",
      management: "Business Administration",
      computing: "Computer Engineering",
      actuarial: "Actuarial Science",
      dentistry: "Dentistry",
    },
    note: "The admission rate covers the contest only: about 60% of new students come in with the direct pass from ENP or CCH. Confirm every date with DGAE: one day late leaves you out.",
  },
  ipn: {
    name: "National Polytechnic Institute (IPN)",
    location: "Mexico City, with sites in more than 20 states",
    description:
      "A public institution devoted above all to engineering and technology. It also has degrees in health, social sciences and business.",
    audience: "Students who have finished high school or are about to",
    admission:
      "An online admission exam, with one call for each mode of study. Besides the main process there is usually another for a January start.",
    when: "Call and registration between February and March; exam around the end of May",
    aid: "It is public; the admission process has a fee. Ask about its scholarships when you enrol and look at the public ones we gather under Scholarships.",
    ranking:
      "ARWU (Shanghai) 2025: band 501-600 in the world and second in Mexico",
    students:
      "About 220,000 in all, from high school to postgraduate (2022-2023)",
    faculties: "93 academic units in 24 states and Mexico City (January 2026)",
    requirements: {
      school: "Finish high school",
      exam: "Sit the online admission exam",
    },
    programs: {
      systems: "Computer Systems Engineering",
      ai: "Artificial Intelligence Engineering",
      computing: "Computer Engineering",
      aeronautics: "Aeronautical Engineering",
      bionics: "Bionics Engineering",
      medicine: "Medicine and Midwifery",
      business: "International Business",
      accounting: "Public Accounting",
    },
    note: "The months come from a tentative calendar. Confirm the dates on the admission site and check whether your mode of study asks for a minimum average.",
  },
  uam: {
    name: "Metropolitan Autonomous University (UAM)",
    location: "Mexico City (four campuses) and Lerma, State of Mexico",
    description:
      "A public university that works in three-month terms. It has five campuses: Azcapotzalco, Cuajimalpa, Iztapalapa, Xochimilco and Lerma, each with its own degrees.",
    audience: "Students who have finished high school or are about to",
    admission:
      "A selection exam, in two processes a year. If you graduate from Colegio de Bachilleres, ask about the Pase UAM, which needs no exam.",
    when: "First process: register in February, exam in March and results in April",
    aid: "It is public. Ask about its scholarships when you enrol and look at the public ones we gather under Scholarships.",
    ranking:
      "QS 2024: band 901-950 in the world. There are newer editions: look it up on QS.",
    students:
      "57,735 undergraduates and 3,887 postgraduates (figure later than 2023)",
    faculties:
      "5 university units, organised in divisions; 83 undergraduate degrees (2026)",
    requirements: {
      school: "Finish high school",
      grade: "Have a high-school average of at least 7.0 out of 10",
      exam: "Sit the selection exam, unless you enter with the Pase UAM",
    },
    programs: {
      medicine: "Medicine",
      architecture: "Architecture",
      computing: "Computer Engineering",
      psychology: "Psychology",
      communication: "Social Communication",
      design: "Industrial Design",
      economics: "Economics",
      biology: "Biology",
    },
    note: "The first process of 2026 covered all spring places and half of the autumn ones. We do not know the months of the second process: look for them on the admission site.",
  },
  "tec-de-monterrey": {
    name: "Tecnologico de Monterrey (Monterrey Institute of Technology)",
    location:
      "Monterrey, Nuevo León (main seat), with campuses all over Mexico",
    description:
      "A private university with campuses all over Mexico, known for engineering, business and its push for entrepreneurship. It looks at your whole profile, not only your grades.",
    audience: "Students who have finished high school or are about to",
    admission:
      "You build an online file with your school record, the Academic Aptitude Test (PAA, in Spanish), a résumé and an essay. A committee decides.",
    when: "There are several admission dates a year and places are limited: check its calendar",
    aid: "Each year Líderes del Mañana gives full tuition to about 200 talented, low-income students. There are partial scholarships, a need-based one for Latin America and student credit.",
    ranking:
      "QS 2026: 187th in the world and second in Mexico. THE 2026: band 601-800 and first in Mexico.",
    students:
      "About 57,000 undergraduates and nearly 7,000 postgraduates (2019)",
    faculties:
      "National schools; Engineering and Sciences has 18 undergraduate degrees",
    requirements: {
      school: "Finish high school before the degree starts",
      exam: "Sit the Academic Aptitude Test (PAA)",
      file: "Send a résumé and an essay",
    },
    programs: {
      industrial: "Industrial and Systems Engineering",
      computing: "Computer Science and Technology",
      mechatronics: "Mechatronics Engineering",
      biotechnology: "Biotechnology",
      medicine: "Medicine",
      business: "International Business",
      architecture: "Architecture",
      law: "Law",
    },
    note: "The Tec warns that its process can change without notice: confirm steps and dates before you start. Ask for the scholarship early, because places run out.",
  },
  itam: {
    name: "Autonomous Technological Institute of Mexico (ITAM)",
    location: "Mexico City (Río Hondo campus for undergraduates)",
    description:
      "A private, secular, non-profit university founded in 1946. It focuses on economics, management, politics, law and engineering.",
    audience: "Students who have finished high school or are about to",
    admission:
      "ITAM publishes on its page how to get in and which exam it asks for in each cycle. Read it before you prepare anything.",
    when: "The dates of each cycle are on its admissions page",
    aid: "It is private and charges tuition. Ask admissions which scholarships and credits there are for your cycle and what they require.",
    ranking:
      "QS 2024: band 651-660 in the world and third in Mexico. There are newer editions: look it up on QS.",
    students: "No recent confirmed figure",
    faculties:
      "Undergraduate degrees at Río Hondo; postgraduate studies at Santa Teresa",
    requirements: {
      school: "Finish high school",
      english: "Prove your English during your first year at ITAM",
    },
    programs: {
      economics: "Economics",
      actuarial: "Actuarial Science",
      law: "Law",
      politics: "Political Science",
      relations: "International Relations",
      management: "Business Administration",
      computing: "Computer Engineering",
      industrial: "Industrial Engineering",
    },
    note: "Confirm the exam, the average and the dates with ITAM: they change and are not on this page. International Relations asks for a higher level of English.",
  },
  udeg: {
    name: "University of Guadalajara (UdeG)",
    location: "Guadalajara and the whole state of Jalisco",
    description:
      "The public university of Jalisco, with centres in Guadalajara, across the state and online. It admits students twice a year, so you get two chances.",
    audience: "Students who have finished high school or are about to",
    admission:
      "An admission exam plus your high-school average. There are two intakes a year, calendars A and B. After the results it publishes the places still free.",
    when: "Register in February (exam in May) and in September (exam in November)",
    aid: "It is public. Ask about its scholarships when you enrol and look at the public ones we gather under Scholarships.",
    ranking:
      "QS 2025: band 1001-1200 in the world. There are newer editions: look it up on QS.",
    admissionRate:
      "53.5% in calendar 2026-A (17,939 of 33,532); 41.8% in 2025-B",
    students:
      "More than 300,000 in all, from high school to postgraduate (2025)",
    faculties: "19 university centres, including the virtual one (2025)",
    requirements: {
      school: "Finish high school",
      exam: "Sit the admission exam",
      record: "Look after your average: it counts along with the exam",
    },
    programs: {
      medicine: "Medicine and Midwifery",
      psychology: "Psychology",
      law: "Law",
      dentistry: "Dentistry",
      nutrition: "Nutrition",
      veterinary: "Veterinary Medicine",
      architecture: "Architecture",
      nursing: "Nursing",
    },
    note: "The rate changes a lot between calendars and between degrees. Results usually come out in January for calendar A and around August for B.",
  },
  uanl: {
    name: "Autonomous University of Nuevo León (UANL)",
    location: "San Nicolás de los Garza, Nuevo León (Monterrey area)",
    description:
      "The public university of Nuevo León, with faculties for nearly every field in the Monterrey metropolitan area. It also runs its own high schools.",
    audience: "Students who have finished high school or are about to",
    admission:
      "An entrance contest with an exam. Each faculty ranks the scores and, when there are not enough places, admits the highest first.",
    when: "Two contests a year; in past years, exams in May or June and in November",
    aid: "It is public. Ask about its scholarships when you enrol and look at the public ones we gather under Scholarships.",
    ranking: "No recent confirmed rank: look it up on each ranking's page",
    students:
      "More than 218,000 in all, from high school to postgraduate (January 2025)",
    faculties: "26 faculties and 29 high schools (2025)",
    requirements: {
      school: "Finish high school",
      exam: "Sit the entrance contest exam",
    },
    programs: {
      medicine: "Medicine",
      law: "Law",
      criminology: "Criminology",
      psychology: "Psychology",
      accounting: "Public Accounting",
      arts: "Visual Arts",
      communication: "Communication",
    },
    note: "The exam months come from calls of 2021 and 2022. Look for the call of your cycle on the applicants' page. For August 2025, 40,652 people sat the exam.",
  },
} as const satisfies Translation<typeof source>;
