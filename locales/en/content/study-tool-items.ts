import type { studyToolItems as source } from "../../es/content/study-tool-items.ts";
import type { Translation } from "../../translation.ts";

export const studyToolItems = {
  duolingo: {
    audience: "Anyone starting a language who wants a little practice each day",
    gives:
      "Short, game-like lessons; free with ads, with an optional paid version",
    when: "Open all year; start whenever you like",
    description:
      "Learn through lessons of a few minutes that feel like a game. From Spanish there are courses in English, French, German, Portuguese, Italian and other languages. Pair it with reading and conversation to get further.",
    note: "You can do the lessons without paying. Before you accept a free trial of the paid version, check when it starts to charge.",
  },
  "bbc-learning-english": {
    audience: "English learners who want to improve listening and grammar",
    gives: "English courses, audio and activities by level, at no cost",
    when: "Open all year",
    description:
      "Pick your level and practise grammar, vocabulary and pronunciation with audio, video and exercises from the BBC. It also has news explained for people learning English.",
  },
  "british-council-learnenglish": {
    name: "LearnEnglish, by the British Council",
    audience: "Anyone studying English on their own, at any level",
    gives:
      "Free exercises, videos, grammar and vocabulary; live classes cost money",
    when: "Open all year",
    description:
      "Practise with exercises, videos and grammar and vocabulary explanations sorted by level. There is a separate site for teenagers, with topics and reading closer to your age.",
    note: "The self-study resources are free. Courses with a live teacher cost money: check the price before you sign up.",
    links: { teens: "LearnEnglish Teens, the site for teenagers" },
  },
  "dw-nicos-weg": {
    name: "Nicos Weg: German with DW",
    audience: "Anyone who wants to learn German, even from zero",
    gives: "A German video course with exercises and grammar, at no cost",
    when: "Open all year",
    description:
      "Follow on video the story of a young Spaniard who has just arrived in Germany and learn German with him. Each episode comes with exercises, vocabulary and grammar. DW has more free courses for every level.",
    note: "The videos are in German and the explanations can be read in English. If your English is basic, use the subtitles and a dictionary.",
  },
  "tv5monde-apprendre": {
    name: "Learn French with TV5MONDE",
    audience: "French learners who want to practise with real videos",
    gives: "Thousands of French exercises built on videos, at no cost",
    when: "Open all year",
    where: "On the web and in the app",
    description:
      "Watch a short TV clip and do the exercises that go with it. The material is sorted into four levels and the menu can be read in several languages.",
  },
  "rfi-francais-facile": {
    audience: "Anyone who reads some French already and wants to train the ear",
    gives:
      "News in simple French with audio, transcript and exercises, at no cost",
    when: "Open all year",
    description:
      "Listen to the Journal en français facile, a ten-minute news programme in simple words, and follow the transcript as it plays. Then practise with exercises on what you heard.",
  },
  "nhk-hablemos-en-japones": {
    name: "Easy Japanese (NHK WORLD-JAPAN)",
    audience: "Beginners in Japanese, levels A1 and A2",
    gives:
      "48 audio lessons with dialogues and material in Spanish, at no cost",
    when: "Open all year",
    description:
      "Learn Japanese from zero with 48 audio lessons built on dialogues. The material can be read in Spanish.",
  },
  "language-transfer": {
    audience:
      "Anyone who learns better by listening and reasoning than by heart",
    gives: "Audio courses at no cost; the project lives on donations",
    when: "Open all year",
    description:
      "Listen to a teacher who leads you to build sentences step by step: you pause, answer and compare. There is an English course for Spanish speakers and, if you understand English, courses in other languages.",
  },
  zotero: {
    audience: "Anyone who writes research papers and has to cite sources",
    gives:
      "Keeps your sources and builds the bibliography; free, with paid extra storage",
    when: "Available all year",
    where: "Windows, macOS, Linux, iOS and Android",
    description:
      "Save articles, books and pages from your browser, sort them into folders and let the program write citations and the bibliography in the style you are asked for. It is free software.",
    note: "The program is free. You only pay if you want more cloud space to keep your files.",
  },
  notion: {
    audience: "Anyone who wants notes, tasks and dates in one place",
    gives:
      "Free basic plan; the Plus plan costs nothing with a university email",
    when: "Available all year",
    where: "Web, computer and phone",
    description:
      "Keep notes, lists, calendars and tables in the same space. It works for your school subjects or to follow your scholarship and university applications.",
    note: "The free Plus plan is for one person with a university email address, and it limits guests and page history. It is not offered for high school: there, use the ordinary free plan.",
  },
  obsidian: {
    audience: "Anyone who takes many notes and wants to link them together",
    gives: "Linked notes kept on your own device; free for personal use",
    when: "Available all year",
    where: "Windows, macOS, Linux, iOS and Android",
    description:
      "Write notes and link them to see how ideas relate. They are kept on your device as Markdown text files, so they stay yours and work without internet.",
    note: "Syncing your notes between devices with its own service costs money. If you only use one device, you do not need it.",
  },
  anki: {
    audience: "Anyone with a lot to memorise: languages, medicine, formulas",
    gives: "Flashcards with spaced repetition; free except for the iPhone app",
    when: "Available all year",
    where: "Windows, macOS, Linux, web, Android and iOS",
    description:
      "Make question-and-answer cards and review them just before you would forget them. You can download decks that other people share and sync your progress with AnkiWeb.",
    note: "On computers, on the web and on Android (AnkiDroid) it is free. The official iPhone app costs money: there you can use AnkiWeb in the browser. Beware of apps with similar names that charge.",
  },
  forest: {
    audience: "Anyone who gets distracted by the phone while studying",
    gives:
      "A study timer with virtual trees; free or paid depending on the app store",
    when: "Available all year",
    where: "iOS, Android and browser extension",
    description:
      "Plant a virtual tree when you start to study: it grows while you leave the phone alone and withers if you leave the app. The coins you collect can fund real trees.",
    note: "The price and optional purchases differ between app stores, and planting real trees may need the paid version. Read this before you install it.",
  },
  languagetool: {
    audience:
      "Anyone who writes essays, letters or applications in Spanish or English",
    gives: "A spelling, grammar and style checker; free with limits",
    when: "Available all year",
    where: "Web and browser add-ons",
    description:
      "Paste your text and check spelling, grammar and style in Spanish, English and more than 20 languages. Its engine is open source.",
    note: "The limits of the free version and what each add-on includes change: see its page. Read each suggestion before you accept it, because it makes mistakes too.",
  },
  overleaf: {
    audience: "Anyone writing texts with formulas, reports, a thesis or a CV",
    gives: "An online LaTeX editor with templates; free plan, paid extras",
    when: "Available all year",
    where: "In the browser",
    description:
      "Write documents with formulas and a professional layout in LaTeX without installing anything. It has templates for CVs, reports and theses, and lets you write with someone else.",
    note: "The free plan limits, among other things, how many people you share a project with. Ask whether your university pays for a better plan.",
  },
  "github-student-developer-pack": {
    audience: "High-school or university students, from age 13, who code",
    gives: "Programming tools at no cost while you study",
    when: "Applications open all year",
    description:
      "Ask for a package of programming tools and services that usually cost money. GitHub first checks that you are a student and may ask you to prove it again later.",
    requirements: {
      age: "Be 13 or older",
      proof:
        "Prove you study: a school email or a document with a current date",
      account: "Have a personal GitHub account",
      enrolled:
        "Be enrolled in high school, university or another school that grants a degree or diploma",
    },
    note: "The list of tools changes often: see the current one on its page. Many applications are rejected over documents without a date, so upload a current letter or student card.",
  },
  "google-academico": {
    name: "Google Scholar",
    audience:
      "Anyone looking for solid sources for homework, an essay or a thesis",
    gives:
      "Searches articles, theses, books and patents, with citations and alerts, free",
    when: "Open all year",
    description:
      "Search as you do on Google, but among articles, theses, books and patents. Copy the ready-made citation, see who cited each work and set alerts on your topic.",
    note: "Searching is free, but some articles can only be read by paying. See if the “versions” link offers a free copy, or try the open-access sites in this list.",
  },
  orcid: {
    audience: "Anyone starting to do research or to publish",
    gives: "A personal, permanent research identifier, at no cost",
    when: "Registration open all year",
    description:
      "Get a 16-digit number that tells you apart from people with the same name and gathers your work in one profile. Many journals and universities ask for it. The organisation is a non-profit.",
  },
  osf: {
    audience: "Anyone doing a research project, alone or in a team",
    gives:
      "A space to plan, store and share your project and your data, at no cost",
    when: "Open all year",
    description:
      "Keep the plan, files and data of your study in one place and decide what to make public. You can also register your plan before you start, which science values highly.",
  },
  arxiv: {
    audience:
      "Anyone who wants to read recent physics, maths or computer science",
    gives: "Full scientific articles, free to read",
    when: "Open all year",
    description:
      "Read articles on physics, mathematics, computing, statistics, economics and other areas for free before they appear in a journal. A non-profit organisation runs it.",
    note: "The texts are screened but not peer reviewed. Before you cite one, check whether it has come out in a journal. Almost everything is in English.",
  },
  zenodo: {
    audience: "Anyone who wants to publish and cite the results of a project",
    gives: "Publish data, texts, posters or software with a DOI, at no cost",
    when: "Open all year",
    description:
      "Upload the data, poster, report or software of your project, in any field, and get a DOI: a permanent link you can cite in your CV. CERN created it with OpenAIRE.",
    note: "What you publish with a DOI is there for everyone to see. If you work in a team, ask first, and never upload other people's personal data.",
  },
  "semantic-scholar": {
    audience: "Anyone with many articles to read and no idea where to start",
    gives:
      "An academic search engine with automatic summaries and alerts, free",
    when: "Open all year",
    description:
      "Search articles and read a one-sentence automatic summary before you open them. It shows the most influential citations and tells you when something new on your topic comes out.",
    note: "The summaries are written by a machine: use them to choose what to read, not to cite. The site is in English.",
  },
  "core-open-access": {
    audience: "Anyone who needs full articles and cannot pay for them",
    gives: "Open-access articles from around the world, at no cost",
    when: "Open all year",
    description:
      "Search open-access articles from universities and journals in many countries. You can read the results without a subscription. The site is in English.",
  },
  pubmed: {
    audience: "Anyone researching health, medicine or biology",
    gives: "Searches studies in medicine and the life sciences, at no cost",
    when: "Open all year",
    description:
      "Find studies in medicine and the life sciences in the database of the US National Library of Medicine. When the full text is open, it links you to it on PMC.",
    note: "You can always read the abstract if there is one, but not every full text is free. The site is in English.",
  },
  omegaup: {
    audience:
      "Anyone learning to code or preparing for the informatics olympiad",
    gives:
      "Courses and problems graded automatically, in Spanish and at no cost",
    when: "Open all year",
    description:
      "Solve programming problems and get graded on the spot. It includes beginner courses and past papers of the Mexican Olympiad in Informatics, and contests in several countries use it.",
  },
  "omm-en-linea": {
    audience: "Anyone preparing for the Mexican Mathematical Olympiad",
    gives:
      "Olympiad information, study material and the magazine Tzaloa, at no cost",
    when: "Open all year",
    description:
      "Study with the material of the Mexican Mathematical Olympiad, in Spanish, and with Tzaloa, its problem magazine. The official contest information is published here too. The material is useful even if you live elsewhere.",
  },
  aops: {
    audience: "Anyone training for maths contests who reads English",
    gives: "Free forums and problem wiki; the courses cost money",
    when: "Forums and wiki open all year",
    description:
      "Find contest problems from many countries, read solutions and ask in the forums when you get stuck. The online courses and WOOT, its advanced training, cost money.",
    note: "The forums and the wiki, which are free, can take you far. You do not need to pay for a course to start.",
  },
  cses: {
    audience: "Anyone who already codes and wants to master algorithms",
    gives: "Hundreds of algorithm problems and a book, at no cost",
    when: "Open all year",
    description:
      "Practise with more than 300 algorithm problems sorted by topic, along with the Competitive Programmer's Handbook, a free book that explains the techniques. Everything is in English.",
    links: { book: "Competitive Programmer's Handbook, the free book" },
  },
  "usaco-guide": {
    audience: "Anyone who wants an ordered path into competitive programming",
    gives: "A guided syllabus from basic to advanced, at no cost",
    when: "Open all year",
    description:
      "Follow a competitive programming syllabus by level: read each topic, solve the suggested problems and mark your progress. It was made for the United States olympiad but works for any other. It is in English.",
  },
  codeforces: {
    audience:
      "Anyone who solves problems already and wants to compete worldwide",
    gives: "Frequent online contests and a large problem archive, at no cost",
    when: "Problems all year; contests often",
    description:
      "Compete online against the clock and practise with problems from past contests. After each round you can read the solutions explained and see how your rating changes. It is in English.",
  },
  "imo-problems": {
    name: "IMO problems",
    audience: "Anyone training maths at the top high-school level",
    gives: "Official papers of the international olympiad, at no cost",
    when: "Available all year",
    description:
      "Download the official papers of the International Mathematical Olympiad, also in Spanish. They are very hard: start with problems 1 and 4, which tend to be the most approachable.",
  },
  "ipho-problems": {
    name: "IPhO past problems",
    audience: "Anyone training physics for olympiads who reads English",
    gives: "Papers and solutions from past editions, at no cost",
    when: "Available all year",
    description:
      "Practise with papers from past editions of the International Physics Olympiad and compare your work with the solutions. They are in English.",
  },
  "iol-problems": {
    name: "IOL past problems",
    audience: "Anyone who enjoys languages and logic puzzles",
    gives: "Linguistics problems and solutions by year, at no cost",
    when: "Available all year",
    description:
      "Work out how a language you have never seen works: the problems of the International Linguistics Olympiad are solved with logic, without knowing languages. They are sorted by year, with solutions and in several languages.",
  },
  brilliant: {
    audience:
      "Anyone who would rather learn by solving than by watching classes",
    gives: "Interactive maths and science lessons; most of it costs money",
    when: "Open all year",
    description:
      "Learn maths and science with interactive lessons in English: you read little and solve a lot. It works by subscription and has a free part.",
    note: "Try the free part first and check the price and billing date before you subscribe. For olympiads there are options at no cost in this same list.",
  },
} as const satisfies Translation<typeof source>;
