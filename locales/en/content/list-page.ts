/** Words of a list to share. */
export const listPage = {
  image: "A list for you",
  empty: {
    title: "Make a list",
    lead: "Pick options, write a line for each one and share a single link.",
    pageTitle: "Make a list of scholarships to share",
    description:
      "Pick scholarships, competitions and resources, add a title and notes, and share the list in one link. No account needed.",
    text: "The whole list is in the link: we do not store it. Anyone with the link can read it and make their own copy.",
  },
  untitled: "Shared list",
  count_one: "{{count}} option",
  count_other: "{{count}} options",
  shareText: "{{names}}. A list that somebody made with Trampolín.",
  shareMore: "{{names}} and {{count}} more",
  caution:
    "The title and the notes were written by the person who made the link; Trampolín does not review them. Everything else is from our catalogue.",
  dates: "Dates as of {{date}}. Confirm them on the official page.",
  unknown_one:
    "{{count}} option of the link is not in the catalogue and is not shown.",
  unknown_other:
    "{{count}} options of the link are not in the catalogue and are not shown.",
  overflow_one: "A list holds up to {{max}} options: {{count}} is not shown.",
  overflow_other:
    "A list holds up to {{max}} options: {{count}} are not shown.",
  cut_one:
    "We cut {{count}} text: it did not fit into the link. Emoji take more room than letters.",
  cut_other:
    "We cut {{count}} texts: they did not fit into the link. Emoji take more room than letters.",
  note: "Note:",
  share: {
    heading: "Share this list",
    text: "Everything is in this address: we store nothing. Anyone who has it can read it: do not write personal data.",
    label: "Address of the list",
    button: "Share the list",
    copied: "Address copied.",
    notCopied: "It could not be copied. Select the address and copy it.",
    print:
      "To have it on paper, print this page: it comes out with addresses and QR codes.",
  },
  form: {
    start: "Write the list",
    summary: "Edit the list or make a copy",
    heading: "Your list",
    title: "Title",
    titleHint: "Up to 80 characters.",
    note: "Note on “{{title}}”",
    place: "Position",
    placeOf: "Position of “{{title}}”",
    remove: "Remove",
    removeOf: "Remove “{{title}}”",
    add: "Add",
    addHint:
      "Type a name, such as Chevening, or paste the address of a Trampolín page.",
    full: "The list is full: {{max}} options at most.",
    tooLong:
      "Shorten this text: it does not fit into the link. Emoji take more room than letters.",
    submit: "Update the list",
  },
  found: {
    similar: "This is similar to “{{text}}”. Choose:",
    none: "We did not find “{{text}}” in the catalogue. Check the name.",
    already: "“{{name}}” is already in the list.",
    full: "We did not add “{{text}}”: the list already has {{max}} options. Remove one first.",
    add: "Add {{title}}",
  },
} as const;
