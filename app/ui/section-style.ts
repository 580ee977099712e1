import type { SectionOrnamentKind } from "./section-ornament.tsx";

type SectionStyle = {
  readonly kind: SectionOrnamentKind;
  /** Class of the background. */
  readonly colour: string;
};

/** Shape and colour of each catalogue section, on the home page and in its screen's header. */
export const SECTION_STYLES = {
  "/becas": { kind: "stairs", colour: "bg-door-scholarships" },
  "/oportunidades": { kind: "circle", colour: "bg-door-opportunities" },
  "/universidades": { kind: "arch", colour: "bg-door-universities" },
  "/competencias": { kind: "diamond", colour: "bg-door-competitions" },
  "/mentoria": { kind: "curve", colour: "bg-door-mentorship" },
  "/recursos": { kind: "squares", colour: "bg-door-resources" },
} as const satisfies Record<string, SectionStyle>;

/** The six catalogue sections in the order of the home page: key of the name in `nav`, path. */
export const SECTION_LINKS = [
  ["scholarships", "/becas"],
  ["opportunities", "/oportunidades"],
  ["universities", "/universidades"],
  ["competitions", "/competencias"],
  ["mentorship", "/mentoria"],
  ["resources", "/recursos"],
] as const;
