/** The comparison of items. */
export const compare = {
  title: "Compare",
  pageTitle: "Compare {{names}}",
  description:
    "Two to four scholarships or programmes, side by side. What they ask for, when, what they cover and what they oblige you to do.",
  lead: "Two to four scholarships or programmes, side by side. The address of this page holds your comparison: copy it to share it.",
  caption: "Comparison of {{names}}",
  rowsName: "Aspect",
  row: {
    requirements: "What they ask for",
    dates: "When",
    site: "Official site",
  },
  noRequirements: "It has no requirements.",
  noDates: "We do not know its dates.",
  noFact: "No data",
  noSource: "No source that we read says this: ask the organiser.",
  remove: "Remove “{{name}}”",
  quoted: "“{{name}}”",
  conflict: "{{names}} cannot be held at the same time.",
  caution: "Rules change: check each one in the current call.",
  start: "Start a comparison",
  add: "Add another",
  addText:
    "Type its name. You can also choose “Compare with others” on its page, or tick several in your favourites.",
  form: {
    label: "Name of the scholarship or programme",
    hint: "Type it as on its page, or paste its address.",
    submit: "Add",
  },
  already: "“{{name}}” is already compared.",
  notFound: "We did not find “{{text}}” in the catalogue. Check the name.",
  didYouMean: "This is similar to “{{text}}”. Choose:",
  notAdded:
    "We did not add “{{text}}”: you compare {{max}} already. Remove one first.",
  limitReached: "You compare {{max}}, the maximum. Remove one to add another.",
  similarHeading: "Like those you compare",
  printedSources: "Links to the sources: {{address}}",
  toProfile:
    "Fill in your profile, and we show here which requirements you meet, without an account.",
  judged: "Compared with your profile. It is a guide: the organiser decides.",
  unknown_one: "One part of the address is not in the catalogue.",
  unknown_other: "{{count}} parts of the address are not in the catalogue.",
  someLeftOut: "At most {{max}} are compared: we show the first ones.",
  onlyOne: "One more is needed to compare.",
} as const;
