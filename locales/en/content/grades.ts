import type { grades as source } from "../../es/content/grades.ts";
import type { Translation } from "../../translation.ts";

export const grades = {
  title: "Grade translator",
  lead: "Your average on other scales, and the minimum you are asked for.",
  pageTitle: "Grade translator: your average on other scales",
  description:
    "What your average is worth on other scales: a range, its rule and its source. And the minimum average that scholarships ask for, on your school’s scale.",
  caution:
    "This is guidance for you, not an official conversion. On a form, write your average as it is on your certificate, with its scale.",
  form: {
    heading: "Your average",
    pais: "Your country",
    anyCountry: "Another country",
    escala: "Scale of your grades",
    ofCountry: "My country’s",
    letters: "Letters (AD, A, B, C)",
    own: "My school’s",
    gpa: "4.0 GPA",
    nota: "Average",
    notaHint: "As it is on your certificate: 8.7 or 93/100.",
    more: "Your school’s scale and pass mark",
    peor: "Worst possible mark",
    mejor: "Best possible mark",
    ownHint: "Only if your school’s scale is not in the list.",
    aprueba: "Pass mark",
    passHint: "With it the range is shorter and the German grade appears.",
    passUsual:
      "In {{country}} it is usually {{pass}}, but we have not read that in a source: look at your certificate.",
    submit: "Translate",
  },
  faults: {
    unknownCountry: "We do not know that country. Choose one from the list.",
    unknownScale: "We do not know that scale. Choose one from the list.",
    chooseScale: "Choose the scale of your average, or your country.",
    schoolScale:
      "In {{country}} each school sets its own scale. Choose yours, or enter the worst mark, the best and the pass mark below.",
    unreadScale:
      "We have not read the scale of {{country}} in a source. Choose the one on your certificate.",
    notNumber: "Enter a number, such as 8.7.",
    offScale: "It is not on the scale, which runs from {{worst}} to {{best}}.",
    otherScale:
      "Your average is out of another best mark: the chosen scale ends at {{best}}. Change one of them.",
    sameEnds: "It has to differ from the worst mark.",
    passOffScale:
      "Enter a number on the scale, which runs from {{worst}} to {{best}}; it cannot be the best mark.",
  },
  scaleName: "From {{worst}} to {{best}}",
  own: {
    heading: "Your mark and its scale",
    mark: "{{mark}}, on a scale from {{worst}} to {{best}}.",
    noMark:
      "Scale from {{worst}} to {{best}}. Enter your average to translate it.",
    usual:
      "From {{worst}} to {{best}} is usual in {{country}}, but we have not read that scale in a source. Check it on your certificate.",
    passTyped: "The pass mark is {{pass}}, as you wrote.",
    passCountry:
      "The pass mark is {{pass}}, according to the source for {{country}}.",
    passUnknown:
      "We do not know the pass mark of your school: we work with pass marks from {{mildest}} to {{strictest}}. Enter it and the range gets shorter.",
    passAssumed:
      "We do not know the pass mark of your school: we work with {{mildest}}, which is usual on this scale.",
    facts: "What the sources for {{country}} say",
    toCountry: "The page for {{country}}",
  },
  letters: {
    heading: "Letters: we do not turn them into numbers",
    text: "AD, A, B and C are levels of achievement, not numbers, and we have not read the rule that converts them. Any number would be invented.",
    what: "Attach your certificate with its scale. In Peru the Ministry of Education issues a document of its own for study abroad: ask for it. If your certificate uses 0 to 20, choose that scale.",
  },
  scales: {
    heading: "On other scales",
    text: "No official rule holds between all these scales; some countries have a table of their own. We read your mark in two ways: its share of the whole scale, and its share of what lies between passing and the best mark. The range goes from the reading that favours you least to the one that favours you most, with the usual pass marks of each scale.",
    same: "If both scales end at the same mark, or one at 10 and the other at 100, the numbers are the same.",
    range: "between {{low}} and {{high}}",
  },
  germany: {
    name: "Germany (1.0 is best)",
    found: "{{grade}}, by the Bavarian formula",
    passUnknown: "The pass mark is missing: without it there is no formula.",
    belowPass: "It is not a pass: the formula does not count it.",
  },
  minimums: {
    heading: "The average you are asked for",
    text_one: "{{count}} option of the catalogue names a minimum average.",
    text_other: "{{count}} options of the catalogue name a minimum average.",
    forCountry_one:
      "{{count}} option open to {{country}} names a minimum average.",
    forCountry_other:
      "{{count}} options open to {{country}} name a minimum average.",
    rest: "Reaching the minimum is not enough: read the other requirements.",
    none: "No option open to {{country}} names a minimum average in numbers.",
    asked: "What {{name}} asks for",
    noScale: "Choose your scale and we tell you what it is on it.",
    compared: "We compare with {{asked}} of {{best}}.",
    exact: "On your scale: {{most}} or better.",
    range:
      "On your scale: {{most}} or better reaches it. Worse than {{least}} does not. Between the two, it is not known.",
    from: "On your scale: {{most}} or better reaches it. With a worse one, it is not known.",
    met: "You reach it",
    unmet: "You do not reach it",
    unknown: "We cannot tell",
    oneOption: "There is another way to meet it.",
  },
  rules: {
    germany: "How the German grade is worked out",
    scales: "The limits of any conversion",
    pitfall: "Mistakes that cost dearly",
    status: {
      confirmed: "page of the institution named",
      secondary: "secondary source",
      "well-known": "We have not read this in a source: check it.",
    },
    read: "stored copy, read on {{date}}",
    readLive: "read on {{date}}",
  },
} as const satisfies Translation<typeof source>;
