import type { Reference } from "./reference.schema.ts";

const READ = { on: "2026-11-21", as: "stored" } as const;

/** Common Data Set pages of universities of the United States. */
export const commonDataSets: ReadonlyArray<Reference> = [
  {
    id: "cds-harvard",
    name: "Harvard University",
    descriptionKey: "cds-harvard.description",
    link: "https://oira.harvard.edu/common-data-set/",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-mit",
    name: "Massachusetts Institute of Technology (MIT)",
    descriptionKey: "cds-mit.description",
    link: "https://ir.mit.edu/project-topic/common-data-set/",
    sources: [
      {
        url: "https://ir.mit.edu/cds-2019",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-stanford",
    name: "Stanford University",
    descriptionKey: "cds-stanford.description",
    link: "https://irds.stanford.edu/data-findings/cds",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-princeton",
    name: "Princeton University",
    descriptionKey: "cds-princeton.description",
    link: "https://ir.princeton.edu/other-university-data/common-data-set",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-yale",
    name: "Yale University",
    descriptionKey: "cds-yale.description",
    link: "https://oir.yale.edu/common-data-set",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-columbia",
    name: "Columbia University",
    descriptionKey: "cds-columbia.description",
    link: "https://opir.columbia.edu/cds",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-upenn",
    name: "University of Pennsylvania",
    descriptionKey: "cds-upenn.description",
    link: "https://ira.upenn.edu/penn-numbers/common-data-set",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-cornell",
    name: "Cornell University",
    descriptionKey: "cds-cornell.description",
    link: "https://irp.dpb.cornell.edu/common-data-set",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-brown",
    name: "Brown University",
    descriptionKey: "cds-brown.description",
    link: "https://oir.brown.edu/institutional-data/common-data-set",
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cds-colby",
    name: "Colby College",
    descriptionKey: "cds-colby.description",
    link: null,
    sources: [
      {
        url: "https://github.com/davidkane9/after-sffa/blob/HEAD/data/downloads/README.md",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
];
