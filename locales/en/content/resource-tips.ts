import type { resourceTips as source } from "../../es/content/resource-tips.ts";
import type { Translation } from "../../translation.ts";

export const resourceTips = {
  certificateValidity: {
    title: "Check how long your certificate lasts",
    text: "TOEFL, IELTS and the Duolingo English Test last two years. DELF, DALF, JLPT and Cambridge do not expire, though a recent one may be asked for. If you are not applying yet, choose exam and date with that in mind.",
  },
  toeflScale: {
    title: "Check which TOEFL scale you are asked for",
    text: "Since January 2026 the TOEFL uses a scale of 1 to 6. For two years the report also shows 0 to 120. Confirm which one your scholarship or university asks for before you compare your score.",
  },
  digitalExamDevice: {
    title: "Get your device ready for digital exams",
    text: "For the SAT install Bluebook first. No computer? Ask for a loan when you register, 30 days ahead or more: there may be none left. In online exams UNAM and IPN have asked for a lockdown browser; UNAM also for camera and microphone.",
  },
  recommendationLetters: {
    title: "Ask for your letters in person and early",
    text: "Talk to each teacher, say why you are applying and hand over all the forms at once. If they suggest that you write the letter yourself, find someone else.",
  },
  preprints: {
    title: "Tell a preprint from a reviewed paper",
    text: "arXiv moderates what it hosts but does not peer-review it. For schoolwork or a project, compare what you read there with journals found in SciELO or DOAJ.",
  },
  tailoredCv: {
    title: "Make a CV for each call",
    text: "Keep everything in a profile, in Europass for example, and draw a different CV from it for each application. Tell what changed thanks to you, not just which tasks you did.",
  },
} as const satisfies Translation<typeof source>;
