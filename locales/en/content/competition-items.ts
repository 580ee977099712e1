import type { competitionItems as source } from "../../es/content/competition-items.ts";
import type { Translation } from "../../translation.ts";

export const competitionItems = {
  imo: {
    name: "International Mathematical Olympiad (IMO)",
    audience:
      "Pre-university students under 20, in national teams of up to six",
    gives: "Medals and honourable mentions, and a place on your national team",
    when: "Usually in July; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Solve proof problems in two days of exams: the answer is not enough, you explain why it is true. From Mexico you get in through the Olimpiada Mexicana de Matemáticas, which picks six people. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be under 20 on the date that each edition sets",
      studies: "Not be enrolled at a university",
    },
    note: "There is no individual registration. Ask your national olympiad on which date age is measured and who pays for the trip: it changes by country and year.",
    figures: {
      y2025: "In 2025 Mexico won two silver and four bronze medals.",
    },
  },
  oim: {
    name: "Ibero-American Mathematical Olympiad (OIM)",
    organization: "Ibero-American Mathematical Olympiad",
    audience:
      "Pre-university students from Ibero-America, in national teams of up to four",
    gives: "Medals and honourable mentions, and a place on your national team",
    when: "Usually in September; you get in through your country's olympiad",
    where: "In a different Ibero-American country each year",
    description:
      "Take on six problems in two exams of four and a half hours. From Mexico you get in through the shortlist of the Olimpiada Mexicana de Matemáticas. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be no older than 18 on 31 December of the previous year",
      residence: "Study in an Ibero-American country",
      studies: "Be a pre-university student",
    },
    note: "There is no individual registration and no central site: the link leads to the rules. Ask your national olympiad about dates and travel costs.",
    figures: {
      y2025: "In 2025 Mexico won three gold medals and one silver.",
    },
  },
  "canguro-matematico": {
    name: "Mathematical Kangaroo",
    audience:
      "Students from primary to high school; you need not be among the best",
    gives: "A first maths contest, with no qualifying round",
    when: "Usually in March; school registration closes before that",
    where: "At your school or online, depending on the country",
    description:
      "Sit a single multiple-choice paper with logic and maths puzzles for your grade. It is open to everyone: a good way in before the olympiads.",
    requirements: {
      school: "Be registered by your school or a teacher",
      studies: "Be a student between primary and high school",
    },
    note: "Each country sets its date, levels and price. In Mexico, a 2023 article describes it as online and free: confirm it in the call of the year.",
  },
  ipho: {
    name: "International Physics Olympiad (IPhO)",
    audience:
      "Secondary and high-school students under 20, up to five per country",
    gives: "Medals and honourable mentions, and a place on your national team",
    when: "Usually in July; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Sit a theory exam and a practical one with real equipment. From Mexico you get in through the Olimpiada Mexicana de Física. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be under 20 on 30 June of the contest year",
      studies: "Not have started university",
    },
    note: "There is no individual registration. Ask your national olympiad who pays for the trip: in some years teams have had to look for sponsors.",
  },
  oibf: {
    name: "Ibero-American Physics Olympiad (OIbF)",
    organization: "Ibero-American Physics Olympiad",
    audience:
      "Pre-university students from Ibero-America, in national teams of up to four",
    gives:
      "An international contest for students who have not been to the IPhO",
    when: "Usually in September or October; you get in through your country's olympiad",
    where: "In a different Ibero-American country each year",
    description:
      "Compete in a theory and a practical test against teams from Ibero-America. From Mexico you get in through the Olimpiada Mexicana de Física. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be no older than 18 in the previous year (2015 rules)",
      residence: "Study in an Ibero-American country",
      firstTime:
        "Not have been to the IPhO, and at most once to this one (2015 rules)",
      studies: "Be a pre-university student",
    },
    note: "It has no site of its own: the link leads to the Mexican olympiad. The rules on age and earlier entries come from a 2015 text: confirm them with your national olympiad.",
  },
  ioaa: {
    name: "International Olympiad on Astronomy and Astrophysics (IOAA)",
    audience:
      "Pre-university students from the countries that take part, up to five each",
    gives: "Medals; the host country covers the team's stay and meals",
    when: "Usually in August; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Test your astronomy with theory, data analysis and observing the sky. You get in through your country's national astronomy olympiad. In Mexico, the Olimpiada Nacional de Astronomía leads to another contest: the Latin American olympiad (OLAA).",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be under 20 on 30 June",
      studies: "Not be in higher education",
    },
    note: "We could not confirm that Mexico sends a team. Check on the official page whether your country takes part before you prepare for it.",
  },
  icho: {
    name: "International Chemistry Olympiad (IChO)",
    audience: "Pre-university students under 20, four per country",
    gives: "Medals and honourable mentions, and a place on your national team",
    when: "Usually in July; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Show your chemistry in a theory exam and a laboratory one. From Mexico you get in through the Olimpiada Nacional de Química. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be under 20 on 1 July",
      school: "Attend a school that is not specialised in chemistry",
      studies: "Be a pre-university student",
    },
    note: "There is no individual registration: only teams chosen by a national olympiad compete. If yours is a technical school for chemistry, ask whether you may enter.",
  },
  oiaq: {
    name: "Ibero-American Chemistry Olympiad (OIAQ)",
    organization: "Ibero-American Chemistry Olympiad",
    audience:
      "Pre-university students from Ibero-America, up to four per country",
    gives: "Medals and honourable mentions, and a place on your national team",
    when: "Usually in September or October; you get in through your country's olympiad",
    where: "In a different Ibero-American country each year",
    description:
      "Compete in a theory exam and a laboratory one against teams from Ibero-America. From Mexico you get in through the Olimpiada Nacional de Química. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      residence: "Study in an Ibero-American country",
      studies: "Be a pre-university student",
    },
    note: "There is no individual registration and no central site: the link leads to the rules, on the page of a past host. There is an age limit: ask your national olympiad.",
  },
  ibo: {
    name: "International Biology Olympiad (IBO)",
    audience: "Students at regular schools, up to four per country",
    gives: "A world contest in biology, on your national team",
    when: "Usually in July; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Sit theory exams and laboratory tasks from all of biology. From Mexico you get in through the Olimpiada Nacional de Biología. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be no older than 20 on 1 July",
      school: "Attend a regular school: home schooling is not admitted",
      twice: "Not have competed twice already",
      studies: "Not have started university",
    },
    note: "There is no direct registration. International and foreign schools are generally not admitted: ask the coordinator of your national olympiad.",
  },
  oiab: {
    name: "Ibero-American Biology Olympiad (OIAB)",
    organization: "Ibero-American Biology Olympiad",
    audience:
      "High-school students and recent leavers from Ibero-America, up to four per country",
    gives: "An international biology contest in Spanish or Portuguese",
    when: "Usually in September; you get in through your country's olympiad",
    where: "In a different Ibero-American country each year",
    description:
      "Compete in theory and practical tests, in Spanish or Portuguese, against teams from Ibero-America. From Mexico you get in through the Olimpiada Nacional de Biología. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      residence: "Study in an Ibero-American country",
      studies:
        "Be in high school or have finished it, without being at university",
    },
    note: "It has no site of its own: the link leads to the page about the Mexican olympiad. Ask there about dates, whether there is an age limit and travel costs.",
  },
  ioi: {
    name: "International Olympiad in Informatics (IOI)",
    audience: "Pre-university students who code, up to four per country",
    gives: "Medals, and a place on your national team",
    when: "Usually between July and September; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Code solutions to algorithm problems in C++, on two days of five hours. From Mexico you get in through the Olimpiada Mexicana de Informática. Other countries have their own national olympiad.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      age: "Be at most 20 years old on 1 July of the contest year",
      studies: "Be a pre-university student",
    },
    note: "There is no individual registration. Ask your national olympiad about dates and who pays for the trip.",
  },
  ioai: {
    name: "International Olympiad in Artificial Intelligence (IOAI)",
    audience:
      "Pre-university students from accredited countries, up to two teams of four each",
    gives: "Medals for the individual contest, and a team challenge",
    when: "Usually in August; you get in through your country's AI olympiad",
    where: "In a different country each year",
    description:
      "Solve artificial intelligence problems in a two-day individual contest, the one that gives medals, and in a team challenge. There is also a simpler contest, GAITE. You get in through a national or regional AI olympiad: Peru, for example, has one.",
    requirements: {
      selection: "Be chosen by the AI olympiad of your country",
      age: "Be under 20",
      studies: "Not be at university",
    },
    note: "We could not confirm a Mexican selection. The list of accredited countries changes each year: look for it on the official page.",
  },
  iol: {
    name: "International Linguistics Olympiad (IOL)",
    audience:
      "Pre-university students from the countries that take part, in teams of four",
    gives: "A challenge for anyone who enjoys languages and puzzles",
    when: "Usually in July or August; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Work out how languages you do not know work: five individual problems in six hours and one as a team. You need not speak many languages, and the test comes in several. You get in only through your country's national linguistics olympiad.",
    requirements: {
      selection: "Be chosen by the linguistics olympiad of your country",
      age: "Be under 20",
      studies: "Not be at university",
    },
    note: "We could not confirm a current Mexican selection. Check on the official page whether your country takes part. Problems from past years are online for practice.",
  },
  ipo: {
    name: "International Philosophy Olympiad (IPO)",
    audience: "High-school students, one or two per country",
    gives: "A place in the world final of philosophical essay writing",
    when: "Usually in May; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "Write a philosophical essay in four hours, in a language that is not your own. From Mexico you get in through the Olimpiada Mexicana de Filosofía, with state rounds and a national final. Other countries have their own selection.",
    requirements: {
      selection: "Be chosen by the national olympiad of your country",
      language:
        "Write the essay in English, French or German if your mother tongue is Spanish",
      studies: "Be in high school",
    },
    note: "The essay languages are English, French, German and Spanish, and you cannot use your own. Ask your national olympiad about the age limit.",
  },
  ieo: {
    name: "International Economics Olympiad (IEO)",
    audience: "High-school students under 20, five per country",
    gives: "Medals, and practice with a business case",
    when: "Usually in July or August; you get in through your country's selection",
    where: "In a different country each year",
    description:
      "Compete in economics, financial literacy and a business case, all in English. Mexico sends a delegation, chosen in a national selection. Other countries have their own.",
    requirements: {
      selection:
        "Be chosen by the national economics selection of your country",
      age: "Be under 20 on 30 June",
      english: "Take the tests in English",
      studies: "Be in high school",
    },
    note: "There is no individual registration. Find on the official page who runs the selection in your country and ask about dates and who pays for the trip.",
    figures: {
      y2025:
        "In 2025, 52 countries competed. Mexico won two gold and two silver medals.",
    },
  },
  "john-locke-essay": {
    audience: "Students up to 18, from any country",
    gives:
      "Recognition; the prizes have been credit for the institute's own paid courses",
    when: "Registration is usually in April and May; the essay is due around June",
    where: "Online",
    description:
      "Choose a question in a subject you like and write an essay in English. You sign up yourself, with no school or earlier round. Even if you do not win, you come away with a well-argued text.",
    requirements: {
      age: "Be 18 or younger on the cut-off date",
      english: "Write the essay in English",
    },
    note: "Entry is free if you register in time: late registration costs money. In 2024 the prizes were partial scholarships for the institute's own paid programmes.",
    figures: {
      y2026:
        "In 2026 there were ten subjects and you had to be under 19 on 31 May.",
    },
  },
  wsdc: {
    audience: "Students aged 14 to 19, in a national team of three to five",
    gives: "Debates in English against teams from all over the world",
    when: "Usually in July; you get in through your country's selection",
    where: "In a different country each year",
    description:
      "Debate in a team and in English, with topics you prepare and others you get on the spot. Mexico has sent a national team. Each country picks its own, so the first step is a debating club.",
    requirements: {
      selection: "Be on the national debating team of your country",
      age: "Have turned 14 and not yet 20",
      english: "Debate in English",
    },
    note: "There is an entry fee and travel to pay. Ask the organiser of your national team how it is chosen and how much you would pay.",
  },
  nhsmun: {
    audience: "High-school students, in delegations from a school or group",
    gives: "Practice in negotiating and debating in committees like the UN's",
    when: "Usually in March; the school or group signs up",
    where: "New York",
    description:
      "Represent a country in a simulation of UN committees: you research its position, negotiate and draft resolutions. Any school or group can sign up without an intermediary.",
    requirements: {
      delegation:
        "Go with a delegation from your school or group, with an adviser",
      studies: "Be in high school",
    },
    note: "It is a paid conference with a trip to New York. Before paying an agency, check on the official page what is included and what signing up directly costs.",
  },
  igeo: {
    name: "International Geography Olympiad (iGeo)",
    audience:
      "Students aged 16 to 19 from the countries that take part, up to four each",
    gives: "A contest in geography that includes fieldwork",
    when: "Usually in July or August; you get in through your country's olympiad",
    where: "In a different country each year",
    description:
      "It combines a written test, a multimedia test and fieldwork, all in English. You get in through your country's national geography olympiad.",
    requirements: {
      selection: "Be chosen by the geography olympiad of your country",
      age: "Be 16 to 19 on 30 June",
      english: "Take the tests in English",
      studies: "Not have started university by 30 June",
    },
    note: "We could not confirm that Mexico takes part today. Check on the official page whether your country sends a team and who picks it.",
  },
  "world-scholars-cup": {
    audience:
      "Teams of three; the Senior division is for ages of about 14 to 18",
    gives: "Debate, writing and quizzes across many subjects in one tournament",
    when: "Regional rounds during the school year; the final is usually in November",
    where: "Rounds in several countries; the last stage, at Yale University",
    description:
      "Form a team of three and compete in debate, collaborative writing and knowledge tests, in English. First comes a regional round, then a global one and finally the Tournament of Champions.",
    requirements: {
      team: "Form a team of three",
      english: "Take part in English",
      round: "Have a regional round that you can reach",
    },
    note: "We could not confirm a round in Mexico or the current fee. Check the list of rounds and what each stage costs before you commit.",
  },
  omm: {
    audience: "Pre-university students enrolled at a school in Mexico",
    gives: "Free entry, training and your stay at the national contest",
    when: "Each state sets its dates, from January on; the national final is in November",
    where: "In your state; the final, at a venue that changes",
    description:
      "Start in the maths contest of your state, where ideas count more than formulas. Those who go far in the national final join the shortlist, which forms the teams for the IMO, the OIM and other olympiads.",
    requirements: {
      residence: "Study in Mexico",
      age: "Be under 20 in July of the following year",
      studies: "Not be at university",
    },
    note: "State calls can close early: the one in Chiapas closed on 27 February in 2026. Look for your state delegate on the official page from January on.",
  },
  omi: {
    audience: "High-school students in Mexico",
    gives: "A place on your state team, and the road to the IOI",
    when: "State rounds start between November and January; the final has been in October",
    where: "Online and in your state; the final, at a venue that changes",
    description:
      "Learn to solve problems in C++ on the omegaUp platform and compete in your state's round, online and in person. Each state sends four people to the national final, which leads to the IOI. For primary and lower secondary there is the OMIPS.",
    requirements: {
      residence: "Study in Mexico",
      studies: "Be in high school",
    },
    note: "Read the limits on age and school year in your state's call. Rules from 2014 asked for students under 19 who were not in their last year of high school.",
  },
  onq: {
    name: "National Chemistry Olympiad of Mexico",
    audience: "High-school students in Mexico",
    gives: "Free entry, and the road to the IChO and the OIAQ",
    when: "Each state sets its dates; the national final is usually in February or March",
    where: "In your state; the final, at a venue that changes",
    description:
      "Sign up with your state delegate, get through the state round and reach the national final. It forms the Mexican teams for the international and Ibero-American chemistry olympiads.",
    requirements: {
      residence: "Attend a school in Mexico",
      studies: "Be in high school",
    },
    note: "The linked page is an old text in English. Confirm the organiser, dates and levels in the call of your state: ask your chemistry teacher.",
  },
  onb: {
    name: "National Biology Olympiad of Mexico",
    audience: "High-school students in Mexico",
    gives: "A place on your state team, and the road to the IBO and the OIAB",
    when: "State rounds close around September or October; the final is in November",
    where: "In your state; the final, at a venue that changes",
    description:
      "Enter through the round in your state and compete for a place in the national final. It forms the Mexican teams for the international and Ibero-American biology olympiads.",
    requirements: {
      residence: "Study in Mexico",
      studies: "Be in high school",
    },
    note: "The number of places per state changes from year to year. Find your state's call through the delegate of the Academia Mexicana de Ciencias or your teacher.",
    figures: {
      y2025: "The 2025 final was held on 9-13 November in Oaxaca.",
    },
  },
  omf: {
    name: "Mexican Physics Olympiad",
    audience: "High-school students in Mexico; four per state reach the final",
    gives: "A place on your state team, and the road to the IPhO and the OIbF",
    when: "Each state sets its dates; the final is in the last week of November",
    where: "In your state; the final, at a venue that changes",
    description:
      "Solve physics problems in the contest of your state. In the national final theory counts 60% and the experiment 40%. Some 30 people are shortlisted there to form the international teams.",
    requirements: {
      residence: "Study in Mexico",
      limits: "Meet the date of birth and highest semester set in the call",
      studies: "Be in high school (some states admit lower secondary)",
    },
    note: "The limits change each year. In the 2026 call you had to be born after 30 June 2007 and be in the fourth semester of high school at most.",
  },
  "regeneron-isef": {
    audience: "Students in grades 9 to 12 with a science project",
    gives: "A world fair where you present your project",
    when: "The fairs are usually from January to March; the final, in May",
    where: "Fairs in your country; the final, in the United States",
    description:
      "Research or invent something, present it at an affiliated fair and win a place in the final, with some 1,800 participants in 21 categories. There is no direct entry: you need an affiliated fair.",
    requirements: {
      fair: "Win a place with your project at an affiliated fair",
      studies: "Be in grades 9 to 12 or the equivalent",
      age: "Not have turned 20 by 1 May of the contest year",
    },
    note: "Ask the fair in writing whether it is affiliated to ISEF for this cycle. Mexico has a national fair, FEMECI, but we could not confirm its affiliation.",
  },
  "first-robotics": {
    audience: "High-school students in teams with mentors",
    gives: "A season to design and build a robot with your team",
    when: "The season starts in January; regionals in February and March, final in April",
    where: "Regionals in Mexico, at changing venues; championship in Houston",
    description:
      "Design, program and build a robot as a team, and compete against other schools. There is a role for everyone: mechanics, coding, design, finance and communication. If your school has no team, look for one nearby.",
    requirements: {
      team: "Form a team or join one that has an adult mentor",
      fee: "Have the team cover registration and travel",
      studies: "Be in high school (FTC also admits middle school)",
    },
    note: "Each team pays registration and travel: ask first how much would fall to you. Check the season's list of events: the Mexican venues change.",
    figures: {
      y2025: "In 2025 there were regionals in Monterrey, León and La Laguna.",
    },
  },
  "world-robot-olympiad": {
    name: "World Robot Olympiad (WRO)",
    audience: "Teams of two or three, aged 8 to 19 depending on the category",
    gives:
      "Challenges with your own robot and a road from the regional to the world final",
    when: "The national final is around September; the world final, in November",
    where: "Regional and final in your country; the world final moves",
    description:
      "Build and program a robot that carries out missions, plays in a team or drives itself in the Future Engineers category. You go through a regional round and the national final, in Mexico too.",
    requirements: {
      team: "Form a team of two or three with a coach",
      age: "Be 8 to 19 depending on the category (some admit up to 22)",
      national: "Win your place in the regional round and national final",
    },
    note: "The ages are from the 2026 rules: Future Engineers was for 14 to 19. Ask the organiser in your country about dates and the registration fee.",
  },
  "technovation-girls": {
    audience:
      "Girls, trans and non-binary young people aged 8 to 18, in teams of one to five",
    gives: "A free course to build an app or AI prototype, with mentors",
    when: "The season usually runs from October to April",
    where: "Online, with your team",
    description:
      "Choose a problem in your community and build an app or an AI prototype with your team to solve it. You need not know how to code when you start. Registration is open and judging is online.",
    requirements: {
      identity: "Be a girl or young woman, or a trans or non-binary person",
      age: "Be 8 to 18 on the 1 August that the season sets",
      consent: "Have a consent form signed by a parent or guardian",
      english: "Submit material in English or with English subtitles",
    },
    note: "The division depends on the oldest person on the team: Beginner 8 to 12, Junior 13 to 15, Senior 16 to 18. Confirm the dates of the season.",
  },
  "nasa-space-apps": {
    audience: "Anyone who is curious; no experience needed",
    gives: "A free weekend project with NASA's open data",
    when: "Once a year; it has been in October and also in November",
    where: "At a local venue or online",
    description:
      "Join a team of up to six and tackle a challenge with NASA data in two days: an app, a game, a video or a well-told idea. It works whether you code, design, write or do research.",
    requirements: {
      guardian: "Have a guardian's permission if you are a minor",
      english: "Submit the project in English (the video may have subtitles)",
    },
    note: "The date moved in 2026, from October to November: confirm it before you set the weekend aside. You may not start the project before the official start.",
  },
  "hult-prize": {
    audience: "University students at any level, in teams of up to four",
    gives:
      "A road to take your social venture to a world final with a large prize",
    when: "Each campus sets its date; they usually close around February",
    where: "On your campus; then regional rounds and a final",
    description:
      "Build a venture with your team that solves a social problem. You start in your campus competition or with an open application, and go on to regional rounds and the final.",
    requirements: {
      studies:
        "Be enrolled at a university, in a bachelor's or postgraduate degree",
      age: "Be at least 18",
      team: "Form a team of up to four",
    },
    note: "Entry is free, but you pay for travel, food and lodging. Read the prize, the minimum team size and the stages in the rules of the year.",
  },
  "breakthrough-junior-challenge": {
    audience: "Young people aged 13 to 18 from all over the world",
    gives:
      "A university scholarship for the winner, and prizes for their teacher and school",
    when: "Opens in the northern spring; in recent editions it closed in mid-September",
    where: "Online",
    description:
      "Explain an idea from physics, mathematics or the life sciences in a video of up to two minutes. You enter alone, and clarity counts as much as creativity. You also score videos by others.",
    requirements: {
      age: "Be 13 to 18 on the dates set in the call",
      english: "Make the video in English",
      guardian: "Have a parent's or guardian's permission if you are a minor",
      review: "Review videos by other entrants",
    },
    note: "The closing month has changed: it used to be June. In 2025 you had to be 13 by 1 May and not turn 19 before 2 October.",
    figures: {
      y2026:
        "In 2026 the prize is a 250,000-dollar scholarship, 50,000 for the teacher and a 100,000-dollar lab for the school.",
    },
  },
  "diamond-challenge": {
    audience: "High-school students aged 14 to 18, from any country",
    gives: "Cash prizes, and lodging and meals for semi-finalists",
    when: "Usually opens in August and closes in mid-January; the final is in April",
    where: "Online; the final, in Delaware, United States",
    description:
      "Present a business or social innovation idea as a team. You send the proposal online and, if you reach the final, pitch it to judges.",
    requirements: {
      age: "Be 14 to 18",
      team: "Form a team of two to four, under recent rules",
      adviser: "Have an adult adviser aged 21 or over",
      english: "Prepare the materials in English",
      studies: "Be in high school",
    },
    note: "Entry is free, but your team pays the trip to Delaware. Read the team size, and whether you may enter alone, in the rules of the year.",
  },
  "the-earth-prize": {
    audience: "Secondary and high-school students aged 13 to 19",
    gives: "Cash prizes to carry out the winning ideas",
    when: "Registration runs from September to early January; entries are due in late January",
    where: "Online",
    description:
      "Propose a solution to an environmental problem, alone or in a team of up to five. Registering and taking part is free and everything happens online.",
    requirements: {
      age: "Be 13 to 19 (the call sets the years of birth)",
      studies: "Be in secondary or high school, not at university",
      idea: "Present an environmental solution, alone or in a team of up to five",
    },
    note: "For the 2026 edition you had to be born between 2006 and 2012, and any language was accepted. Both rules change: confirm them each September.",
    figures: {
      y2026:
        "In 2026 there were seven regional winners, with 12,500 dollars each.",
    },
  },
  "solve-for-tomorrow": {
    audience:
      "Teams of two to five students from state schools, with a teacher",
    gives: "Support to develop a project that helps your community",
    when: "Calls are usually from May to August; they change by country",
    where:
      "In your country; the final brings together that edition's countries",
    description:
      "Use science and technology to solve a problem in your community, with your team and a teacher. The call is for one Latin American country or a group of them.",
    requirements: {
      country: "Have a call in your country that year",
      publicSchool: "Attend a state school",
      team: "Form a team of two to five with a teacher",
    },
    note: "In 2025 we found no call in Mexico. The age changes by country. The link is the newsroom: look for Solve for Tomorrow on your country's Samsung page.",
    figures: {
      y2025:
        "In 2025 there was one edition for Argentina and another for Central America, the Caribbean, Ecuador, Venezuela, Paraguay and Uruguay.",
    },
  },
  "premio-nacional-juvenil-agua": {
    name: "National Youth Water Prize of Mexico",
    audience:
      "Lower-secondary and high-school students in Mexico, aged 15 to 20",
    gives: "National prizes, and a place at the Stockholm Junior Water Prize",
    when: "The call usually runs from March to May",
    where: "Mexico; the international stage is in Stockholm, in August",
    description:
      "Submit in writing, alone or in a team, research on water or a solution for it. Whoever wins in Mexico goes to the international stage in Stockholm. Other countries have their own call.",
    requirements: {
      age: "Be 15 to 20",
      residence: "Study in Mexico",
      studies: "Be in lower secondary or high school",
      english: "Be able to work in English",
    },
    figures: {
      y2025: "In 2025 more than 480 projects were received.",
    },
  },
  infomatrix: {
    audience:
      "Students from preschool to university with a project of their own",
    gives: "A place to show your project and go on to international finals",
    when: "Regionals are usually around February; the date of the final changes",
    where: "Regionals in Mexico; the final changes venue",
    description:
      "Present a project in software, robotics, animation, short film or science outreach. You start at a regional event and can reach the national and the Ibero-American final.",
    requirements: {
      enrolled: "Be enrolled at a school or university",
      project: "Have a project of your own in one of its areas",
    },
    note: "Each region sets its dates and requirements. Ask about the registration fee and travel costs before you register your project.",
  },
  "robocup-junior": {
    audience: "Young people aged 14 to 19, in teams with a mentor",
    gives: "A challenge with autonomous robots: soccer, rescue or stage",
    when: "It depends on your country's tournament; in Mexico, the Torneo Mexicano de Robótica",
    where: "National tournament; then the international RoboCup",
    description:
      "Build a robot that plays soccer, rescues or performs on stage with nobody driving it. Teams have two to four people, or up to five in OnStage. In Mexico you enter through the Torneo Mexicano de Robótica, and other countries have their own.",
    requirements: {
      national: "Win your place at your country's national tournament",
      age: "Be 14 to 19 on 1 July in most leagues",
      team: "Form a team of at least two, with a mentor",
    },
    note: "The Torneo Mexicano de Robótica charges a fee per team. The exact age depends on the league and the rules of the year.",
  },
  "ocean-awareness-contest": {
    audience:
      "Secondary and high-school students aged 11 to 18, from any country",
    gives: "Cash prizes for the best works; entry is free",
    when: "Usually opens in September and closes in early June",
    where: "Online",
    description:
      "Create a work about the ocean and the climate: visual art, story, poetry, film, music, dance or multimedia. You can send it alone or as a group, online and for free. Each edition has a theme.",
    requirements: {
      age: "Be 11 to 18",
      studies:
        "Be enrolled in secondary or high school while the contest is open",
    },
    figures: {
      y2026:
        "The 2026 edition closed on 8 June and gave prizes of up to 1,000 dollars.",
    },
  },
  "plural-plus": {
    audience: "Young people up to 25, of any nationality",
    gives: "Have your video seen and recognised at a UN festival",
    when: "In past editions it closed around mid-June",
    where: "Online entry",
    description:
      "Tell in a video of one to five minutes what you think about migration, diversity or inclusion. Any genre works: documentary, animation, fiction, music. There are three groups: up to 12, 13 to 17 and 18 to 25.",
    requirements: {
      age: "Be 25 or younger when you make the video",
      subtitles: "Add English subtitles if the video is in another language",
    },
    note: "The last call we saw is that of 2025, which closed on 15 June. Confirm that there is a new one before you start filming.",
  },
  "sony-world-photography-youth": {
    name: "Sony World Photography Awards: Youth competition",
    audience: "Young people up to 19 who take photographs",
    gives: "Have your photographs compete for free in a world contest",
    when: "Usually opens around June and closes in early January",
    where: "Online",
    description:
      "Send up to three photographs to the youth category of one of the best-known photography contests. Entry is free and online.",
    requirements: {
      age: "Be 19 or younger",
    },
    note: "Enter the Youth competition, not the others. Check the minimum age: the 2023 rules asked for 12 to 19.",
  },
  "mexico-canta": {
    organization: "Secretaría de Cultura (Mexico)",
    audience: "Mexicans and Mexican Americans aged 18 to 34",
    gives: "Selection rounds and a final for performers and songwriters",
    when: "In the first edition registration ran from late April to late May",
    where: "Online registration; Mexico and the United States",
    description:
      "Send a song of up to three minutes, in audio or video, as a performer or a songwriter. A recording made on your phone will do. It looks for songs that do not celebrate violence or addiction.",
    requirements: {
      age: "Be 18 to 34 (in the 2025 call)",
      nationality: "Be Mexican or Mexican American",
      song: "Have a song that does not glorify violence or addiction",
    },
    note: "For adults only. These rules are from the first edition, in 2025, and we saw no later dates: confirm the call on the official page.",
  },
} as const satisfies Translation<typeof source>;
