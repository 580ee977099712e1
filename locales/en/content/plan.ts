import type { plan as source } from "../../es/content/plan.ts";
import type { Translation } from "../../translation.ts";

export const plan = {
  title: "Your plan, counted backwards",
  lead: "Which paperwork you need and from when, counted from the closing.",
  pageTitle: "Application plan: what you need and from when",
  description:
    "Choose scholarships and your country. We tell you the paperwork, its order and when to start each part, with the source and year of each fact.",
  estimate:
    "This is a plan, not a deadline. Only an announced date counts as a closing; confirm everything on the official page.",
  form: {
    useCountry: "Use my country",
    heading: "What you plan",
    country: "Your country",
    noCountry: "Choose your country",
    add: "Add a scholarship",
    addNone: "No other",
    addFirst: "Choose a scholarship",
    awards: "Scholarships and programmes",
    universities: "Universities",
    submit: "See my plan",
    update: "Update the plan",
    remove: "Remove",
    removeName: "Remove “{{title}}” from the plan",
    private:
      "What you choose is in the address of the page: keep it to come back. No account needed.",
  },
  problem: {
    items_one: "{{count}} of the options in the address has no plan.",
    items_other: "{{count}} of the options in the address have no plan.",
    tooMany_one:
      "A plan holds {{most}} options: we took the first ones and {{count}} is left out.",
    tooMany_other:
      "A plan holds {{most}} options: we took the first ones and {{count}} are left out.",
    country:
      "We do not know the country in the address. Choose it from the list.",
  },
  empty: {
    title: "Choose at least one scholarship",
    text: "Choose your country and a scholarship from the list. If you saved favourites, you can open your plan from there too.",
    start: "Start with one whose closing is announced or estimated",
    search: "Search scholarships",
    favourites: "My favourites",
  },
  awards: "The day we count from",
  closing: {
    announced: "Closes on {{date}} (announced date).",
    pastClosings:
      "We count up to {{date}}, from past closings. It is not a deadline.",
    usualDay:
      "We count up to {{date}}, its usual closing day. It is not a deadline.",
    usualMonth:
      "We count up to {{date}}, the first day of the usual closing month. It is not a deadline.",
    always:
      "It takes applications all year: the plan gives the order, no dates.",
    none: "We do not know its closing: the plan gives the order, no dates.",
  },
  basis: {
    announced: "announced date",
    pastClosings: "from past closings",
    usualDay: "usual closing day",
    usualMonth: "first day of the usual month",
  },
  gate: "In your country this stage counts first: {{name}}.",
  notForCountry:
    "Its requirements do not include your country: check them before you plan.",
  mayCloseNow:
    "Another round usually closes around now: check today on the official page whether it is still open.",
  missed: {
    closing:
      "For the closing of {{date}} ({{basis}}) there is no time left: {{steps}}.",
    next: "The plan aims for the next edition: {{date}} ({{basis}}).",
    noNext: "We know no other date that there is time for.",
    others: "Without that requirement and still in time",
    noOthers:
      "We found no other scholarship without that requirement and in time.",
  },
  picture: {
    heading: "In a picture",
    none: "No part of the paperwork has dates to draw yet. Enter your days below and update the plan.",
    alternative: "Timeline from {{from}} to {{to}}. {{steps}}",
    legend:
      "Light band: from the careful to the last day to start. Full band: until the day on which it must be ready. Vertical line: the day we count from. Dashed outline: we do not know how long it takes; its end is the day to be ready.",
    ready: "ready by {{date}}",
  },
  steps: {
    heading: "The paperwork, in order",
    text: "Tick what you have. Where no source gives a time, ask and enter your days.",
    country:
      "Choose your country to see who does each part and how long it takes.",
    asked: "Asked for by: {{awards}}.",
    maybe: "May be asked for by: {{awards}}. Check the call.",
    details: "Who does it, how long it takes, and sources",
    done: "I have it: {{step}}",
    days: "Your days for “{{step}}”",
    daysHint: "From 0 to 365",
    exam: "Your test",
    anyExam: "I do not know yet",
    none: "It needs no paperwork ahead that we know of.",
  },
  date: {
    sitting: "Last exam date with results before the closing: {{latest}}.",
    both: "Start before {{earliest}}; at the latest on {{latest}}.",
    latest:
      "It must be ready by {{finish}} at the latest. Last day to start if all goes fast: {{latest}}. We do not know the longest time: start before it.",
    ready:
      "It must be ready by {{finish}} at the latest. We do not know the longest time: start well ahead.",
    earliest: "Start before {{earliest}}. We do not know the shortest time.",
    unknown:
      "We do not know how long it takes. It must be ready by {{finish}}.",
    unknownBoth:
      "We do not know how long it takes. It must be ready by {{ready}}; at the latest by {{finish}}.",
    counted: "Estimated: {{basis}}.",
    fromAnnounced: "Counted from an announced date.",
    signUp:
      "Registration closes before the test and we do not know the day: check it today on the test's page.",
    afterSignUp: "{{dates}} We do not know when registration closes.",
    undated: "No date: we do not know the closing.",
    undatedUnknown:
      "No date: we know neither the closing nor how long it takes.",
  },
  state: {
    done: "Done",
    late: "Too late",
    lateMaybe: "If they ask for it, it is too late: ask today",
    tight: "Start today: in time only if it goes fast",
    ahead: "In time",
    unknown: "Time unknown",
    signUp: "Check when it closes",
    afterSignUp: "If you can still sign up",
    undated: "No date",
  },
  week: {
    heading: "Week by week",
    now: "This week",
    of: "Week of {{date}}",
    undated: "No start date: ask how long it takes",
    before: "ready by {{date}}",
  },
  later: {
    heading: "On the call's own dates, or after the answer",
    visa: "You apply for the visa with the letter of admission. Get the passport before that.",
    residence:
      "Your country and the destination have MERCOSUR's residence agreement: a residence permit may be enough.",
    noVisa:
      "We do not know how long it takes: it depends on the consulate. Ask there.",
    visaTimes:
      "No date: it depends on the consulate. Ask there how long it takes today.",
    call: "The call sets its date. We do not know how long it takes.",
    admission:
      "The institution sets its date, and some awards ask for the admission first: see the requirements. We do not know how long it takes.",
    for: "For {{title}}",
  },
  facts: {
    official: "official source",
    secondary: "secondary source",
    ofYear: "fact of {{year}}",
    undated: "page without a year, copy read in {{year}}",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    range: "{{min}} to {{max}} days",
    upTo_one: "up to {{count}} day",
    upTo_other: "up to {{count}} days",
    atLeast: "at least {{min}} days",
    passport: {
      authority: "Issued by: {{body}}.",
      days: "From the appointment: {{days}}. Add the wait for your appointment.",
      fee: "Fee: {{price}}.",
      feeYears: "Fee for {{years}} years: {{price}}.",
      validity: "Valid for {{years}} years for adults.",
    },
    proofDays: "Takes {{days}}.",
    proofDaysIn: "Takes {{days}} in {{place}}.",
    proofFee: "Fee: {{price}}.",
    registration: "{{exam}}: registration closes {{days}} before.",
    sameDay: "{{exam}}: no registration deadline.",
    results: "{{exam}}: results take {{days}}.",
    validUntil:
      "{{exam}}: valid for {{years}} years. For this closing one from {{date}} or later counts.",
    valid: "{{exam}}: valid for {{years}} years.",
    forever: "{{exam}}: does not expire, but a recent one may be asked for.",
    page: "About {{exam}}",
  },
  calendar: "Add the estimated steps to the calendar",
  file: {
    title: "My Trampolín plan",
    step: "Estimated: start “{{step}}”",
    stepText:
      "A step estimated by Trampolín, not a deadline. {{dates}} Confirm it on the official page.",
    closes: "Closes: {{title}}",
    closesText: "Date announced by the organiser. Confirm it on their page.",
  },
  item: {
    heading: "What do I need, and from when?",
    text: "In this order. When to start depends on your country:",
    maybe: "(if asked for)",
    link: "See my plan with dates",
    none: "We know of no paperwork ahead. Check the call.",
  },
  step: {
    transcript: "School record with grades",
    priorLegalisation: "Prior legalisation of the record",
    apostille: "Apostille",
    legalisation: "Legalisation in your country",
    consulate: "Legalisation at the destination's consulate",
    authentication: "Apostille or legalisation",
    translation: "Official translation",
    languageSignUp: "Sign up for the {{language}} test",
    languageTest: "{{language}} test and results",
    admissionSignUp: "Sign up for {{test}}",
    admissionTest: "{{test}} and results",
    letters: "Letters of recommendation",
    project: "Essay or project",
    sponsor: "Be nominated by an institution",
    guardian: "Permission of your guardian",
    team: "Form the team",
    passport: "Passport",
    admission: "Admission to the institution",
    exam: "The programme's own test",
    interview: "Interview",
    selection: "Selection",
    visa: "Student visa",
    visaFor: "Visa for {{country}}",
    residenceFor: "Visa or residence permit for {{country}} (if asked for)",
  },
  help: {
    transcript: "Ask your school how long they take to issue it.",
    transcriptColombia:
      "In Colombia each institution sets its own grading scale: ask for a record that explains it.",
    apostille:
      "It only works if the destination is in the Apostille Convention. If not, consular legalisation is asked for.",
    legalisation:
      "Your country is not in the Apostille Convention: papers are legalised in your country and then at the destination's consulate.",
    consulate: "Ask at the consulate of the destination.",
    authentication:
      "It depends on whether your country is in the Apostille Convention.",
    translation: "Each translator sets price and time: ask them.",
    passport:
      "You need it for the visa. Some applications and tests ask for it earlier, so we count it up to the closing.",
    languageTest: "Check which tests and scores they accept.",
    project: "Decide how many days you give yourself to write it.",
    sponsor:
      "See on the official page who nominates: your school or an authority of your country. Ask how long it takes.",
  },
} as const satisfies Translation<typeof source>;
