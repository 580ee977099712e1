import type { mentorshipFaq as source } from "../../es/content/mentorship-faq.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipFaq = {
  whatMentorDoes: {
    question: "What does a mentor do, and not do?",
    answer:
      "A mentor is a student or professional who recently went through what you are going through. They guide you on degrees, applications, essays, interviews or scholarships, and encourage you. They do not write your essays, decide for you or know everything.",
  },
  doesItWork: {
    question: "Is there evidence that mentoring works?",
    answer:
      "Some, with nuances. In New Hampshire, in the United States, a weekly mentor raised college enrolment, but only among women. In Los Angeles, a lighter programme did not change how many reached college. What works best is personal, sustained support.",
  },
  isTestEnough: {
    question: "Will a career test tell me what to study?",
    answer:
      "No. It gives you a profile of interests or aptitudes at this moment. UNAM itself says that its test is neither a knowledge exam nor a crystal ball. Combine it with information on degrees, talks with students and a counsellor.",
  },
  whatIsRiasec: {
    question: "What is the RIASEC or Holland model?",
    answer:
      "A way to group interests into six types: realistic, investigative, artistic, social, enterprising and conventional. Many free tests use it, such as the O*NET Interest Profiler in Spanish. Your result usually mixes two or three types.",
  },
  whenToStart: {
    question: "When do I start if I want to study abroad?",
    answer:
      "EducationUSA suggests researching at least 12 to 18 months before you enter. Some dates come very early: 15 October at Oxford and 1 November for early action at universities such as Harvard and MIT. Confirm them every year on the university's page.",
  },
  whatItCosts: {
    question: "How much do these programmes cost?",
    answer:
      "Project Access, Technovation Girls and the basics of EducationUSA are free. LALA charges a fee, gives scholarships and says that being able to pay does not affect selection. For the others, ask before you sign up. Be wary of anyone who promises certain admission or a scholarship for money.",
  },
  isAdmissionGuaranteed: {
    question: "Does mentoring guarantee admission or a scholarship?",
    answer:
      "No. Not even Opportunity Funds does: it advises you and pays application costs, but each university decides on admission and funding.",
  },
  whereToCompareDegrees: {
    question: "Where can I compare degrees with data?",
    answer:
      "In Mexico, on Compara Carreras by IMCO and on Observatorio Laboral. In Peru, on Mi Carrera by the Labour Ministry. In Chile, on MiFuturo.cl. Depending on the country you will see pay, cost or employment for each degree.",
  },
} as const satisfies Translation<typeof source>;
