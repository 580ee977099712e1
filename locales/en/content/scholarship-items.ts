import type { scholarshipItems as source } from "../../es/content/scholarship-items.ts";
import type { Translation } from "../../translation.ts";

/** Wording of the scholarships, keyed by item id. */
export const scholarshipItems = {
  "beca-benito-juarez-media-superior": {
    title: "Beca Universal de Educación Media Superior Benito Juárez",
    organization:
      "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
    audience: "Students at public high schools in Mexico",
    amount:
      "Cash every two months of the school year, on a Banco del Bienestar card",
    level: "High school",
    deadline: "Registration usually opens in October and in February",
    description:
      "It exists so that nobody leaves high school for lack of money. It asks for no minimum average and can last up to 40 months; there is no payment in July and August. You register yourself, free and online.",
    requirements: {
      level: "Be in high school",
      enrolment: "Be enrolled in a public school, on-site or mixed mode",
      residence: "Study in Mexico",
      age: "Be 25 or younger when you register (February 2026 call)",
      otherGrant: "Hold no other federal scholarship for the same purpose",
      documents:
        "Have a certified CURP, your school's CCT code and a Llave MX account",
      guardian:
        "If you are a minor: your parent's or guardian's details and ID",
    },
    note: "The age limit of 25 and the two registrations are from the 2025-2026 school year, and dates change every year. Check the official site before you register.",
    figures: {
      y2026:
        "In 2026: 1,900 Mexican pesos every two months. The second registration of 2025-2026 ran from 16 to 27 February.",
      y2025:
        "In 2025: 1,900 Mexican pesos every two months (five payments). Registration ran from 1 to 15 October.",
    },
  },
  "jovenes-escribiendo-el-futuro": {
    title: "Beca Jóvenes Escribiendo el Futuro",
    organization:
      "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
    audience: "Students at public universities in Mexico",
    amount: "Cash every two months: five payments per school year",
    level: "Undergraduate and higher technical degree",
    deadline: "Registration usually opens in October and in February",
    description:
      "It mainly supports students at intercultural universities, rural and indigenous teacher colleges, Universidades para el Bienestar and marginalised areas. It can last up to 45 months. If you already have it, apply again each term.",
    requirements: {
      level: "Be taking an undergraduate or higher technical degree",
      enrolment: "Be enrolled on site in a public institution",
      residence: "Study in Mexico",
      nonPriority:
        "If yours is not a priority school: have a low income and be no older than 29",
      otherGrant: "Receive no other federal support for the same purpose",
      subes: "Have your school record active and apply in the SUBES system",
    },
    note: "Check that your school is on the programme's list, and each term's dates. By the 2026 press, having attended a priority primary or lower secondary school counts too. Medicine may reach 55 months: confirm it.",
    figures: {
      y2026:
        "In 2026: 5,800 Mexican pesos every two months. The first registration of the year closed on 27 February.",
      y2025:
        "In 2025: 5,800 Mexican pesos every two months. Registration ran until 28 February and from 1 to 15 October.",
    },
  },
  "lideres-del-manana-tec": {
    title: "Líderes del Mañana",
    audience: "Last year of high school, in Mexico or Central America",
    amount: "100% scholarship for a full degree at Tec de Monterrey",
    level: "Undergraduate",
    deadline:
      "It has closed in late February or in March, depending on the year",
    description:
      "The Tec's flagship scholarship looks for young people who already move things in their community. Donors and the Tec lottery pay for it. About 200 people get in each year, so prepare your project early.",
    requirements: {
      level: "Be in the last year of high school",
      residence: "Study in Mexico or Central America",
      grade: "High-school average of 90 or more",
      need: "Need financial support to study",
      leadership:
        "Show leadership and a project of your own that helps your community",
      admission: "Pass the pre-selection and the Tec's admission process",
    },
    note: "The closing day of the next call is not confirmed: check the programme's site (lideresdelmanana.tec.mx also circulates). In 2025 students from Guatemala, Nicaragua and El Salvador got in; check that your country takes part.",
    figures: {
      y2025:
        "In August 2025, 200 scholars got in out of some 31,000 applications. In December 2025 the next call was open.",
    },
  },
  "uwc-colegios-del-mundo-unido": {
    title: "UWC – United World Colleges scholarships",
    organization: "UWC and its national committees",
    audience: "Young people who would start at 16 to 18, from many countries",
    amount:
      "Full or partial scholarship by family means: two years of school, housing and meals",
    level: "High school (International Baccalaureate)",
    deadline: "In Latin America it usually closes between May and August",
    description:
      "Study for two years at a boarding school with young people from many countries: 18 schools on four continents. Aid follows your merit and what your family can pay. Several committees do not ask for English to apply.",
    requirements: {
      level: "Be in high school or its equivalent",
      age: "Be 16 to 18 when you start (varies by country)",
      committee: "Apply through your country's national committee",
      motivation: "Show motivation, commitment and respect for other cultures",
      committeeRules:
        "Meet your committee's rules: sometimes a minimum average or a registration fee",
    },
    gates: {
      argentina: "Committee of Argentina",
      colombia: "Committee of Colombia",
    },
    note: "Each committee sets dates, age, average and fees. Colombia charges a registration fee; Mexico asked for an 8.5 average in an old call and we saw no recent one. Ask your country's committee.",
    figures: {
      y2025:
        "In 2025: Argentina's committee took applications until 20 July for the 2026 call.",
    },
  },
  "mext-japon": {
    title: "MEXT (Monbukagakusho) Scholarships of the Government of Japan",
    organization: "Ministry of Education of Japan (MEXT)",
    audience: "Anyone who wants a degree or graduate studies in Japan",
    amount:
      "Tuition, entrance exam, monthly stipend, flights and a Japanese course",
    level: "Undergraduate, technical and graduate",
    deadline: "The call usually runs between April and June, by embassy",
    description:
      "Japan pays for your studies and gives you money every month. An undergraduate degree takes five to seven years, with one year to learn Japanese. Apply at the embassy of Japan in your country.",
    requirements: {
      level:
        "Be finishing or have finished high school; a degree for graduate study",
      nationality:
        "Hold the nationality of the country where you apply (not Japanese)",
      age: "Under 25 for a bachelor’s degree (2024 call) or under 35 for graduate study (2026)",
      record: "Have excellent grades and good health",
      exam: "Take a written exam and an interview at the embassy",
      language: "Want to learn Japanese; some embassies already ask for some",
    },
    note: "Each embassy sets dates and language; Guatemala and Colombia have asked for Japanese on some tracks. The birth date that counts changes every year (undergraduate: under 25 in the 2024 call).",
    figures: {
      y2025:
        "In 2025: the graduate call for Colombia closed on 6 June and asked for some prior Japanese.",
    },
  },
  "global-korea-scholarship": {
    title: "Global Korea Scholarship (GKS)",
    organization: "NIIED (Government of the Republic of Korea)",
    audience: "Citizens of the countries South Korea invites each year",
    amount:
      "Full tuition, flights, monthly stipend, medical insurance and a year of Korean",
    level: "Undergraduate and graduate",
    deadline:
      "Usually opens in September (undergraduate) and February (graduate)",
    description:
      "Spend a year learning Korean, then take your degree or graduate studies in South Korea on a full scholarship. An undergraduate degree takes four to six more years. Places per country change every year.",
    requirements: {
      level:
        "Be finishing or have finished high school; a degree for graduate study",
      nationality:
        "Be from an invited country; neither you nor your parents may hold Korean citizenship",
      grade: "Average equal to 80% or top 20% of your class",
      age: "Under 25 for undergraduate; under 40 for graduate",
      route: "Apply through the embassy or a university, not both",
    },
    note: "The list of countries and places changes every year, and each embassy sets the day. Check NIIED's notice and the Korean embassy in your country before you prepare.",
    figures: {
      y2025:
        "In 2025: the undergraduate embassy track offered 71 general places for 68 countries.",
    },
  },
  "pronabec-beca-18": {
    title: "Beca 18",
    organization: "PRONABEC (Ministry of Education of Peru)",
    audience: "Young Peruvians finishing or done with secundaria",
    amount:
      "Enrolment, tuition, degree fees, English, laptop, meals, transport and, where due, housing",
    level: "Technical, teaching or university degree",
    deadline:
      "Usually opens in September; registration may close in early October",
    description:
      "The Peruvian state pays for your whole degree if you have good grades and little money. First you take a national exam; then you get into an eligible institution and compete for the scholarship. It is all free and online.",
    requirements: {
      nationality: "Hold Peruvian nationality",
      level: "Be in the last year of secundaria or have finished it",
      record: "Have a strong school record",
      need: "Live in poverty, extreme poverty or the special condition of your track",
      exam: "Take the national pre-selection exam",
      admission: "Then be admitted by an eligible institution",
      age: "Under 22 on the Ordinaria track; others have another limit or none",
    },
    note: "Age and graduation year depend on the track; Ordinaria has required leaving school within the previous three years (2023 rules), and certified disability lifts the age limit. Read the new rules every September.",
    figures: {
      y2026:
        "2026 call: exam registration closed on 5 October 2025. 5,184 scholarships were offered in two rounds, between February and April 2026.",
    },
  },
  "fundacion-chamanga": {
    title: "Fundación Chamangá scholarships",
    audience: "Young people in Uruguay, 18 to 30, with a clear vocation",
    amount: "Money every month for a year, set by your need, and a tutor",
    level: "Technical, teaching, arts or university",
    deadline: "Usually opens in June and closes in late August",
    description:
      "It helps you study, or go back to studying, what you were made for: arts, sciences, technical fields or trades. A tutor and the foundation's team stay by your side. It grants 20 to 30 scholarships a year and prefers public education.",
    requirements: {
      age: "Be between 18 and 30 when the call closes",
      nationality: "Hold Uruguayan citizenship",
      residence: "Live in Uruguay",
      vocation: "Show your vocation with a motivation letter and proof",
      need: "Prove economic or family difficulties to study",
    },
    note: "Each call is for the following year's scholarship. Check the closing date on the foundation's site.",
    figures: {
      y2026: "2026 scholarships: applications ran until 31 August 2025.",
    },
  },
  "santander-open-academy": {
    title: "Santander Open Academy scholarships",
    audience:
      "Students and young people in several countries, Mexico and Chile included",
    amount:
      "By call: free courses and languages, living support, mobility or study grants",
    level: "Undergraduate, graduate, continuing education",
    deadline: "Calls all year round; each has its own date",
    description:
      "One platform with all the bank's scholarships and courses. Register, choose your country and see which calls are open to you.",
    requirements: {
      register: "Register on the platform",
      call: "Meet what each call asks (country, university, average)",
    },
    note: "It is not a single scholarship: it gathers many calls, and the countries taking part change. Read the rules of each one before you apply.",
    figures: {
      y2026:
        "Example from 2026: 10,000 places to learn English online, for over-18s in Mexico, Colombia, Argentina, Chile, Peru, Uruguay and other countries.",
      y2025:
        "Example from 2025: Becas Santander Legacy México, for arts and gastronomy, from 19 September to 2 November.",
    },
  },
  "fundacion-bbva-chavos-que-inspiran": {
    title: "Becas BBVA para Chavos que Inspiran",
    audience: "Those about to start lower secondary school in Mexico",
    amount:
      "Money every month and mentoring, from lower secondary to university",
    level: "Lower secondary to undergraduate",
    deadline: "See the date on the official site",
    description:
      "If someone at home is about to start secundaria, tell them. The scholarship can stay with them for up to 10 years, university included. Each intake has about five thousand people.",
    requirements: {
      level: "Join the programme when starting lower secondary school",
      residence: "Study in Mexico",
      need: "Live in economic vulnerability",
      talent: "Take the online talent tests",
      keepGrade: "Once in, keep an average of 8.0 or more",
    },
    note: "You join at the start of secundaria. A direct entry in high school or university is not confirmed, nor is the month of the call: ask the foundation.",
    figures: {
      y2024: "In 2024: 4,000 Mexican pesos a month for undergraduates.",
    },
  },
  "becas-fundacion-ypf": {
    title: "Fundación YPF undergraduate grants",
    audience: "Students from Argentina in energy and technology degrees",
    amount: "A twelve-month grant that can be renewed",
    level: "Undergraduate degree at a public university",
    deadline: "It has closed at the end of March; check the date on its page",
    description:
      "The foundation of the company YPF supports those who start their first year and those who have passed 50 to 80 % of their subjects. It weighs your household's income, gender equity and your results in secondary school.",
    requirements: {
      nationality: "Be a national of Argentina",
      enrolment:
        "Study engineering, earth sciences, technology or environmental management at a public university",
      age: "If you start your first year, be up to 24 years old",
      school: "Have finished secondary school with no pending subjects",
    },
    note: "The last rules we read are those of the 2024 call. Check that one is open, what it pays, and which provinces, universities and degrees it takes.",
    figures: {
      y2024: "In 2024: 3,831 applicants for 125 new grants.",
    },
  },
  "questbridge-national-college-match": {
    title: "QuestBridge National College Match",
    audience: "Seniors at high schools in the United States",
    amount:
      "Full four-year scholarship: tuition, housing, meals and other costs",
    level: "Undergraduate",
    deadline: "Usually closes in late September or early October",
    description:
      "With one application you try for early admission and a scholarship at over 40 selective US colleges. There are no fixed cut-offs for grades or income, and tests are optional.",
    requirements: {
      level: "Be in the last year of high school",
      school:
        "Study in the US with any citizenship, or be a US citizen or permanent resident",
      record: "Have an outstanding academic record",
      need: "Have a low household income",
    },
    note: "If you live outside the US, you need citizenship or permanent residence. Without them, even living there, only some colleges consider you. Income reference: under 65,000 USD a year (family of four).",
  },
  "jack-kent-cooke-college-scholarship": {
    title: "Cooke College Scholarship Program",
    audience: "Students who do all four years of high school in the US",
    amount:
      "What other aid does not cover, up to a yearly cap, for four years, plus advising",
    level: "Undergraduate",
    deadline: "Usually closes in mid-November",
    description:
      "One of the largest private scholarships for college in the United States. You can also use it to study abroad, at an accredited four-year institution.",
    requirements: {
      level: "Be in the last year of high school; gap years are not accepted",
      residence: "Do all four years of high school in the United States",
      grade: "Unweighted GPA of 3.75 or more",
      need: "Have a family income below the cap set in the call",
    },
    note: "The income cap, the amount and the date may change every year. Read them on the foundation's site before you apply.",
    figures: {
      y2025: "In 2025: up to 55,000 USD a year. It closed on 13 November 2025.",
      y2025Income: "In 2025: the family income cap was 95,000 USD a year.",
    },
  },
  "secihti-becas-nacionales-posgrado": {
    title: "Becas Nacionales para Estudios de Posgrado (SECIHTI)",
    organization:
      "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, Mexico)",
    audience: "Students in on-site graduate programmes in Mexico",
    amount: "Monthly living stipend and medical service; tuition is not paid",
    level: "Specialisation, master's and doctorate",
    deadline: "Usually published in February; dates depend on the programme",
    description:
      "It pays you to study full time for your graduate degree. SECIHTI was called CONAHCYT before. Mexicans and foreigners can ask for it. Many institutions also waive tuition: ask yours.",
    requirements: {
      level: "Have finished a degree or be in a graduate programme",
      enrolment:
        "Be in an on-site, full-time programme of the Sistema Nacional de Posgrados",
      coordination:
        "Apply through your programme: its coordination registers the application",
      debt: "Owe nothing on an earlier CONACYT or CONAHCYT scholarship",
    },
    note: "Ask your programme's coordination how and when to apply: the step through the coordination comes from a 2020 guide. SECIHTI's scholarships to study abroad are a separate call.",
    figures: {
      y2026: "In 2026: the national calls were published in February.",
      y2026Abroad:
        "In 2026: scholarships for graduate study abroad took applications from mid-March to late May. They were only for Mexicans with a final acceptance.",
    },
  },
  "erasmus-mundus": {
    title: "Erasmus Mundus Joint Masters scholarships",
    organization: "European Union (Erasmus+, EACEA)",
    audience: "Anyone finishing or done with a degree, from any country",
    amount: "The full master's, insurance and a monthly stipend",
    level: "Master's of one to two years",
    deadline: "Most close between October and January",
    description:
      "Take your master's in at least two countries, at universities that work together. Choose one in the catalogue and apply straight to its consortium.",
    requirements: {
      level: "Have finished a bachelor's degree or be about to",
      language: "Have a language certificate, nearly always English",
      consortium: "Apply directly to each master's consortium",
    },
    note: "Each consortium sets its own date and rules. Travel, visa, settling in and living costs come out of the stipend: do the sums before you go.",
    figures: {
      y2025: "In 2025: 1,400 euros a month and about 2,000 funded places.",
    },
  },
  chevening: {
    title: "Chevening Scholarships",
    organization: "UK Government (FCDO)",
    audience: "Professionals with two years of work who want to lead",
    amount:
      "A one-year master's, flights, monthly stipend, visa, arrival and return allowances",
    level: "Master's in the United Kingdom",
    deadline: "Usually opens in August and closes in early October",
    description:
      "The British government looks for people with leadership potential in over 160 countries. You apply online, with short essays and references.",
    requirements: {
      level: "Hold a university degree",
      nationality: "Be a citizen of an eligible country",
      experience:
        "At least 2,800 hours of work (about two years) after you graduate",
      courses:
        "Choose three master's courses and get at least one unconditional offer",
      comeBack: "Return to your country for at least two years",
    },
    note: "Work done before you graduate does not count. The 2027-28 call is closed and the next one is expected in August 2027. Check that your country is on the list.",
    figures: {
      y2026:
        "2027-28 call: from 4 August to 6 October 2026. The unconditional offer must arrive by 8 July 2027.",
    },
  },
  "fundacion-carolina": {
    title: "Fundación Carolina Scholarships",
    organization: "Fundación Carolina (Spain)",
    audience: "People from Ibero-America with a university degree",
    amount: "Part or all of the cost of study, depending on the programme",
    level: "Master's, doctorate and stays in Spain",
    deadline: "Graduate: usually opens in January and closes in early March",
    description:
      "One application asks for both the scholarship and the place in the programme, in Spain. You rank your programmes by preference. There are special lines for women in science and technology and for human-rights defenders.",
    requirements: {
      nationality: "Be a national of an Ibero-American country",
      level: "Hold a university degree",
      online: "Apply online and rank your programmes by preference",
    },
    note: "What it covers changes a lot from one programme to another: read its page before you choose. Doctorates open later than master's.",
    figures: {
      y2026:
        "2026-2027 call: 736 scholarships in 203 programmes. Graduate: from 12 January to 2 March 2026.",
    },
  },
  "daad-becas-alemania": {
    title: "DAAD Scholarships to study in Germany",
    organization: "German Academic Exchange Service (DAAD)",
    audience: "People with a university degree and very good grades",
    amount: "Monthly payment, health insurance, travel and study allowances",
    level: "Master's, doctorate and research",
    deadline: "Each programme and country has its date: see the official site",
    description:
      "DAAD runs many programmes and each sets its own rules. Some add a German course or help with rent and family. Filter the database by your country before you choose.",
    requirements: {
      level: "Hold a university degree, as a rule no older than six years",
      record: "Have an excellent academic record",
      stay: "Not have lived in Germany for more than 15 months",
      language: "Know the language of the programme (English or German)",
    },
    note: "Not every line is open to every Latin American country, and 13 programmes closed in 2025. Check that yours is still running.",
    figures: {
      y2025:
        "In November 2025, an agreement with SECIHTI added almost 200 master's scholarships for Mexicans.",
      y2025Stem:
        "In 2025, the STEM master's line took applications from May to 3 September.",
    },
  },
  "fulbright-garcia-robles": {
    title: "Fulbright-García Robles graduate scholarship",
    organization: "COMEXUS (US-Mexico Commission)",
    audience: "Mexicans who want a graduate degree in the United States",
    amount:
      "Yearly support in dollars, handling of admissions and negotiation of a tuition waiver",
    level: "Master's and doctorate in the United States",
    deadline:
      "Usually opens in September and closes between mid-January and early February",
    description:
      "Start early: the call comes almost two years before you begin. COMEXUS takes your application to up to five universities and a panel interviews you. Nearly all fields are in, except clinical ones with patient care.",
    requirements: {
      nationality: "Hold Mexican nationality",
      level: "Come from a bachelor's or master's degree",
      usStatus: "Hold neither US residence nor citizenship",
      noOffer: "Not yet hold an offer from a US university",
      usResidence:
        "Not live, work or study in the US, nor have spent over a year there in the last five",
      grade: "Reach the minimum average in your previous degree",
      english: "Have the level of English the call asks for",
    },
    note: "The last official call we read is that of 2023-2024. Check on the COMEXUS site that it is open, its closing date and the amounts before you prepare your papers.",
    figures: {
      y2024:
        "2023-2024 call: up to 25,000 USD a year. It opened on 13 September 2023 and closed on 2 February 2024.",
    },
  },
  "colfuturo-credito-beca": {
    title: "COLFUTURO Loan-Scholarship Program",
    audience: "Colombian professionals who want a graduate degree abroad",
    amount:
      "Loan for tuition, living costs, airfare and insurance; part of it is forgiven",
    level: "Master's, doctorate, medical specialisation",
    deadline:
      "Usually opens in February and closes late that month or in early March",
    description:
      "Mind: it is a loan. If you graduate and return to Colombia, part becomes a scholarship; the rest is repaid. Over 130 partner universities give discounts.",
    requirements: {
      nationality: "Hold Colombian citizenship",
      level: "Hold an undergraduate degree",
      programme:
        "Propose an on-site, full-time graduate programme abroad and write an essay",
      language: "If selected, certify a second language",
    },
    note: "The rules changed in 2026: there is no government money any more and less is forgiven. Read how much you will have to repay before you sign.",
    figures: {
      y2026:
        "In 2026: up to 50,000 USD, with 25% forgiven at most (up to 80% before) and 36 months of stay in Colombia. From 6 February to 2 March.",
    },
  },
  "anid-becas-posgrado-chile": {
    title: "ANID graduate scholarships (Magíster Nacional and Becas Chile)",
    audience: "Chileans or permanent residents of Chile",
    amount:
      "Magíster Nacional: tuition and living support. Becas Chile adds airfare and insurance",
    level: "Master's and doctorate",
    deadline: "Magíster Nacional: usually October to early December",
    description:
      "The Chilean state's scholarships for graduate study. Magíster Nacional pays up to two years in Chile, but leaves out business, finance and marketing. Becas Chile is for studying abroad.",
    requirements: {
      nationality: "Be Chilean or hold permanent residence in Chile",
      level: "Hold a bachelor's or professional degree",
      grade: "Average of 5.0 or more (out of 7.0) or top 30% of your class",
      programme:
        "Be applying to, admitted to or enrolled in an eligible programme",
    },
    note: "Not every line opens every year, and we saw no recent call of Becas Chile. Check the list of calls before you count on it.",
    figures: {
      y2026:
        "Magíster Nacional 2026: applications from 22 October to 4 December 2025.",
    },
  },
} as const satisfies Translation<typeof source>;
