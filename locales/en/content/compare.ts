/** The comparison of items. */
export const compare = {
  title: "Compare",
  pageTitle: "Compare {{names}}",
  description:
    "Two to four scholarships or programmes, side by side. What they ask for, when, what they cover and oblige you to.",
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
  noSource: "We read no source on it: ask.",
  remove: "Remove “{{name}}”",
  quoted: "“{{name}}”",
  conflict: "{{names}} cannot be held at the same time.",
  caution: "Rules change: check each one in the current call.",
  start: "Start a comparison",
  add: "Add another",
  addText:
    "Open the page of a scholarship or programme and choose “Compare with others”, or tick them in your favourites.",
  toProfile:
    "Fill in your profile and we tell you here what you meet, without an account.",
  judged: "Compared with your profile. It is a guide: the organiser decides.",
  unknown_one: "One part of the address is not in the catalogue.",
  unknown_other: "{{count}} parts of the address are not in the catalogue.",
  tooMany: "At most {{most}} are compared: we show the first ones.",
  onlyOne: "One more is needed to compare.",
} as const;
