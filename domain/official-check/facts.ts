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
   * Names of known pages that are ordinary words or places: a similar name of another
   * page is no sign of imitation.
   */
  readonly commonNames: ReadonlyArray<string>;
  /** Names of organisations with offices in several countries, each with its own ending. */
  readonly officeNames: ReadonlyArray<string>;
};
