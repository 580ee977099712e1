import type { examResourceItems as source } from "../../es/content/exam-resource-items.ts";
import type { Translation } from "../../translation.ts";

export const examResourceItems = {
  "khan-academy-sat": {
    name: "Official Digital SAT Prep (Khan Academy)",
    organization: "Khan Academy and College Board",
    audience:
      "Anyone taking the SAT who wants to practise without paying for a course",
    gives: "Diagnostics, exercises and videos, free",
    when: "All year, at your own pace",
    where: "Online, in English",
    description:
      "Review SAT reading, writing and maths with material made together with College Board, the organisation that owns the exam. Start with the diagnostic, practise what you find hardest and measure yourself again.",
    note: "For full practice tests in the same format as the exam, use Bluebook as well: it is the official app.",
  },
  "bluebook-college-board": {
    audience: "Anyone taking the SAT, the PSAT or an AP exam",
    gives: "Full practice tests, free, in the same format as the real day",
    when: "Practice is open all year",
    where: "On your computer or tablet, in English",
    description:
      "Download the app in which the SAT is taken and do your practice tests there. Practice adapts to your answers just as the exam does, so it helps you time yourself and arrive with fewer nerves.",
    note: "No device of your own? You ask to borrow one for test day when you register, well ahead.",
  },
  "ceneval-guia-exani-ii": {
    name: "EXANI-II test-taker guide",
    audience: "Anyone taking the EXANI-II to enter university in Mexico",
    gives: "Official free PDF with topics, question types and exam rules",
    when: "Download it any time, always in its current edition",
    where: "Online, on the Ceneval site",
    description:
      "Get to know the exam before you study for it. Ceneval's guide explains which topics are covered, what the questions look like, what you may bring and what to do on exam day. Read it first and build your study plan on it.",
    note: "Guides from earlier years are still going round (for example, from 2021 and 2023). Download the current edition from ceneval.edu.mx and compare it with your university's call.",
  },
  "unam-dgae-aspirantes": {
    name: "UNAM: call, instructions and guides for applicants",
    audience:
      "Anyone applying to an undergraduate degree at UNAM through its entrance exam",
    gives:
      "Official dates, instructions and materials at no cost. The exam itself has a fee",
    when: "Main call in January, with registration between January and February",
    where: "Online, on the DGAE site",
    description:
      "Go to the official source before you believe what goes round on social media: it has the call, the registration steps and the materials. The exam has 120 questions and changes with the area of your degree, one of four.",
    requirements: {
      average: "Have a grade average of at least 7.0 out of 10",
    },
    note: "In September 2025 there was another call, only for the open and distance system (SUAyED). Check the current call for the dates, the average and whether the exam is online.",
    figures: {
      calendar:
        "In 2026 the main exam was fully online for the first time. Registration ran from 23 January to 3 February, with a compulsory trial run. The exam was from 23 May to 10 June, with results on 17 July.",
    },
  },
  "ipn-admision": {
    name: "IPN: undergraduate admission",
    audience: "Anyone who wants to study a degree at Mexico's Politécnico",
    gives:
      "Calls, technical requirements and a simulator. The process has a fee",
    when: "Follow the current call: each study mode has its own dates",
    where: "Online. The exam is taken over the internet too",
    description:
      "Read the call here, try the simulator and check that your equipment meets the requirements. The entrance exam is online with a secure browser, so rehearse in good time on the same computer you will use.",
    note: "The fee, the dates and the grade average they ask for change with the study mode (on campus or distance). Read the whole current call before you register.",
  },
  "ecoems-mi-derecho-mi-lugar": {
    name: "Mi derecho, mi lugar (ECOEMS): upper-secondary admission",
    organization:
      "SEP and the Government of the State of Mexico, with UNAM and IPN",
    audience:
      "Anyone finishing secundaria who wants a public prepa in the Valley of Mexico",
    gives:
      "A direct place with no exam, or an online exam only for UNAM and IPN",
    when: "The call comes out in February and registration is in March and April",
    where: "Mexico City metropolitan area, with online registration",
    description:
      "Register once to ask for a place in the public upper-secondary schools of Mexico City and the nearby towns of the State of Mexico. You choose schools without an exam, with one (UNAM and IPN) or a mix. This process replaced COMIPEMS.",
    requirements: {
      secondary: "Be in the third year of secundaria or have finished it",
      account: "Have a Llave MX account to register",
      average:
        "Have an average of at least 7.0 out of 10, only if you ask for UNAM or IPN",
    },
    note: "The mixed option lets you ask for schools with and without an exam at once. Check dates and requirements in the call of your year.",
    figures: {
      calendar:
        "In 2026 registration ran from 17 March to 14 April. The online exam was on 20, 21, 27 and 28 June, with results on 18 August.",
    },
  },
  "paa-practica-college-board": {
    name: "PAA practice and guides (College Board)",
    organization: "College Board Puerto Rico and Latin America",
    audience: "Anyone taking the PAA in Mexico, Puerto Rico or another country",
    gives: "Study guides, practice tests and digital practice, free",
    when: "All year. A good time to start is about six months before your exam",
    where: "Online, in Spanish",
    description:
      "Practise with material from the people who make the test: reading and writing, maths and English. Start with a practice test, go over your mistakes and give more time to the part you find hardest.",
    note: "Each university decides which version of the PAA it uses. Ask its admissions office before you choose your guide.",
  },
  "ets-powerprep-gre": {
    name: "POWERPREP GRE practice tests",
    audience: "Anyone taking the GRE to apply for a postgraduate degree",
    gives: "Practice tests in the real interface: some free, others paid",
    when: "All year, whenever you like",
    where: "Online, in English",
    description:
      "Do at least one full practice test before you pay for the exam. POWERPREP uses the same interface as the GRE, so you arrive knowing what it looks like, how long each part takes you and what you still need to review.",
    note: "In January 2026 it was reported that ETS, which owns the GRE, was looking for a buyer or an investor. Start from ets.org and check that it is still the official site.",
  },
  "icfes-cuadernillos-saber-11": {
    name: "Saber 11 practice booklets and guides (Icfes)",
    audience:
      "Grade 11 students in Colombia and school leavers taking Saber 11",
    gives: "Official practice questions and exam guides, free",
    when: "The material can be used all year",
    where: "Online, on the Icfes site",
    description:
      "Practise with questions from Icfes itself and read the guide to find out how many questions each part has and how long it lasts. The exam covers critical reading, maths, social studies and citizenship, natural sciences and English.",
    note: "Look for the guide of your school calendar and your year: the structure of the exam may change from one edition to the next.",
  },
  sat: {
    audience:
      "Anyone applying to an undergraduate degree, mostly in the United States",
    gives: "A score from 400 to 1600 for your application. The exam has a fee",
    when: "Several dates a year. Register months ahead",
    where: "At approved test centres, on a computer and in English",
    description:
      "It measures reading and writing (54 questions, 64 minutes) and maths (44 questions, 70 minutes) in a digital exam that adapts to your answers. It lasts 2 hours 14 minutes. Answer everything: guessing costs no points.",
    note: "Practise free in Bluebook and on Khan Academy. Before you pay, check whether your universities require it, leave it optional or do not look at it.",
    links: {
      practice: "Free official practice",
    },
  },
  act: {
    audience: "Anyone applying to an undergraduate degree in the United States",
    gives:
      "A score from 1 to 36, as an alternative to the SAT. The exam has a fee",
    when: "Several dates a year. Check the calendar of your country",
    where: "At approved test centres, in English",
    description:
      "It tests English, maths and reading: 131 questions in 125 minutes. Science and writing are optional and do not count towards the average. Take a free practice test of this exam and one of the SAT, and keep the one that suits you better.",
    note: "This shorter version began in 2025. Outside the United States sources disagree on when it arrived (September 2025 or February 2026): confirm the format of your date when you register.",
  },
  "gre-general": {
    audience: "Anyone applying to a postgraduate degree, in many fields",
    gives:
      "Verbal, quantitative and writing scores, valid for 5 years. It has a fee",
    when: "All year. You can retake it every 21 days, up to 5 times in 12 months",
    where: "At a test centre or at home, in English",
    description:
      "It measures analytical writing (0 to 6) and verbal and quantitative reasoning (130 to 170 each) in 1 hour 58 minutes. Some programmes require it, some leave it optional and some do not use it: check each one before you pay.",
    note: "Practise free with POWERPREP. In January 2026 it was reported that ETS was looking for a buyer or an investor: start from ets.org and check that it is still the official site.",
  },
  gmat: {
    audience: "Anyone applying to a master's degree in business or management",
    gives: "A score from 205 to 805, valid for 5 years. It has a fee",
    when: "All year: you choose the date",
    where: "At a test centre or online, in English",
    description:
      "It has three sections of 45 minutes: quantitative (21 questions), verbal (23) and data insights (20). It lasts 2 hours 15 minutes and you choose the order. Business schools in many countries ask for it, and many accept the GRE instead.",
    note: "On mba.com, the organiser's site, there are free practice exams. Take one before you register and compare it with what your programme asks for.",
  },
  "exani-ii": {
    audience: "Anyone who wants to start an undergraduate degree in Mexico",
    gives:
      "The result your university uses to decide on your admission. It usually has a fee",
    when: "Each university sets the date in its call",
    where: "At the venue your university names, on paper or online",
    description:
      "It is a national exam with a common part and modules that depend on the degree you choose. Many Mexican universities use it for admission. See first which modules yours asks for and then start studying.",
    requirements: {
      call: "Register through the call of a university that uses it",
    },
    note: "The structure may change with each guide. Study with the current edition, free on the Ceneval site, and be guided by your university's call.",
  },
  paa: {
    name: "PAA: College Board admission test in Spanish",
    organization: "College Board Puerto Rico and Latin America",
    audience:
      "Anyone applying to university in Puerto Rico, Mexico or elsewhere in the region",
    gives: "A score from 200 to 800 in each part. It usually has a fee",
    when: "Each university or venue sets the date",
    where: "At your university or assigned venue, in Spanish",
    description:
      "It tests reading and writing, maths and English as a second language. It is a test of the region's own, not a translation of the SAT, and it measures above all how you reason. Practise free with College Board's guides.",
    note: "In Mexico each university schedules its own sitting: confirm which version it uses. You will also see it called Prueba de Aptitud Académica.",
    figures: {
      sittings:
        "In Puerto Rico there were Saturday sittings on 21 February and 13 June 2026.",
    },
  },
  "ib-programa-diploma": {
    name: "IB Diploma Programme",
    organization: "International Baccalaureate Organization (IB)",
    audience: "Students aged 16 to 19 at a school that offers the IB",
    gives: "A diploma worth up to 45 points. The cost depends on the school",
    when: "It lasts two years, with external exams at the end",
    where: "At authorised schools, in Spanish, English or French",
    description:
      "Study six subjects (1 to 7 points each) plus Theory of Knowledge, an Extended Essay of 4,000 words and CAS: creativity, activity and service. The essay and Theory of Knowledge add up to 3 points and CAS is compulsory. Many universities around the world recognise the diploma.",
    requirements: {
      school: "Study at a school authorised by the IB",
    },
    note: "Sitting the exams is not enough: you take the programme at the school. Ask the IB schools in your city what it costs and whether they have scholarships.",
  },
  "ap-advanced-placement": {
    audience:
      "High-school students after university credit or a stronger application",
    gives:
      "A grade from 1 to 5 per subject. A 3 or more often earns credit. It has a fee",
    when: "Exams in May. Schools order them by November at the latest",
    where: "At schools that administer them, in English",
    description:
      "These are university-level courses and exams, one per subject, with multiple choice and open answers (2 to 3 hours). Each university decides whether it gives credit and for which grade, so compare before you choose subjects.",
    requirements: {
      school: "Register through a school that administers AP exams",
    },
    note: "If your school has no AP, look from August or September for one that takes outside students: exam orders have closed in mid-November. Ask there about the price.",
  },
  "paes-chile": {
    audience:
      "Anyone who wants to enter a university of Chile's Sistema de Acceso",
    gives: "The scores you apply with. It has a fee, waived for some students",
    when: "Register in March (winter, exam in June) and in June-July (end of the year)",
    where: "At venues throughout Chile",
    description:
      "Take two compulsory tests, Reading and Maths 1, and those your degree asks for: Maths 2, Science, or History and Social Science. It is held twice a year. DEMRE, which makes it, publishes material to practise free.",
    requirements: {
      schooling:
        "Be in the last year of secondary school (4.º medio) or have finished it",
    },
    note: "The winter one is only for those who have left school, with limited places (2026 call). The fee waiver has covered final-year pupils of municipal and subsidised schools: check yours. If you register for Maths 1 you can add Maths 2 at no cost.",
    figures: {
      winter:
        "Winter PAES 2026: registration from 4 to 17 March and 50,000 places. The exam was from 15 to 17 June, with results on 17 July.",
    },
  },
  "toefl-ibt": {
    audience:
      "Anyone who must prove academic English to a university or a scholarship",
    gives: "A result within 72 hours, valid for 2 years. It has a fee",
    when: "Many dates a year. Book well ahead",
    where: "At a test centre or at home",
    description:
      "It measures your academic English in about 90 minutes. The reading and listening parts adapt to your answers. Universities and scholarships in many countries ask for it. You can practise free on the official site.",
    note: "Ask your university whether it accepts the new scale and the home version, and practise with material from January 2026 on. That month it was reported that ETS was seeking a buyer: start from ets.org and check that it is still the official site.",
    links: {
      practice: "Official preparation, with free practice",
    },
    figures: {
      scale:
        "Since 21 January 2026 the scale runs from 1 to 6 and follows the European levels (CEFR). For two years the report also shows the equivalent score from 0 to 120.",
    },
  },
  ielts: {
    organization:
      "British Council, IDP and Cambridge University Press & Assessment",
    audience: "Anyone who must prove their English to study, work or migrate",
    gives: "A band from 0 to 9 in 1 to 5 days, valid for 2 years. It has a fee",
    when: "Many dates a year, depending on the centre",
    where: "At approved centres, on a computer. Speaking is face to face",
    description:
      "Choose the Academic or the General version, depending on what you are asked for. It tests listening, reading and writing (about 2 hours 45 minutes) and a conversation of 11 to 14 minutes. Universities, scholarships and migration offices ask for it. The official site has free sample questions.",
    note: "Before you pay, confirm which version and which band your programme asks for.",
    figures: {
      paper:
        "The paper version ended on 27 June 2026 in most countries. Only in some places can you write the writing part by hand.",
    },
  },
  "duolingo-english-test": {
    audience:
      "Anyone who needs to prove their English and prefers to do it at home",
    gives:
      "A score from 10 to 160 in about 2 days, valid for 2 years. It has a fee",
    when: "All year, whenever you like",
    where: "Online, from home",
    description:
      "It takes about an hour and adapts to your answers. Thousands of institutions accept it, but not all: make sure yours is among them before you pay. You can take a free practice test on the same site.",
    requirements: {
      devices: "Have a computer and a phone that can serve as a second camera",
    },
  },
  "cambridge-english": {
    name: "Cambridge English Qualifications (B2 First, C1 Advanced and others)",
    audience:
      "Anyone who wants an English certificate by level with no expiry date",
    gives: "A certificate from A2 to C2 that does not expire. It has a fee",
    when: "Several dates a year, depending on the centre",
    where: "At approved centres",
    description:
      "Choose the exam of your level, from A2 Key to C2 Proficiency. It tests reading and use of English, writing, listening and speaking, which is usually done in pairs. A high result can certify the level above. Universities and companies accept it, and the official site has free sample tests.",
    note: "The certificate does not expire, but an institution may want a recent one. Confirm which level and how old a result it accepts before you register.",
  },
  "delf-dalf": {
    name: "DELF and DALF",
    organization:
      "France Éducation international and the French Ministry of Education",
    audience: "Anyone who wants to certify their French to study or work",
    gives:
      "An official diploma from France that is valid for life. It has a fee",
    when: "Each exam centre sets its dates",
    where: "At centres throughout Latin America",
    description:
      "There is one exam per level and each stands alone: DELF from A1 to B2, DALF C1 and C2. They test understanding and expression, spoken and written, with 25 points per part. With the DALF you need no language test to enter French universities. The official site has free sample papers.",
    note: "You register directly at an exam centre in your country, for example an Alliance Française. Ask there about dates and price.",
  },
  "goethe-testdaf": {
    name: "Goethe-Zertifikat and TestDaF",
    organization: "Goethe-Institut and TestDaF-Institut",
    audience: "Anyone learning German or planning to study in Germany",
    gives:
      "A German certificate that universities recognise. Both exams have a fee",
    when: "Several dates a year, depending on the centre",
    where: "At Goethe institutes and approved centres",
    description:
      "The Goethe-Zertifikat has one exam per level, from A1 to C2. TestDaF measures B2 to C1 with reading, listening, writing and speaking, and gives three levels: TDN 3, 4 and 5. German universities usually ask for TDN 4. The Goethe C2 also gives access.",
    note: "A TestDaF result does not expire. You do not need to take a course to sit the exam. Both official sites have free practice material.",
    links: {
      testdaf: "Official TestDaF site",
    },
  },
  jlpt: {
    name: "JLPT: Japanese-Language Proficiency Test",
    organization:
      "Japan Foundation and Japan Educational Exchanges and Services (JEES)",
    audience:
      "Anyone learning Japanese who wants to certify it to study or work",
    gives:
      "A certificate that does not expire, from N5 (basic) to N1. It has a fee",
    when: "First Sunday of July and of December. In many countries, only once a year",
    where: "At the local venue of each country",
    description:
      "It tests vocabulary and grammar, reading and listening, all in multiple choice. You choose which level to take. Schools and companies in Japan often ask for it, above all N2 and N1. The official site has free sample questions.",
    note: "You register months ahead at the venue in your country. Find out which one it is and whether it holds the exam in July, in December or on both dates.",
  },
  hsk: {
    audience:
      "Anyone learning Chinese who wants to certify it, for example to study in China",
    gives: "An official result by level. It has a fee",
    when: "Several dates a year, depending on the centre",
    where: "At approved centres, on paper or on a computer",
    description:
      "It is the official Chinese exam, and level 4 is a common requirement to study in China. It is changing: the HSK 3.0 version goes from 6 to 9 levels and includes an oral test in levels 3 to 6. The official site has free practice material.",
    note: "HSK 3.0 was expected in general from July 2026, but the change is not confirmed in each country. Ask your centre which version it uses and your university or scholarship which one it accepts.",
    figures: {
      pilot:
        "On 31 January 2026 the pilot test of HSK 3.0 was held (levels 1 to 6), with results valid for 2 years.",
    },
  },
  topik: {
    organization:
      "National Institute for International Education (NIIED), South Korea",
    audience: "Anyone learning Korean who wants to certify it to study or work",
    gives: "An official level from 1 to 6, valid for 2 years. It has a fee",
    when: "Several dates a year. Check which ones your country has",
    where: "At the venues of each country",
    description:
      "TOPIK I measures levels 1 and 2 with listening and reading (100 minutes, 200 points). TOPIK II measures levels 3 to 6 and adds writing. South Korean universities and scholarships often ask for it. The official site has past papers to practise free.",
    note: "The 2 years count from the day results are published. Ask the venue in your country when registration opens.",
  },
  "celpe-bras": {
    organization: "Inep and the Ministry of Education of Brazil",
    audience:
      "Anyone who wants to study or practise their profession in Brazil",
    gives:
      "Brazil's only official certificate of Portuguese for foreigners. It has a fee",
    when: "Two editions a year: registration around February-March and in August",
    where: "At approved venues in Brazil and abroad",
    description:
      "It has a written part and an oral interview. The result places you at one of four levels, from intermediate to upper advanced. Brazilian universities accept it for undergraduate and postgraduate study, and it serves to have degrees recognised. Past papers are published to practise free.",
    note: "Dates change from one edition to the next: follow Inep's edital. Each institution decides which level it asks for and how long it accepts the certificate.",
    figures: {
      calendar:
        "In 2024 the first registration closed on 1 March (exam from 23 to 26 April). The second ran from 5 to 16 August (exam from 22 to 25 October).",
    },
  },
  "siele-dele": {
    name: "SIELE and DELE",
    organization:
      "Instituto Cervantes, UNAM, Universidad de Salamanca and Universidad de Buenos Aires",
    audience:
      "Anyone with another mother tongue or who must prove their Spanish abroad",
    gives:
      "SIELE: 0 to 1000 points, valid 5 years. DELE: diploma by level, no expiry. Both have a fee",
    when: "SIELE: by appointment. DELE: in sessions with fixed dates",
    where: "At exam centres in many countries",
    description:
      "Both certify Spanish as a foreign language with reading, listening, writing and speaking. SIELE is taken on a computer and its score matches a European level. DELE is held in person and you pass at the level you choose, from A1 to C2. The official sites have free sample exams.",
    note: "SIELE is run by Instituto Cervantes and three universities. DELE is awarded by Instituto Cervantes. If you studied in Spanish, ask the university first: it may not require one.",
    links: {
      dele: "What the DELE is (Instituto Cervantes)",
    },
  },
} as const satisfies Translation<typeof source>;
