import type { Claim } from "./reference.schema.ts";

/** Reasons to have a mentor; the texts state what the sources do not prove. */
export const mentorshipReasons: ReadonlyArray<Claim> = [
  {
    id: "more-enrolment",
    titleKey: "more-enrolment.title",
    textKey: "more-enrolment.text",
    source:
      "https://www.povertyactionlab.org/evaluation/case-college-coaching-united-states",
  },
  {
    id: "know-the-process",
    titleKey: "know-the-process.title",
    textKey: "know-the-process.text",
    source:
      "https://crimesolutions.ojp.gov/ratedprograms/source-student-outreach-college-enrollment-program",
  },
  {
    id: "real-information",
    titleKey: "real-information.title",
    textKey: "real-information.text",
    source:
      "https://gaceta.facmed.unam.mx/index.php/2025/03/29/estudiantes-facmed-orientan-a-futuros-universitarios-sobre-la-oferta-educativa",
  },
  {
    id: "confidence-role-models",
    titleKey: "confidence-role-models.title",
    textKey: "confidence-role-models.text",
    source: "https://www.technovation.org/blogs/5-online-mentors/",
  },
  {
    id: "level-the-field",
    titleKey: "level-the-field.title",
    textKey: "level-the-field.text",
    source:
      "https://poverty.ucdavis.edu/policy-brief/college-mentoring-supports-college-enrollment-and-persistence",
  },
];
