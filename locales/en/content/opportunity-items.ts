import type { opportunityItems as source } from "../../es/content/opportunity-items.ts";
import type { Translation } from "../../translation.ts";

export const opportunityItems = {
  "canada-usa-mathcamp": {
    audience:
      "Young people aged 13 to 18, from any country, who enjoy mathematics",
    gives:
      "Five weeks of mathematics; there is a fee, with partial and full scholarships",
    when: "The quiz usually comes out in January and applications close in March",
    where: "A different campus in the United States or Canada each year",
    description:
      "Spend five weeks of the northern-hemisphere summer with people who enjoy mathematics as much as you do. They do not ask for grades: you work on a set of open problems. Their policy is that nobody who is admitted should miss out for lack of money.",
    requirements: {
      age: "Be between 13 and 18",
      quiz: "Work on their own test (the Qualifying Quiz)",
      reference:
        "Send a personal statement and a reference from someone who knows you",
      language: "Follow classes in English",
    },
    note: "Ask for a scholarship even if you live outside the United States and Canada: it is open to international students and may include travel and visa. Answers usually come in April.",
  },
  "promys-boston-university": {
    audience: "People aged 14 or over who are very keen on mathematics",
    gives:
      "Six residential weeks; there is a fee, and aid for students from abroad may not exist",
    when: "It usually opens in early January and closes in March",
    where: "Boston University, United States",
    description:
      "Spend six weeks on mathematics, from late June to early August, with about 80 people. To get in you solve hard problems that ask for time and patience, not speed.",
    requirements: {
      age: "Be at least 14 on the first day",
      school: "Have finished 9th grade or its equivalent",
      problems:
        "Send your solutions to the problems, your transcript and a recommendation",
      university: "Not be a full-time university student",
      language: "Follow classes in English",
    },
    figures: {
      y2024: "In 2024 it cost 6,100 USD.",
    },
    note: "There are very few places for students from abroad, and aid is decided case by case. Ask before you count on it.",
  },
  "uwc-short-courses": {
    name: "UWC Short Courses",
    audience: "Mainly young people; each course sets its own ages",
    gives:
      "A short international course; there is a fee, and some need-based scholarships",
    when: "Most take place in July and August; each course sets its deadline",
    where: "Several countries, online or mixed",
    description:
      "Spend one to a few weeks with young people from many countries and work on topics such as peace, sustainability or leadership. It is a short way to get to know UWC without studying two years at one of its colleges.",
    requirements: {
      age: "Be of the age that the course asks for",
      language:
        "Be able to express yourself in English, the language of almost all courses",
      application: "Apply to each course separately",
    },
    note: "Add up the costs before you say yes: as a rule you pay for travel, visa and pocket money. Ask each course which scholarships it has.",
  },
  "summer-science-program-ssp": {
    audience:
      "Students in the year before their last at high school, aged 15 to 18, any country",
    gives:
      "Five residential weeks of research; there is a fee, with need-based aid",
    when: "It usually opens in December and closes in January for students abroad",
    where: "Several universities in the United States",
    description:
      "Do real research for five weeks, between June and August: astrophysics, biochemistry, bacterial genomics or synthetic chemistry. They do not look at what your family can pay when they decide who gets in.",
    requirements: {
      age: "Be at least 15 and not turn 19 during the programme",
      studies: "Be in the year before your last at high school",
      courses: "Have taken the courses that your area asks for",
      language: "Work in English",
    },
    note: "The deadline for other countries comes before the one for the United States. Check when to ask for aid, which in past years came before the deadline, and how much it covers if you come from abroad.",
  },
  "telluride-association-summer-seminar": {
    audience:
      "Students aged 15 to 18, one or two years from finishing high school",
    gives:
      "Free classes, books and meals; you pay for travel and may ask for help",
    when: "Applications usually close in early December",
    where: "Universities in the United States",
    description:
      "Read, discuss and write for five weeks in June and July in a seminar on the humanities and social sciences, with students from many places. Applying is free too.",
    requirements: {
      studies: "Apply one or two years before you finish high school",
      age: "Be 15 to 18 at the start (according to the 2024 call)",
      language: "Read, write and debate in English",
    },
    figures: {
      y2026:
        "For summer 2026, applications closed on 3 December 2025. The programme ran from 21 June to 25 July 2026.",
    },
    note: "If the fare is a problem, ask for support: it exists. Venue and length change from year to year, so check the official page.",
  },
  "yale-young-global-scholars": {
    audience:
      "Students from any country, one or two years from finishing high school",
    gives:
      "Two weeks at Yale; there is a fee, with aid that may cover all tuition",
    when: "There is usually an early deadline in October and the regular one in January",
    where: "Yale University, New Haven, United States",
    description:
      "Take classes and seminars across disciplines for two weeks, between June and August, with young people from over 150 countries. There are no grades or credits: you go to learn and meet people.",
    requirements: {
      studies: "Be one or two years from finishing high school",
      age: "Be 16 to 18 in July (as in the 2025 call)",
      documents: "Send essays, activities, a transcript and a recommendation",
      language: "Follow classes in English",
      once: "Not have taken part in YYGS before",
    },
    figures: {
      y2026: "In 2026 it cost 7,000 USD before aid.",
    },
    note: "Ask for financial aid in the same application: it is open to students from other countries too. Dates and price change every year, so check the official page.",
  },
  "cern-beamline-for-schools": {
    audience:
      "High-school teams from any country, aged 16 to 19, with an adult to guide them",
    gives:
      "Taking part is free; winning teams get a paid stay of about two weeks",
    when: "Proposals usually close in April; the stay is in September",
    where: "CERN (Geneva), DESY (Hamburg) or Bonn, depending on the edition",
    description:
      "Design a physics experiment for a particle accelerator with your team. You send a written proposal and a video in English, and the winning teams carry out their experiment in a laboratory in Europe.",
    requirements: {
      age: "Be 16 to 19, and already 16 when you send the proposal",
      team: "Put together a team of at least 5 students to be able to travel",
      coach: "Have an adult to guide the team",
      language: "Prepare the proposal and the video in English",
      studies: "Be in high school",
    },
    figures: {
      y2025: "In 2025 five teams won, one of them from Mexico.",
    },
    note: "Check venues, dates and the number of winning teams each year: in some years CERN's accelerators stop for maintenance. Between 5 and 9 students of each team travel (as in 2025).",
  },
  "rsi-research-science-institute": {
    audience:
      "Students in the year before their last at high school, only if their country selects",
    gives: "Six weeks at MIT with no tuition to pay, with a research mentor",
    when: "Each country sets its date; it takes place in the northern-hemisphere summer",
    where: "MIT, Cambridge (Massachusetts), United States",
    description:
      "Start with a week of seminars and go on with five weeks of your own research with a mentor. It is very selective: about 100 people get in, a third of them from outside the United States, out of thousands of applications.",
    requirements: {
      country: "Live in a country that runs its own selection for RSI",
      studies: "Be in the year before your last at high school when you apply",
      language: "Do research and present it in English",
    },
    note: "First ask CEE whether your country takes part this year: if it does not, you cannot apply. Ask too who pays for travel.",
  },
  "programa-delfin-verano": {
    name: "Delfín Program: Summer of Research",
    audience:
      "Undergraduates from the 4th semester and master's students of member institutions",
    gives:
      "Seven weeks of guided research; financial support depends on your university",
    when: "Registration is usually in February and March; the stay, in June and July",
    where: "Mexico and other countries, such as Colombia, Peru or Costa Rica",
    description:
      "Spend seven weeks of the summer on a research project, guided by a researcher, at another university or centre. Every field has a place, including humanities and social sciences.",
    requirements: {
      enrolment: "Study at an institution that belongs to the programme",
      studies:
        "Be an undergraduate from the 4th semester on or a master's student",
      grade:
        "Have an average of 8.5 out of 10 or more, according to recent calls",
    },
    figures: {
      y2026: "In 2026 the stay ran from 8 June to 24 July (31st edition).",
    },
    note: "Look for the Delfín coordinator at your university: they will tell you the internal deadline, the average required and which costs are covered.",
  },
  "mitacs-globalink-research-internship": {
    audience:
      "Undergraduates in participating countries, such as Mexico, Brazil and Colombia",
    gives:
      "Support for airfare, housing, food and transport, plus emergency medical insurance",
    when: "It usually opens in August and closes in September, to travel the next year",
    where: "More than 70 institutions in Canada",
    description:
      "Do research for twelve weeks at an institution in Canada, between May and October. There are projects in every field, in English or in French.",
    requirements: {
      country:
        "Study in a participating country; from the region in 2025: Brazil, Colombia and Mexico",
      studies: "Be an undergraduate student",
      language: "Speak English or French, depending on the project",
      documents:
        "Send a recommendation letter, a CV and a transcript in English or French",
      age: "Be 18 or over",
    },
    note: "The list of countries and partner universities changes each year: confirm it before you start. In Mexico there may also be a step with the education ministry (SEP) or your university.",
  },
  "caltech-surf": {
    audience: "Undergraduates from any country with two semesters completed",
    gives:
      "A summer fellowship for ten weeks of research; the amount changes each year",
    when: "It usually closes on 22 February; look for a mentor before that",
    where: "Caltech, Pasadena (California), United States",
    description:
      "Propose a project together with a Caltech mentor and work on it for ten weeks between June and August. Students from other universities and countries may apply too, for projects on campus.",
    requirements: {
      studies:
        "Still be an undergraduate, with at least two semesters completed",
      mentor: "Agree on a project with a Caltech mentor before applying",
      grade: "Have an average of at least 2.5 out of 4.0",
      letters: "Send a proposal, a transcript and three recommendation letters",
      language: "Work in English",
    },
    note: "If you come from another country you may only work on campus, not at the JPL laboratory, and you need an F-1 or J-1 visa. Ask your mentor how the fellowship is paid for.",
  },
  "isternship-ista": {
    audience:
      "Undergraduates with four semesters completed and master's students, worldwide",
    gives:
      "A funded stay with a monthly payment; see this year's amount on the ISTA page",
    when: "The call usually comes out around December; check the deadline there",
    where: "Klosterneuburg, near Vienna, Austria",
    description:
      "Join a research group in natural sciences, mathematics or computing for two to three months, between mid-May and mid-September. You do not need to speak German.",
    requirements: {
      studies:
        "Be an undergraduate or master's student, or have graduated in the last year",
      semesters: "If you are an undergraduate, have four semesters completed",
      language: "Work in English",
    },
    note: "Do not write to professors before applying: they ask you not to. Read this year's deadline and pay on the ISTA page.",
  },
  "epfl-excellence-in-engineering-e3": {
    audience:
      "Undergraduates with two years completed and master's students, top of their class",
    gives:
      "A monthly living allowance; travel is refunded if the laboratory approves it",
    when: "It has closed around November; stays start between May and October",
    where: "EPFL, Lausanne, Switzerland",
    description:
      "Work for two to three months in an engineering, science or technology laboratory at EPFL. You do not pick a project from a list: you name the laboratories that interest you and, if they choose you, they interview you.",
    requirements: {
      studies:
        "Be enrolled in a bachelor's or master's programme, not in a doctorate",
      years:
        "Have finished the first two years of your bachelor's when you apply",
      rank: "Be among the best of your class (they look for the top 10%)",
      language: "Work in English",
    },
    note: "You must stay enrolled at your university for the whole stay. If you study at a partner university of EPFL abroad, use its other programme. Check this year's date.",
  },
  "cern-summer-student-programme": {
    name: "CERN Summer Student Programme",
    audience:
      "Students with about three years of university or in a master's, from any country",
    gives: "A daily allowance to live in Geneva and support for travel",
    when: "It usually opens around November and closes in late January",
    where: "CERN, Geneva, Switzerland",
    description:
      "Work for 8 to 13 weeks, between June and September, on a CERN project in physics, engineering, computing or mathematics. There are places for countries that are not members, with attention to developing ones.",
    requirements: {
      studies:
        "Have about three years of university completed or be in a master's",
      doctorate: "Not be a doctoral student",
      cern: "Not have worked at CERN for more than three months",
      language: "Speak English; French is a plus",
    },
    note: "Check whether your country is a CERN member: for those that are not, funded places are limited. Read the amount of the allowance in this year's call.",
  },
  "oist-research-internship": {
    audience:
      "Undergraduates in their last two years, master's students or graduates of either",
    gives: "A daily allowance, a return ticket, housing and help with the visa",
    when: "There are two calls a year; one usually closes in April",
    where: "Okinawa, Japan",
    description:
      "Do research for some months in a science or technology laboratory in Okinawa. There is no single deadline: one of the two yearly calls has closed in April, to travel from October.",
    requirements: {
      studies:
        "Be in the last two years of a bachelor's, in a master's, or a graduate",
      doctorate: "Not be a doctoral student",
      letters:
        "Send the online application and at least one recommendation letter",
      language: "Work in English",
    },
    figures: {
      y2026:
        "In 2026: 3 to 6 months and 2,400 JPY per working day. One call closed on 15 April 2026.",
    },
    note: "Check on the OIST page how many months the stay lasts and when the call you want closes: both have changed.",
  },
  "kaust-vsrp": {
    audience:
      "Undergraduates with their third year completed and master's students",
    gives: "A research stay; check on its page which costs it covers",
    when: "It takes applications all year round",
    where: "Thuwal, Saudi Arabia",
    description:
      "Choose a science or engineering project and work for several months in a KAUST group. You apply to one project at a time, and if that professor cannot take you the programme helps you look for another.",
    requirements: {
      studies:
        "Have finished the third year of your bachelor's or be in a master's",
      language: "Work in English",
    },
    note: "Before you accept, ask in writing what KAUST pays and what you pay: fare, housing, insurance and visa.",
  },
  "google-summer-of-code": {
    audience:
      "People aged 18 or over who study or are starting out in open source",
    gives:
      "A payment when you pass the evaluations; it depends on country and project size",
    when: "It usually opens in March for about two weeks",
    where: "Online, from home",
    description:
      "Code for twelve weeks or more for an open-source project, with mentors at your side. Participating organisations are announced around February: get in touch with the one you like before you apply.",
    requirements: {
      age: "Be 18 or over",
      profile: "Be a student or be starting out in open source",
      country:
        "Not live in a country under a United States embargo, such as Cuba",
      language: "Communicate in English",
      work: "Be allowed to work in your country during the programme",
    },
    figures: {
      y2026:
        "In 2026 applications ran from 16 to 31 March, with 184 organisations.",
    },
  },
  aiesec: {
    name: "AIESEC: Global Talent and Global Teacher",
    audience:
      "Young people aged 18 to 29 or 30 who want to work in another country",
    gives: "In Global Talent, a salary or housing; you pay a fee to AIESEC",
    when: "There are openings all year; each has its dates",
    where: "More than 100 countries",
    description:
      "Look for an internship in a company (Global Talent) or teach (Global Teacher) in another country. In Global Talent, stays over three months carry a salary and those of 6 to 12 weeks, a salary or housing.",
    requirements: {
      age: "Be between 18 and 29 or 30; check the exact limit",
      language:
        "Speak the language the opening asks for, almost always English",
      selection: "Be selected by the organisation that offers the opening",
    },
    note: "You pay the fee once you are selected. Ask for salary, housing and hours in writing before you pay. AIESEC's volunteering (Global Volunteer) is in the scholarships and exchanges section.",
  },
  outreachy: {
    audience:
      "People aged 18 or over from groups under-represented in technology",
    gives: "Pay for a three-month remote internship, about 30 hours a week",
    when: "First applications have been in February and August; check there is a round",
    where: "Remote, from home",
    description:
      "Work on an open-source project with mentors at your side: coding, design, documentation or data science. No degree is required and the first application is open for only a few days, so prepare it in advance.",
    requirements: {
      age: "Be 18 or over",
      group:
        "Belong to a group that is under-represented in technology in your country",
      before: "Not have been an Outreachy or Google Summer of Code intern",
      language: "Communicate in English",
    },
    figures: {
      y2026:
        "In 2026 there was a round with reduced funding. The first application ran from 6 to 13 February and the internship from 18 May to 17 August.",
    },
    note: "Check on its page that a round is open: in 2026 it ran with reduced funding. If you study at a university in the southern hemisphere, yours is the December to March round; in the north, May to August.",
  },
  iaeste: {
    name: "IAESTE international technical internships",
    audience:
      "University students in engineering, science and technical fields",
    gives:
      "A paid internship that covers living costs; you pay fare, insurance and sometimes a fee",
    when: "It depends on your country's committee; many internships are in summer",
    where: "About 80 countries",
    description:
      "Do an internship in your field in another country, usually for 8 to 12 weeks. You go through the IAESTE committee of your country or, if there is none, with your own registration on its platform.",
    requirements: {
      studies: "Be at university",
      committee:
        "Apply through your country's committee or, if it is no member, register on your own",
      language: "Speak the language that the internship asks for",
    },
    note: "If your country is not a member, you pay a registration fee to be able to apply. Elsewhere each committee sets its fee: ask how much it is and when it is refunded.",
  },
  "pasantias-oea": {
    name: "OAS Internship Program",
    organization: "Organization of American States (OAS)",
    audience:
      "Advanced undergraduates, postgraduates and young professionals of any country",
    gives:
      "Experience in an international organisation; it is unpaid and you cover housing",
    when: "It has had three sessions a year; check that one is open",
    where: "Washington, DC, national offices or remote",
    description:
      "Work for two to three months in an area of the OAS, such as human rights, education or democracy. You see the diplomacy of the Americas from the inside.",
    requirements: {
      studies:
        "If you are an undergraduate, be at least finishing your second year",
      grade: "Have an average equivalent to 3.0 out of 4.0",
      language:
        "Master two of its languages: Spanish, English, French or Portuguese",
      letters: "Send two recommendation letters and your transcript",
      once: "Not have done this internship before",
    },
    note: "Check on the OAS page that a session is open: the latest call we found is from 2024. The year of study they ask for has changed too.",
  },
  "pasantias-naciones-unidas": {
    name: "United Nations Internship Programme",
    organization: "United Nations Secretariat",
    audience:
      "Final-year undergraduates, postgraduates or up to a year after graduating",
    gives:
      "Experience at the UN for two to six months; it is unpaid and costs are yours",
    when: "Openings are published all year; each closes on its own date",
    where: "UN offices around the world, depending on the opening",
    description:
      "Look for an internship in your field on the UN job portal and apply as for a job. It brings experience and contacts, but do the sums first: housing, food and travel are up to you.",
    requirements: {
      studies:
        "Be in the final year of a bachelor's, a postgraduate, or at most a year past graduation",
      language: "Speak English or French",
      family: "Not be a child or sibling of Secretariat staff",
    },
    note: "The UN never charges at any stage: if someone asks for money, it is a scam. Budget cuts may mean fewer openings. Some agencies, such as UNICEF, have their own programmes that do pay.",
  },
  "banco-mundial-pioneers": {
    organization: "World Bank Group",
    audience:
      "Final-year undergraduates, master's or doctoral students, from any country",
    gives:
      "An internship of four weeks to six months; check the pay in the call",
    when: "One round has opened in January; there may be another later in the year",
    where: "Washington, DC, and offices in more than 20 places",
    description:
      "Work on projects in development, economics and related fields at the World Bank Group. You may apply to three openings at most, so choose those that match what you study.",
    requirements: {
      studies:
        "Be in the final year of a bachelor's, in a master's or in a doctorate",
      experience: "Have no more than six years of work experience",
      language: "Work in English; Spanish, French or Portuguese are a plus",
    },
    figures: {
      y2026: "In 2026 it opened on 19 January, with more than 100 places.",
    },
    note: "The former programme paid by the hour and helped with travel. We could not confirm the pay of the new one: check it in the call before you make plans.",
  },
  "blue-book-comision-europea": {
    name: "European Commission Blue Book Traineeship",
    organization: "European Commission",
    audience: "University graduates; few places for people from outside the EU",
    gives: "A monthly grant and help with travel for five months",
    when: "It usually takes applications in February and March, and again in July and August",
    where: "Brussels, Luxembourg and other places",
    description:
      "See the European Commission from the inside for five months, starting in March or October. It takes people of any field who have finished their degree.",
    requirements: {
      studies: "Already have a university degree of at least three years",
      language:
        "If you are not from the EU: English, French or German at C1 or C2",
      experience:
        "Not have worked or interned for more than six weeks in an EU institution",
    },
    figures: {
      y2025: "In 2025-2026 it paid 1,493.36 EUR a month.",
    },
    note: "The first deadline is to start in October and the second, to start in March. Apply only on the official portal.",
  },
  "educationusa-ferias-y-sesiones": {
    name: "EducationUSA fairs and information sessions",
    organization: "EducationUSA (US Department of State)",
    audience:
      "Anyone thinking of studying in the United States, at any level, and their family",
    gives: "General advice and fairs with universities, free of charge",
    when: "There are events all year; see the calendar of your country's centre",
    where: "Centres in more than 170 countries and online",
    description:
      "Ask advisers and universities from the United States about applications, scholarships, visas and getting ready to travel. You can go to a fair or join a session online, in Spanish or English.",
    note: "Check that the centre in your country is active. EducationUSA does not work with agents who take a commission: be wary if someone charges you in its name.",
  },
  "foro-juventud-ecosoc": {
    name: "ECOSOC Youth Forum",
    organization: "United Nations Economic and Social Council (ECOSOC)",
    audience: "Young people and youth organisations that work for the SDGs",
    gives:
      "Two or three days of debate with the UN; travel to New York is up to you",
    when: "Registration usually closes in February or March; the forum is in April",
    where: "UN headquarters in New York; there has been an online format",
    description:
      "Listen and speak up on the issues that matter most to your generation, with governments and young people from many countries. The Sustainable Development Goals (SDGs) set the agenda.",
    requirements: {
      registration: "Register on the UN page or through a youth organisation",
    },
    figures: {
      y2026: "In 2026 it was announced for 14 to 16 April, at UN headquarters.",
    },
    note: "Beware of agencies that sell delegate places: you register on the UN page and with its partner youth organisations. Check whether there is an online mode this year.",
  },
  "one-young-world-summit": {
    name: "One Young World Summit (scholarships)",
    audience: "Leaders aged 18 to 30, from any country, with results to show",
    gives: "Scholarships cover entry, housing, meals and travel",
    when: "The summit is usually in the second half of the year; each scholarship has its date",
    where: "A different city each year",
    description:
      "Spend four days at a summit with young people from all over the world who drive change in their communities. There are several scholarships, each with its topic and rules: choose the one closest to what you do.",
    requirements: {
      age: "Be 18 to 30, the range of most scholarships",
      impact: "Show real impact in your community or your cause",
      language:
        "Communicate in English; some scholarships offer translation support",
    },
    note: "Read each scholarship separately: age, topic and date vary. In 2025 you had to pay for the visa yourself.",
  },
  "european-forum-alpbach": {
    name: "European Forum Alpbach (scholarships)",
    audience: "Young people up to 30, from any country and field",
    gives:
      "The scholarship covers the fee and, by need, housing and meals; not travel",
    when: "Scholarships have been open in March; the forum is in August",
    where: "Alpbach, Austria",
    description:
      "Spend about two weeks in a village in the Alps talking about science, politics and society with students, researchers and decision makers.",
    requirements: {
      age: "Be 30 at most (according to the 2023 call)",
      motivation:
        "Send the complete application on its platform, within the deadline",
      language: "Follow debates in English",
    },
    note: "Check that there are scholarships this year: the age and dates shown come from the 2023 call, the latest we found.",
  },
  "ictp-escuelas-y-talleres": {
    name: "ICTP schools, workshops and conferences",
    audience:
      "Advanced students and young researchers, above all from developing countries",
    gives:
      "Training with no participation fee and, in some cases, support to attend",
    when: "There are activities all year; each has its own deadline",
    where: "Trieste (Italy), online and in other countries",
    description:
      "Learn physics, mathematics and related fields with specialists from around the world. Schools last about three weeks and are for those new to a topic; workshops are shorter and more advanced.",
    requirements: {
      studies: "Be well into a bachelor's or in a postgraduate programme",
      language: "Follow classes in English",
      application: "Apply to each activity before its date",
    },
    note: "Each activity says who it is for and whether it helps with travel: part of the funds is for developing countries. Ask for it when you apply.",
  },
  "st-gallen-symposium": {
    name: "St. Gallen Symposium: Leaders of Tomorrow",
    audience: "Postgraduate students from any country, up to about 30",
    gives: "The 100 best essays travel with costs covered; three win a prize",
    when: "It usually closes on 1 February; the symposium is in May",
    where: "St. Gallen, Switzerland",
    description:
      "Write an essay on the topic of the year and, if you are among the best, debate economics, politics and society with leaders for two days. It is run by students of the University of St. Gallen.",
    requirements: {
      studies: "Be enrolled in a master's or a doctorate",
      age: "Be about 30 at most, depending on the year's call",
      essay: "Send an individual essay in English of about 2,100 words",
      proof: "Attach your proof of enrolment",
    },
    figures: {
      y2024: "In 2024 the prize was 20,000 CHF, shared by three essays.",
    },
    note: "We saw the rules up to 2024: check in the call which years of birth they accept, the length and the date.",
  },
  "youth-opportunities": {
    audience: "Young people anywhere who are looking for a call",
    gives:
      "Listings of scholarships, exchanges, conferences and internships, free of charge",
    when: "You can use it all year",
    where: "Online, in English",
    description:
      "Search calls by type and read in each listing what it offers and what it asks for. Use the site to discover and then always go to the organiser's own page.",
    note: "Check the date and requirements on the official page of each call before you apply.",
  },
  idealist: {
    audience: "Anyone who wants to work or help with social organisations",
    gives: "Volunteering, internships and jobs with a cause; searching is free",
    when: "You can use it all year",
    where: "Online, in Spanish, English and Portuguese",
    description:
      "Find a social organisation near you or abroad and offer your time or your work. The internships it publishes must carry some pay; volunteering is unpaid.",
    note: "Before you commit, look into the organisation and ask about minimum age, hours and costs.",
  },
  "pathways-to-science": {
    audience:
      "From high school to postdoctoral level, with an interest in science and technology",
    gives:
      "Listings of summer research, scholarships and postgraduate study, free of charge",
    when: "You can use it all year",
    where: "Online, in English",
    description:
      "Search science programmes by level and field. Many are in the United States, so first read who may apply.",
    note: "Many listings ask for United States citizenship or residence. Look at that requirement before anything else.",
  },
  profellow: {
    audience: "Undergraduates, postgraduates and professionals",
    gives:
      "A database of fellowships and funded postgraduate study, free once you sign up",
    when: "You can use it all year",
    where: "Online, in English",
    description:
      "Find fellowships: stays or awards with money and guidance for a project, a summer or a postgraduate degree. The site also explains how they work and how to apply.",
    note: "Check in each listing which nationality they ask for and confirm everything on the official page.",
  },
  handshake: {
    audience: "Students and graduates of universities that use Handshake",
    gives:
      "Openings, virtual fairs and messages with employers, free for students",
    when: "You can use it all year",
    where: "Online; mainly United States and Europe",
    description:
      "Look for your first internship or job among openings meant for students. It is useful above all if you already study at a university in the United States or Europe.",
    requirements: {
      enrolment: "Have an email address from a university that uses Handshake",
    },
    note: "If your university does not use it you probably cannot get in: ask at your faculty's careers office.",
  },
  euraxess: {
    organization: "European Commission",
    audience: "Postgraduate students and researchers from any country",
    gives:
      "Openings and funding for research in Europe, and practical help, free of charge",
    when: "You can use it all year",
    where: "Online and at local centres in Europe",
    description:
      "Look for doctorates, research jobs and funding in Europe. Its centres advise people who move on visas, social security and housing.",
  },
} as const satisfies Translation<typeof source>;
