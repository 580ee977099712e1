import type { shortPages as source } from "../../es/content/short-pages.ts";
import type { Translation } from "../../translation.ts";

export const shortPages = {
  terms: {
    title: "Terms of use",
    description:
      "What to expect from Trampolín: a free portal that lists scholarships and programmes of other organisations.",
    intro:
      "These are the rules of the portal, in short. Read them with your family if you like.",
    sections: {
      free: {
        title: "It is free",
        text: "Trampolín never charges you. If someone asks you for money in Trampolín's name, do not pay.",
      },
      independent: {
        title: "The programmes belong to other organisations",
        text: "We list scholarships and programmes of other organisations. We are not affiliated with them, we award no scholarships and we do not decide who wins them.",
      },
      noPromises: {
        title: "No promises",
        text: "Being recommended a programme does not mean you will be accepted. We promise no scholarships, places or results.",
      },
      confirm: {
        title: "Confirm on the official page",
        text: "Each item shows its sources, the day we compared the facts with them, and its official page. Even so, something may have changed. Always confirm on the official page before you apply.",
      },
      account: {
        title: "Your account",
        text: "You need no account to read. If you are a minor and want one, create it with the knowledge of a parent or guardian.",
      },
      openSource: {
        title: "Open source",
        text: "Trampolín's code is open source under the MIT licence.",
      },
    },
  },
  privacy: {
    title: "Privacy",
    description:
      "What data Trampolín stores, what it is used for and how to download or delete it. You need to give none to read.",
    intro:
      "We ask for no data to read the portal. If you create an account or write to us, this is what we store.",
    sections: {
      account: {
        title: "If you create an account",
        text: "We store your email and your name. The authentication service stores only a hash of your password: a code that does not reveal it. The profile fields are optional. Those about your situation, such as a disability or your community, are only compared with what each call asks for. Your favourites, your applications with their notes and your calendar address are saved with your account. A record of when you log in is kept too, and deleted after 400 days.",
      },
      access: {
        title: "Each person sees their own",
        text: "With your account you read only your own data, and nobody else can read it from theirs. The database applies this rule to every record.",
      },
      reminders: {
        title: "If you turn on reminders",
        text: "In your favourites you can ask for reminders by email. To send them we use your email, your favourites and the country of your profile. We keep that you turned them on, in which language, and which reminders we sent, so that none comes twice. That list is deleted after 400 days. We write once a week at most. The emails hold nothing that tells us whether you opened them. Each has a link to get no more, which works without logging in.",
      },
      messages: {
        title: "If you write to us",
        text: "We use what you write only to answer you. In feedback, your name is optional. If you are logged in, it is kept with your account. When you suggest a resource, the email is optional. To ask for advice we need it: the reply goes there.",
      },
      searches: {
        title: "If you search other sources",
        text: "Our server passes the words you type to the sites it asks, without telling them who you are. If you have an account, for your recommendations it passes words from your profile: degrees, level of study, countries and those of the languages you want to learn. The answers are kept for up to seven days with those words, without your name or account.",
      },
      noSelling: {
        title: "No selling of data, no ads",
        text: "We sell nothing and there are no ads. Nor do we use third-party scripts, fonts, pixels or cookies.",
      },
      deletion: {
        title: "How to download your data or delete your account",
        text: "Under My data, in your profile, you can download a copy of your data and delete your account with all that belongs to it. The messages you sent while logged in are deleted too. Backups made by those who run the portal keep them until they are replaced.",
      },
      minors: {
        title: "If you are a minor",
        text: "You can read everything without giving any data. If you want an account, create it with the knowledge of a parent or guardian.",
      },
    },
  },
  cookies: {
    title: "Cookies",
    description:
      "Trampolín uses a single cookie, for the language, and tracks nobody. Here is what your browser stores.",
    intro: "We use a single cookie and we do not track you.",
    sections: {
      language: {
        title: "One language cookie",
        text: "It is called i18next and lasts one year. It makes the page appear in your language from the first moment.",
      },
      storage: {
        title: "What your browser stores",
        text: "Your browser's local storage keeps the language and the theme you choose, your last searches and the last country you chose. If you log in, it also keeps your session. While a tab is open, it remembers how far you read each list.",
      },
      written: {
        title: "What you write without an account",
        text: "What you write in the form on Mentorship stays in your browser and is never sent. The same goes for a profile filled in without an account.",
      },
      favourites: {
        title: "Your favourites without an account",
        text: "The favourites, statuses and notes that you keep without an account stay in your browser too. They leave it if you move them to your account when you log in. If you prefer to leave them there, the browser remembers it. If you download their calendar, we send the list of what you saved, without statuses or notes, to make the file. It is not kept.",
      },
      unsaved: {
        title: "What you have not saved or sent yet",
        text: "What you write in your profile, a note or a message stays in the tab until you save or send it, or close the tab.",
      },
      copies: {
        title: "Pages to read without a connection",
        text: "The browser also keeps a copy of the last public pages that you read, without your searches. You can open them without a connection. After seven days it stops using the copy, and deletes it when you read again.",
      },
      noTracking: {
        title: "No tracking",
        text: "There are no third-party cookies, ads or pixels. Nothing we store serves to follow you.",
      },
      noBanner: {
        title: "Why you see no cookie notice",
        text: "That notice is for asking permission before tracking. Nothing here is used for tracking, so it is not needed.",
      },
    },
  },
  about: {
    title: "About Trampolín",
    description:
      "Trampolín is a free, open-source portal that brings together scholarships and programmes of other organisations.",
    intro:
      "Trampolín brings scholarships and programmes together in one place, so that you find the ones that suit you.",
    sections: {
      what: {
        title: "What we do",
        text: "We show programmes of other organisations in plain words: who they are for, what they cover and when they usually close. You need no account to read.",
      },
      review: {
        title: "How we look after the facts",
        text: "We compare the facts with their sources. Each item says on which day we read them and whether it was live or in a stored copy. A check by a person is shown only where there was one. Confirm on the official page before you apply.",
      },
      limits: {
        title: "What we do not do",
        text: "We award no scholarships, charge nothing and promise no results. Nor are we affiliated with the organisations we list.",
      },
      openSource: {
        title: "Open and free",
        text: "The portal is free and its code is open source, under the MIT licence.",
      },
    },
  },
  contact: {
    title: "Contact",
    description:
      "How to write to Trampolín: to ask for advice, report a mistake or delete your account.",
    intro:
      "Write to us to ask a question, report a mistake or have your account deleted.",
    sections: {
      byEmail: {
        title: "How to write to us",
        text: "Send an email to the address above.",
      },
      byForm: {
        title: "How to write to us",
        text: "Open the team page with the link above: your message reaches us from there.",
      },
      corrections: {
        title: "Did you see a wrong fact?",
        text: "Tell us which item it is in and what the official page says. In the meantime, go by the official page.",
      },
      deletion: {
        title: "Delete your account",
        text: "You can do it under My data, in your profile. If you cannot log in, write to us, tell us your account's email and ask us to delete it.",
      },
      yourMessage: {
        title: "What we do with your message",
        text: "We use it only to answer you. To reply to an advice request we need your email.",
      },
    },
  },
  criteria: {
    title: "How we choose",
    description:
      "The rules by which Trampolín decides which programmes it publishes and how it keeps their facts true.",
    intro:
      "We only publish what we would recommend to a younger sister. These are the rules, so that you know how far to trust us.",
    sections: {
      free: {
        title: "Applying is free",
        text: "We publish nothing that charges you to hold a place or to hand over a scholarship. Applying is free. If an exam, a competition, a university or a national committee charges for registration, or the programme costs money, we say so on its page.",
      },
      official: {
        title: "The page of whoever runs it",
        text: "Every programme leads to an https page of those who run it, not to go-betweens. A few olympiads have no site: they lead to that of a host or of the olympiad that picks the team. Their note says so. You see the address before you open it.",
      },
      sources: {
        title: "Sources and comparison date",
        text: "We compare the facts with their sources. The page of each programme says which they are, on which day we read them, and whether live or in a stored copy. A check by a person is shown only where there was one. What changes every year carries its year or is not published.",
      },
      dates: {
        title: "No invented dates",
        text: "If this year's date has not been announced, we say in which months it usually opens or closes and mark it as estimated. An estimate is not a deadline.",
      },
      data: {
        title: "Your data is not the price",
        text: "We publish no prize draws or pages that exist only to collect students' data. If the organiser of an exam offers to share yours, we say which box to leave unticked. Reading Trampolín asks for no account.",
      },
      nobodyPays: {
        title: "Nobody pays to be listed",
        text: "There are no ads and no bought places. The order is set by what helps most students, and your favourites come first.",
      },
    },
  },
} as const satisfies Translation<typeof source>;
