/** Hosts of one owner, as listed in the catalogue. */
export type KnownPage = {
  readonly name: string;
  /**
   * An organisation's own pages, a list of other people's programmes, or a page that the
   * catalogue names as official for the item `name`.
   */
  readonly kind: "organisation" | "directory" | "item";
  /** Without "www.". */
  readonly hosts: ReadonlyArray<string>;
};

/** An ending that its registry restricts: "gob.mx". */
export type RestrictedEnding = {
  readonly suffix: string;
  /** `reviewed`: the registry checks the documents of applicants. */
  readonly kind: "government" | "education" | "treaty" | "reviewed";
};

/** A host that an organisation or the press reported as false. */
export type ReportedFake = { readonly host: string; readonly year: number };

/** The facts that links are compared with. */
export type OfficialFacts = {
  readonly pages: ReadonlyArray<KnownPage>;
  readonly endings: ReadonlyArray<RestrictedEnding>;
  readonly fakes: ReadonlyArray<ReportedFake>;
  /**
   * First labels of known hosts that are ordinary words, places or names of several
   * organisations: a similar name of another page is no sign of imitation.
   */
  readonly commonNames: ReadonlyArray<string>;
  /** First labels of organisations whose offices have hosts with national endings. */
  readonly officeNames: ReadonlyArray<string>;
};
