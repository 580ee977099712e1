import type { officialCheck as source } from "../../es/screens/official-check.ts";
import type { Translation } from "../../translation.ts";

export const officialCheck = {
  label: "Link or message",
  hint: "Paste all of what you received. It is checked here, on your device: nothing is sent or stored.",
  check: "Check",
  loading: "Getting the check ready…",
  failed: "The list of known pages did not load. Check your connection.",
  retry: "Try again",
  empty: "Paste a link or a message first.",
  noScript:
    "Checking a text needs JavaScript. Everything else on this page works without it.",
  cut: "The text is very long: we read the first 20,000 characters.",
  country: "Your country, to know where to report",
  countryNone: "Choose your country",
  verdict: {
    known: "Known page",
    ending: "An ending that not everyone can register",
    unknown: "We do not know who is behind it",
    careful: "Be careful: there are signs",
    imitates: "Do not enter your data there",
  },
  meaning: {
    known:
      "The address belongs to an organisation that we know. It does not prove that the message comes from it.",
    ending:
      "The page is not on our list, but not everyone can register its ending.",
    unknown:
      "We found nothing for or against it. Ask before you give data or money.",
    careful:
      "It may be legitimate. Read the reasons and confirm on the official page before you go on.",
    imitates: "An address has a sign of deceit: we say below which one.",
  },
  reasons: "Why",
  links: "Links and email addresses",
  signs: "Signs in the text",
  next: "What to do now",
  steps: {
    known: "Type the address into the browser yourself and start from there.",
    ending:
      "Look on that page for the name of the call and an email address of the institution.",
    search:
      "Look for the programme on Trampolín, or get to its page on your own.",
    ask: "Write to the organisation at an email address or telephone number that you found, not the one in the message.",
    wait: "Do not pay or send documents meanwhile.",
    close:
      "Close the page. Enter no passwords, bank details or photos of your ID.",
    bank: "If you already paid or gave data, tell your bank and change your password.",
    keep: "Keep the message: it helps when you report it.",
  },
  fee: "Not every fee is fraud: UWC Colombia and the CSS Profile charge one. Confirm it on the official page.",
  report: "Where to report",
  noReport: "We have not found yet where to report in this country.",
  mail: "email",
  why: {
    known: "It belongs to {{name}} ({{host}}).",
    knownDirectory:
      "It belongs to {{name}} ({{host}}), which lists calls of other organisations. Confirm them with whoever gives the scholarship.",
    knownItem: "Our page on “{{name}}” uses it as an official page ({{host}}).",
    government: "It ends in .{{suffix}}: given to government bodies.",
    education: "It ends in .{{suffix}}: given to educational institutions.",
    treaty: "It ends in .{{suffix}}: given to bodies created by a treaty.",
    reviewed:
      "It ends in .{{suffix}}: its registry checks the documents of whoever asks for it.",
    stateLike:
      "It ends in .{{suffix}}, but we have not read who may register that ending.",
    nothing: "It is not on our list. That does not make it false.",
    letters: "It uses letters that look like those of {{host}} ({{name}}).",
    typo: "It looks like {{host}} ({{name}}), one letter apart.",
    words:
      "It has the name of {{name}} with words added. The one we know is {{host}}.",
    inside:
      "It contains the address of {{name}} ({{host}}), but ends differently.",
    before:
      "It puts the name of {{name}} before an address that is not {{host}}.",
    otherEnding:
      "It has the same name as {{host}} ({{name}}), with another ending. It may be another office, another organisation or a copy.",
    falseEnding:
      "It has “{{suffix}}” in its name, but does not end in a government address.",
    reported: "It was reported as false in {{year}}.",
    platform:
      "Anyone can publish on this site: the address does not say who made the page.",
    freeMail: "It is a free email service: anyone can open an account.",
    chat: "It opens a chat: it does not say who is on the other side.",
    shortener: "It is a shortened link: it does not show where it leads.",
    claims: "The text shows {{host}}, but the link leads elsewhere.",
    ip: "It uses numbers instead of a name.",
    port: "It names a port, which is odd for a public page.",
    credentials: "It has text before an @: what counts comes after it.",
    foreignLetters: "It uses letters of another alphabet.",
    hidden: "It has invisible characters inside the address.",
    noEncryption: "It begins with http: others can read what you enter there.",
    noPage: "It opens no page: it runs code or opens a file.",
  },
  mark: {
    known: "Known page of {{name}}",
    knownDirectory:
      "Known page of {{name}}, which lists calls of other organisations",
    knownItem: "Page of our entry “{{name}}”",
    government: "Ending .{{suffix}}: government only",
    education: "Ending .{{suffix}}: education only",
    treaty: "Ending .{{suffix}}: intergovernmental bodies",
    reviewed: "Ending .{{suffix}}: its registry checks whoever asks for it",
    imitates: "It looks like {{host}} and is not. Do not enter your data.",
    imitatesOther:
      "It imitates an official address or was reported. Do not enter your data.",
  },
} as const satisfies Translation<typeof source>;
