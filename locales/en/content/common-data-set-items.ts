import type { commonDataSetItems as source } from "../../es/content/common-data-set-items.ts";
import type { Translation } from "../../translation.ts";

export const commonDataSetItems = {
  "cds-harvard": {
    description:
      "Yearly archive from the 2006-07 school year on: applications, admissions, costs and aid, with section H6 for international students.",
  },
  "cds-mit": {
    description:
      "Published as web pages. Look for section H6 to see aid for international students.",
  },
  "cds-stanford": {
    description:
      "Yearly archive from the 2001-02 school year on: how many apply and get in, what it costs and what aid it gives.",
  },
  "cds-princeton": {
    description:
      "Yearly archive from the 2001-02 school year on, with admissions, enrolment, costs, aid and faculty.",
  },
  "cds-yale": {
    description:
      "Yearly archive from the 2003-04 school year on, with admissions, costs and aid in the shared format.",
  },
  "cds-columbia": {
    description:
      "It has published a Common Data Set since the 21-22 school year, its first: the archive is short.",
  },
  "cds-upenn": {
    description:
      "Yearly archive from the 2009-10 school year on, with admissions, enrolment, costs and aid.",
  },
  "cds-cornell": {
    description:
      "One of the longest archives: from the 1999-00 school year on. Good for seeing how admissions changed.",
  },
  "cds-brown": {
    description:
      "Yearly archive from the 2004-05 school year on, with admissions, enrolment, costs and aid.",
  },
  "cds-colby": {
    description:
      "Colby published its Common Data Set from 2000-01 to 2015-16 and no longer does.",
  },
} as const satisfies Translation<typeof source>;
