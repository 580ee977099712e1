import type { resourceItems as source } from "../../es/content/resource-items.ts";
import type { Translation } from "../../translation.ts";

export const resourceItems = {
  "khan-academy-espanol": {
    name: "Khan Academy in Spanish",
    audience: "Students who want to review or get ahead on their own",
    gives: "Free lessons, videos and exercises in Spanish",
    when: "All year, at your own pace",
    description:
      "Study maths, science, economics, programming and more with short videos and exercises. You set the pace and go back to what was not clear as often as you need. A non-profit organisation runs it.",
    links: { channel: "YouTube channel" },
  },
  "aprende-org": {
    audience: "Anyone who wants to study in Spanish",
    gives: "School content and job training, at no cost",
    when: "All year, at your own pace",
    description:
      "Find in one portal content from primary school to postgraduate level, plus job training courses. Use it to review a subject or to learn a trade.",
  },
  "mit-opencourseware": {
    audience: "Anyone curious about a university course who reads English",
    gives: "Notes, assignments, exams and videos from real MIT courses",
    when: "All year, at your own pace",
    description:
      "Open the materials used to teach at MIT and study on your own, with no sign-up or enrolment. There are notes, assignments, exams and video lectures. Almost everything is in English.",
    note: "It gives no MIT degree or credit. You may use and share the material for non-commercial purposes under a Creative Commons licence.",
    links: { channel: "YouTube channel" },
  },
  "cs50x-harvard": {
    name: "CS50x: Introduction to Computer Science",
    audience: "Anyone who wants to learn to code from scratch",
    gives: "A free university-level course; the edX certificate costs money",
    when: "All year, at your own pace",
    description:
      "Learn to think like a programmer: problem sets that get harder and a final project of your own. You go through C, Python, SQL and web development. Most people who take it had never coded before.",
    note: "Classes are in English. The community has translated materials into Spanish, but they are not the official version.",
  },
  julioprofe: {
    audience: "High-school and first-year students stuck on maths or physics",
    gives: "Exercises solved step by step on video, free",
    when: "All year",
    description:
      "Look up your topic and watch an exercise being solved step by step in Spanish: from arithmetic and algebra to calculus, and physics too. The teacher is Julio Ríos, an engineer from Colombia.",
  },
  "ted-ed": {
    audience: "Curious people of any age",
    gives: "Short animated lessons with questions, free",
    when: "All year",
    description:
      "Discover a topic in science, history, literature or almost anything else in a few minutes. Each lesson comes with questions to check what you understood, and you practise English along the way.",
    note: "The videos are in English. Many have subtitles in Spanish: turn them on in the player.",
    links: { channel: "YouTube channel" },
  },
  "educationusa-webinars": {
    name: "EducationUSA: online sessions",
    organization: "EducationUSA (US Department of State)",
    audience: "Anyone thinking about studying in the United States",
    gives: "Online talks and general advising at no cost",
    when: "All year; each session has its own date in the calendar",
    where: "Online and at advising centres in many countries",
    description:
      "Listen to talks on US universities, scholarships and visas and put your questions to the advisers. It is the US government's official advising network. You can also visit a local centre.",
    note: "General advising is free. If a centre offers you a special service, ask first whether it costs anything.",
    links: { centers: "Find an advising centre" },
  },
  "europass-cv": {
    name: "Europass CV and cover letter editor",
    organization: "European Union",
    audience: "Anyone who needs a tidy CV for a scholarship or a job",
    gives: "Free templates for your CV and cover letter",
    when: "All year",
    description:
      "Keep what you have studied and done in a profile, and draw a different CV from it for each application. Choose among several templates and write it in Spanish, English or many other European languages.",
    note: "Language levels are given on the Common European Framework, from A1 to C2.",
  },
  "harvard-uraf-documentos": {
    name: "Harvard URAF: preparing a resume for an application",
    audience: "Anyone sending a CV to a scholarship or programme",
    gives: "Tips for a one- or two-page CV that shows your impact",
    when: "All year",
    description:
      "Learn to tailor your CV to each call: what to keep and what to cut. Tell the effect of what you did instead of just listing tasks.",
    note: "It is in English and written for Harvard students. Take the advice and respect the length that your call asks for.",
  },
  "harvard-career-resumes-cover-letters": {
    name: "Harvard: resumes and cover letters guide",
    audience: "University students after internships, jobs or graduate study",
    gives: "Guides and examples of CVs and cover letters",
    when: "All year",
    description:
      "Look at sample CVs and letters and see how a short résumé differs from an academic CV. It helps you write with your reader's needs in mind.",
    note: "It is in English and meant for Harvard students. The style is that of the United States: check which format is used where you apply.",
  },
  "purdue-owl-personal-statement": {
    name: "Purdue OWL: writing the personal statement",
    audience: "Anyone who has to write a personal essay or statement",
    gives: "Questions to plan your essay, examples and advice",
    when: "All year",
    description:
      "Answer some questions before you write and find out which story to tell. It explains the two most common kinds of essay, gives examples and gathers advice from admissions staff. It is in English.",
  },
  "mit-cartas-recomendacion": {
    name: "MIT: how to write good letters of recommendation",
    audience: "Teachers who will recommend you, and you, to know what to ask",
    gives: "Key questions and sample letters with comments",
    when: "All year",
    description:
      "Share this guide with the person writing your letter. It explains which questions to answer and why anecdotes say more than adjectives, and it shows commented examples. It is in English.",
  },
  "ucas-personal-statement": {
    name: "UCAS: the three-question personal statement",
    audience: "Anyone applying for a bachelor's degree in the UK",
    gives: "The official explanation of the three questions",
    when: "All year",
    description:
      "Prepare your answers: why this course, how your studies prepared you and what else you have done outside school. You have 4,000 characters in all and each answer takes at least 350.",
    note: "This format is used from 2026 entry on. Be careful with older advice: it speaks of one single free text.",
  },
  "common-app-ensayos": {
    name: "Common App: personal essay prompts",
    audience: "Anyone applying to universities with the Common App",
    gives: "The official list of prompts for your essay",
    when: "All year",
    description:
      "Read the official prompts and choose one for the common essay, which goes to the universities on your application. Start by noting down moments of your own and then see which prompt they fit.",
    note: "Prompts can change from one cycle to the next: confirm them on the page before you write.",
  },
  scielo: {
    organization: "SciELO Network",
    audience: "Anyone looking for papers in Spanish or Portuguese",
    gives: "Full scientific papers, free",
    when: "All year",
    description:
      "Read scientific journals from Ibero-America and South Africa with open full text. It is a good first stop for schoolwork and research projects, because every paper can be read and cited.",
  },
  redalyc: {
    audience: "Students writing a paper or project with sources",
    gives: "Papers from open-access journals",
    when: "All year",
    description:
      "Read journals from Latin America, Spain and other regions without paying. It was born at a Mexican public university and stands for non-commercial open access.",
  },
  "la-referencia": {
    audience: "Anyone looking for theses or papers from the region",
    gives: "One search across the repositories of several countries",
    when: "All year",
    description:
      "Search the national repositories of Latin America and Spain at once. It is most useful for finding theses and seeing how someone else worked on a topic like yours.",
  },
  "internet-archive": {
    audience: "Anyone after books, audio, video or vanished web pages",
    gives: "A huge library and copies of old web pages",
    when: "All year",
    description:
      "Find books, recordings and films, and see what a page looked like years ago with the Wayback Machine. A non-profit organisation keeps it open.",
    note: "Some books are lent for a limited time: for those you need to create a free account.",
  },
  "project-gutenberg": {
    audience: "Anyone who wants to read classics, mostly in English",
    gives: "Tens of thousands of books to read or download, no sign-up",
    when: "All year",
    description:
      "Download public-domain works in several formats without an account. Most are in English, but there are books in Spanish and other languages too.",
    note: "The books are free under United States law. Your country may differ: check its copyright law before you publish one.",
  },
  "biblioteca-digital-mundial-loc": {
    name: "World Digital Library",
    audience: "Anyone studying history, art or world cultures",
    gives: "Historical manuscripts, maps, books and photos worldwide",
    when: "All year",
    description:
      "Look closely at historical documents from almost 200 countries, gathered with UNESCO support and described in seven languages, Spanish among them. Useful to illustrate a paper with original sources.",
    note: "The project's own site closed. The collection is now on the page of the US Library of Congress.",
  },
  doaj: {
    name: "DOAJ: Directory of Open Access Journals",
    audience: "Anyone doing research who wants free, reliable sources",
    gives: "An index of open, peer-reviewed journals",
    when: "All year",
    description:
      "Search open-access papers and journals from every field, country and language. It is an independent index: the journals in it peer-review what they publish.",
  },
  "biblioteca-virtual-cervantes": {
    name: "Miguel de Cervantes Virtual Library",
    audience: "Anyone who reads or studies literature in Spanish",
    gives: "Works, studies and audio with open access",
    when: "All year",
    description:
      "Read works of Hispanic culture and the studies that explain them. It has sections on literature, history, authors from the Americas and children's books, plus audio.",
  },
  dialnet: {
    audience: "Students looking for sources in Spanish",
    gives: "An index of papers, theses and books",
    when: "All year",
    description:
      "Find out what has been written on your topic in Spanish and Portuguese: papers, theses and books. Searching is free.",
    note: "Only part of it opens the full text. If yours does not open, copy the title and look it up in SciELO, Redalyc or LA Referencia.",
  },
  "educationusa-5-pasos": {
    name: "EducationUSA: your 5 steps to US study",
    organization: "EducationUSA (US Department of State)",
    audience: "Anyone who wants to take a degree in the United States",
    gives: "The official route, step by step and at no cost",
    when: "All year; start 12 to 18 months ahead",
    description:
      "Follow five steps: research your options, find the money, prepare the application, get the visa and plan the trip. It is written by the US government's advising network.",
    note: "The guide is in English. The EducationUSA centres in Latin America usually advise in Spanish.",
  },
  "common-app": {
    audience: "Anyone applying for a bachelor's degree, mostly in the US",
    gives: "One application for many universities; the account is free",
    when: "The new cycle opens around 1 August; each university sets its deadline",
    description:
      "Fill in your details, activities and essay once and send them to several universities. Each may also ask its own questions, letters or tests, so check its list early.",
    note: "Each university sets its application fee and decides whether to waive it for need, also for students from abroad. Ask before you pay.",
    figures: {
      y2026:
        "In 2026: more than 900 universities, most of them in the United States.",
    },
  },
  ucas: {
    audience: "Anyone applying for a bachelor's degree in the UK",
    gives: "One application for UK universities; there is a fee",
    when: "It usually opens in May and closes in mid-October or mid-January",
    description:
      "Apply here for bachelor's degrees in the UK: it is the shared system. You send your studies, a reference and the personal statement just once.",
    note: "October is the usual deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses; January, for almost everything else. Read the dates of your cycle on ucas.com.",
  },
  "campus-france-mexico": {
    name: "Campus France Mexico",
    audience: "Anyone who wants to study in France",
    gives: "Free information on degrees, scholarships and paperwork",
    when: "All year",
    description:
      "Ask the French government's agency what you can study in France, how to apply and which scholarships there are. It also explains the Études en France platform.",
    note: "This is the office in Mexico. If you live elsewhere in Latin America, look for yours: the steps may differ. Information is free; ask which procedures cost money.",
  },
  "uni-assist": {
    audience: "Anyone applying to a German university from abroad",
    gives: "Checks your documents and sends them on; a fee per application",
    when: "All year; each university sets its deadline",
    description:
      "Send your application to the German universities in the association. uni-assist checks your papers and passes them on; each university decides on admission.",
    note: "Before you pay, confirm that your university uses uni-assist and which documents it asks for.",
  },
  "study-in-germany-daad": {
    audience: "Anyone thinking about studying in Germany",
    gives: "Official guide: requirements, costs, visa and daily life",
    when: "All year",
    description:
      "Plan your stay in Germany from the start: how to choose a programme, what is required, what living costs, how to get the visa. It is the official portal, in English and German.",
  },
  "study-in-japan-jasso": {
    audience: "Anyone thinking about studying in Japan",
    gives: "Basic guide, list of scholarships and EJU exam details",
    when: "All year",
    description:
      "Start here if Japan attracts you: what studying there is like, which exams there are and which scholarships exist. The Japanese government backs it and there are pages in Spanish.",
    note: "Some universities ask for the EJU exam, usually held in June and November. Check whether your programme requires it and in which countries you can sit it.",
  },
  educanada: {
    organization: "Government of Canada (Global Affairs Canada)",
    audience: "Anyone thinking about study or exchange in Canada",
    gives: "Official information and a scholarship search by country and level",
    when: "All year",
    description:
      "Read Canada's official page on how to study there and filter the scholarships by your country and level. It is in English and French.",
    note: "Most Canadian government scholarships are for short stays or exchanges, not for a full degree.",
    links: { scholarships: "Scholarships for international students" },
  },
  "study-in-korea": {
    audience: "Anyone thinking about studying in South Korea",
    gives: "Official portal: universities, admission, visa and scholarships",
    when: "All year",
    description:
      "Find out which kinds of university South Korea has, how to get in and which scholarships exist, the Global Korea Scholarship among them. The portal belongs to the Korean government and can be read in English.",
    links: { visa: "Visa and stay" },
  },
} as const satisfies Translation<typeof source>;
