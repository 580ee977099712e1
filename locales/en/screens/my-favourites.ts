import type { myFavourites as source } from "../../es/screens/my-favourites.ts";
import type { Translation } from "../../translation.ts";

export const myFavourites = {
  pageTitle: "My favourites",
  description:
    "Everything you saved, by closing date, with the status of each application and your notes.",
  title: "My favourites",
  loading: "Loading your favourites…",
  noScript:
    "Your favourites are in this browser or in your account, and reading them takes JavaScript: turn it on and reload the page. The catalogue works without it.",
  count_one: "{{count}} saved",
  count_other: "{{count}} saved",
  failed: {
    title: "Your favourites could not be loaded",
    text: "Nothing was lost. Check your connection and try again.",
    retry: "Try again",
  },
  empty: {
    member: "You have not saved anything yet",
    visitor: "Nothing is saved on this device",
    text: "Tap the heart of a scholarship, a programme or a resource and it will appear here, by closing date.",
    catalogue: "See scholarships",
    login: "Log in",
    withoutAccount: "Use Trampolín without an account",
  },
  onDevice: {
    text: "This is saved on this device only: whoever uses it can see it, and it is lost if you clear the browser's data.",
    register: "Create account",
    login: "Log in",
  },
  groups: {
    announced: "With an announced date",
    estimated: "With estimated dates",
    estimatedText:
      "Estimated from past calls. They are not deadlines: confirm them on the official page.",
    undated: "No known closing date",
    always: "Always open",
    external: "From other sites",
    gone: "No longer in the catalogue",
    goneText: "We removed them or they moved. What you noted is still here.",
  },
  site: "Official site: {{host}}",
  page: "Open on {{host}}",
  remove: "Remove",
  removeOf: "Remove “{{title}}” from favourites",
  keptNote: {
    member:
      "When you remove a favourite, its note is kept in your account in case you save it again. To delete the note, empty it first.",
    device:
      "When you remove a favourite, its note is kept on this device in case you save it again. To delete the note, empty it first.",
  },
  application: {
    status: "Status",
    of: "of “{{title}}”",
    statuses: {
      interested: "Interested",
      preparing: "Preparing",
      sent: "Sent",
      result: "Result received",
    },
    note: "Note",
    noteHint: "Up to 2000 characters. Only you see it.",
    noteHintDevice: "Up to 2000 characters. It stays on this device.",
    save: "Save note",
    saving: "Saving…",
    saved: "Saved",
    unsaved: "Note not saved",
    failed: "It could not be saved. What you wrote is still here.",
    retry: "Try again",
  },
  share: {
    heading: "Share the list",
    text: "The link opens this list without an account. The list is in the link itself: we store nothing, and your notes and statuses are not in it. What you found on other sites is in the text only.",
    link: "Copy the link to the list",
    words: "Copy as text",
    copied: "List copied",
    copiedText: "Paste it wherever you like.",
    notCopied: "It could not be copied",
    notCopiedText: "This browser does not allow copying.",
  },
  shared: {
    title: "Shared list",
    text: "Somebody chose these and sent you the link. Tap a heart to save one for yourself.",
    nothing: "Nothing in this list is in the catalogue any more.",
    own: "See my favourites",
  },
  plan: {
    heading: "Your plan",
    text: "Which paperwork you need and from when, counted from the closing of the awards you saved.",
    link: "See my plan",
  },
  calendar: {
    heading: "In your calendar",
    text: "Announced dates appear as such; estimated ones, as estimated.",
    download: "Download calendar",
    downloading: "Preparing…",
    sent: "To make the file we send the list of what you saved, without your notes; it is not kept.",
    downloadFailed:
      "The file could not be prepared. Check your connection and try again.",
    nothing:
      "None of your favourites has known opening or closing dates for now.",
    address: "Private address",
    addressText:
      "Add it to your calendar (for example with “subscribe” or “from URL”) and it will keep up with your favourites. Anyone who has the address can read what you saved and its dates, and nothing else. Revoke it whenever you want.",
    create: "Create my private address",
    working: "One moment…",
    copy: "Copy the address",
    copied: "Address copied",
    copiedText: "Paste it into your calendar app.",
    notCopied: "It could not be copied",
    notCopiedText: "Select the address and copy it.",
    revoke: "Revoke this address",
    revoked: "The address was revoked. You can create another one.",
    failed: "It could not be done now. Try again.",
    retry: "Try again",
  },
} as const satisfies Translation<typeof source>;
