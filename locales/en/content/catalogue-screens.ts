import type { catalogueScreens as source } from "../../es/content/catalogue-screens.ts";
import type { Translation } from "../../translation.ts";

export const catalogueScreens = {
  scholarships: {
    title: "Scholarships",
    pageTitle: "Scholarships for students in Latin America | Trampolín",
    description:
      "Public and private scholarships for high school, undergraduate and postgraduate study: what they cover and ask for, when they usually open and their official page.",
    lead: "What they cover and when they close.",
    searchLabel: "Search scholarships",
    categories: {
      heading: "What kind of scholarship are you looking for?",
      public: "Public",
      private: "Private",
      merit: "By merit",
      need: "By need",
    },
    sections: {
      all: "All scholarships",
      national: "Scholarships of one country",
      nationalText:
        "Choose your country to see those of its government, universities and foundations.",
      exchange: "Cultural exchanges",
      exchangeText:
        "Live in another country for a while, with a family, at a school or in a volunteer programme.",
      aggregators: "Scholarship finders",
      aggregatorsText:
        "Other sites that gather calls. Always check the organiser's own page.",
    },
  },
  opportunities: {
    title: "Opportunities",
    pageTitle:
      "Summer programmes, research, internships and seminars | Trampolín",
    description:
      "Summer programmes, research stays, internships, seminars and finders for students in Latin America, with their official page.",
    lead: "Summer programmes, labs, internships and forums.",
    searchLabel: "Search opportunities",
    categories: {
      heading: "What do you want to do?",
      summer: "Summer",
      research: "Research",
      internships: "Internships",
      seminars: "Seminars",
      searchPlatforms: "Finders",
    },
    sections: {
      summer: "Summer programmes",
      summerText: "Intense weeks at a university, a lab or a camp.",
      research: "Research",
      researchText: "Stays with a scientific team that guides you.",
      internships: "Internships",
      internshipsText:
        "Learn by working, at organisations, companies and open projects.",
      seminars: "Seminars and forums",
      seminarsText: "Short meetings to learn and to meet people in your field.",
      searchPlatforms: "Opportunity finders",
      searchPlatformsText:
        "Other sites to keep searching. Always check the organiser's own page.",
    },
  },
  mentorship: {
    title: "Mentorship and career guidance",
    pageTitle: "Mentorship and career guidance | Trampolín",
    description:
      "Mentorship programmes, career tests, guides and channels to choose a degree and apply to university.",
    lead: "Advice from people who have been there.",
    searchLabel: "Search mentorship",
    categories: {
      heading: "What do you need?",
      find: "Find my mentor",
      plans: "Explore plans",
      channels: "Watch videos",
    },
    sections: {
      programs: "Programmes that guide you to university",
      programsText: "People and teams that guide you; several are free.",
      resources: "Featured resources",
      resourcesText:
        "Tests to know yourself, guides and platforms with facts about degrees.",
      channels: "Video channels",
      channelsText: "To revise, to explore and to prepare your application.",
    },
  },
  universities: {
    title: "Universities",
    pageTitle: "Universities in Mexico and abroad | Trampolín",
    description:
      "National and international universities: how to get in, when, with what aid, rankings and comparable data.",
    lead: "How to get in, when and with what aid.",
    searchLabel: "Search universities",
    categories: {
      heading: "What kind of university are you looking for?",
      public: "Public",
      private: "Private",
      international: "International",
      specialized: "Specialised",
    },
    sections: {
      national: "Universities in Mexico",
      international: "Universities around the world",
    },
  },
  competitions: {
    title: "Competitions",
    pageTitle: "Olympiads and contests for students | Trampolín",
    description:
      "Science olympiads, innovation, debate and art contests for students in Mexico and Latin America: how to enter and their official page.",
    lead: "Olympiads, contests and how to enter.",
    searchLabel: "Search competitions",
    categories: {
      heading: "What do you enjoy?",
      mathematics: "Mathematics",
      physics: "Physics",
      chemistry: "Chemistry",
      biology: "Biology",
      computerScience: "Computer science",
      humanities: "Humanities",
      debate: "Debate and public speaking",
      multidisciplinary: "Several subjects",
    },
    sections: {
      academic: "Academic olympiads and contests",
      academicText: "You reach most of them through your country's olympiad.",
      nationalMx: "National olympiads of Mexico",
      nationalMxText:
        "The way into the international ones if you study in Mexico.",
      national: "Olympiads and fairs of other countries",
      nationalText: "Of one country each: choose yours in the filter.",
      innovation: "Innovation, science and entrepreneurship",
      innovationText: "Projects, robots and ventures, often in a team.",
      artistic: "Arts",
      artisticText: "Photography, film, music and art with a cause.",
    },
  },
  resources: {
    title: "Resources",
    pageTitle: "Resources to study, apply and get certified | Trampolín",
    description:
      "Courses, libraries, templates, admission and language exams: study resources with their official page and what they cost.",
    lead: "Study tools: what is free and what is not.",
    searchLabel: "Search resources",
    chooser: "Section",
    chooserAll: "All",
    sections: {
      featured: "Featured",
      templatesAndGuides: "Application templates and guides",
      onlineLibraries: "Online libraries",
      internationalStudent: "International student",
      languageLearning: "Language learning",
      productivityTools: "Productivity tools",
      researchPlatforms: "Research platforms",
      olympiadResources: "Olympiad resources",
      examPreparation: "Exam preparation",
      standardizedTests: "Standardized tests",
      languageCertifications: "Language certifications",
      universityAdmission: "Getting into university",
      universityAdmissionText: "Choose your country: each has its own way in.",
    },
  },
} as const satisfies Translation<typeof source>;
