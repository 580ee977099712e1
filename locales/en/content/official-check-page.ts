import type { officialCheckPage as source } from "../../es/content/official-check-page.ts";
import type { Translation } from "../../translation.ts";

export const officialCheckPage = {
  title: "Is it official?",
  pageTitle: "Is it official? Check a link or a message",
  link: "Check a link or a message",
  lead: "Paste a link or a message and see what we know.",
  description:
    "Check on your device whether a link or a message about scholarships comes from a known page, imitates one, or shows signs of fraud. With sources and where to report it.",
  read: {
    heading: "How to read an address",
    steps: {
      end: {
        title: "Start at the end",
        text: "In www.gob.mx.becas.info, “becas.info” counts: what stands right before the first slash (/). Anyone can write the rest.",
      },
      letters: {
        title: "Read letter by letter",
        text: "A 1 for an l, one letter more, or a letter of another alphabet is enough to take you to another page.",
      },
      ending: {
        title: "Compare the ending",
        text: "In 2025, ICETEX warned of icetex.com, which is not its own. Its own address ends in .gov.co.",
      },
      type: {
        title: "Type the address yourself",
        text: "A message can quote a true page and come from someone else. Go there yourself, without tapping the link.",
      },
    },
  },
  endings: {
    heading: "What the ending says",
    text: "These are the only rules we read in a source. We claim nothing about other endings.",
    open: "proves nothing",
    restricted: "not everyone gets it",
    readOn: "read on {{date}} in a stored copy",
    rules: {
      gobMx:
        "Only federal, state or local government of Mexico and its bodies.",
      eduMx: "Only officially recognised educational institutions of Mexico.",
      govCo:
        "Restricted: Colombia's registry checks the documents of whoever asks for it.",
      eduCo:
        "Only educational institutions of Colombia recognised by its Ministry of Education.",
      gobPe: "Only government institutions of Peru.",
      eduPe: "Only educational institutions of Peru.",
      govBr: "Government bodies of Brazil.",
      eduBr: "Higher education institutions of Brazil.",
      gobGt:
        "Closed: applicants prove that they are a government body of Guatemala.",
      eduGt: "Closed: recognised educational institutions of Guatemala.",
      gov: "Only government bodies of the United States.",
      edu: "Accredited higher education in the United States, with exceptions from before 2001.",
      int: "Bodies created by a treaty between governments.",
      com: "Anyone can register them.",
      mx: "Anyone can register them: bienestarazteca.mx was false.",
    },
  },
  signs: {
    heading: "Signs we look for in the text",
    text: "A sign does not prove fraud. It is a reason to ask on the official page before you go on.",
    fee: "Not every fee is fraud: UWC Colombia and the CSS Profile charge one. Confirm it on the official page.",
    feeSource: "UWC Colombia application",
    warns: "Warning by {{body}}",
    warnsIn: "Warning by {{body}}, {{year}}",
    names: {
      fee: "They ask for a payment to apply, to choose you or to hand over the scholarship",
      personalAccount: "They ask for a deposit or a transfer to an account",
      untraceable: "They ask for gift cards, wire transfers or cryptocurrency",
      qr: "They send a QR code to pay",
      bankData: "They ask for bank details",
      card: "They ask for your card details",
      password: "They ask for a password, a PIN or a code",
      idPhoto: "They ask for a photo of your ID",
      prize: "They say that you won or were chosen",
      guaranteed: "They guarantee the scholarship or the place",
      soldPlace: "They sell a place at a university",
      middleman: "They offer an agent or a contact",
      visa: "They promise a guaranteed visa",
      chatOnly: "They handle it by WhatsApp, Telegram or messages",
      urgency: "They rush you",
    },
    all: "See all signs of fraud",
  },
  fakes: {
    heading: "Reported addresses",
    text: "An organisation or the press warned that they were false.",
    item: "It imitated {{imitates}}; warning from {{year}}.",
  },
  reports: {
    heading: "Where to report",
    text: "For the countries that are missing, we have not found yet where to report.",
    stop: "If you already paid or gave data, tell your bank first and keep the messages.",
  },
} as const satisfies Translation<typeof source>;
