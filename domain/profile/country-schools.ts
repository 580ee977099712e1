/** A school year, named as in a country. */
export type SchoolYear = {
  readonly stage: "lowerSecondary" | "upperSecondary";
  /** From 1; null when the name covers several. */
  readonly year: number | null;
  /** Years until school ends, this one included; null when it depends on the school. */
  readonly left: number | null;
} & (
  | { readonly label: string }
  /** Not tied to a country: worded in the user's language. */
  | { readonly wording: "lower" | "third" | "second" | "last" }
);

/**
 * Years of secondary school by country, in its students' words. Where tracks of
 * different length share a year's name, the label says which is meant.
 */
export const COUNTRY_SCHOOLS: Readonly<
  Record<string, ReadonlyArray<SchoolYear>>
> = {
  MX: oneTrack(
    ["1.º de secundaria", "2.º de secundaria", "3.º de secundaria"],
    [
      "1º de Preparatoria/Bachillerato",
      "2º de Preparatoria/Bachillerato",
      "3º de Preparatoria/Bachillerato",
    ],
  ),
  GT: tracks(
    ["1.º básico", "2.º básico", "3.º básico"],
    [
      ["4.º diversificado (bachillerato)", "5.º diversificado (bachillerato)"],
      [
        "4.º diversificado (perito u otra de 3 años)",
        "5.º diversificado (perito u otra de 3 años)",
        "6.º diversificado (perito u otra de 3 años)",
      ],
    ],
  ),
  HN: tracks(
    ["7.º grado", "8.º grado", "9.º grado"],
    [
      [
        "10.º grado (Bachillerato en Ciencias y Humanidades)",
        "11.º grado (Bachillerato en Ciencias y Humanidades)",
      ],
      [
        "10.º grado (Bachillerato Técnico Profesional)",
        "11.º grado (Bachillerato Técnico Profesional)",
        "12.º grado (Bachillerato Técnico Profesional)",
      ],
    ],
  ),
  SV: tracks(
    ["7.º grado", "8.º grado", "9.º grado"],
    [
      ["1.º de bachillerato general", "2.º de bachillerato general"],
      [
        "1.º de bachillerato técnico vocacional",
        "2.º de bachillerato técnico vocacional",
        "3.º de bachillerato técnico vocacional",
      ],
    ],
  ),
  NI: oneTrack(
    ["7.º grado", "8.º grado", "9.º grado"],
    ["10.º grado", "11.º grado"],
  ),
  CR: tracks(
    ["7.º año", "8.º año", "9.º año"],
    [
      ["10.º año (colegio académico)", "11.º año (colegio académico)"],
      [
        "10.º año (colegio técnico)",
        "11.º año (colegio técnico)",
        "12.º año (colegio técnico)",
      ],
    ],
  ),
  PA: oneTrack(
    ["7.º grado", "8.º grado", "9.º grado"],
    ["10.º grado", "11.º grado", "12.º grado"],
  ),
  CU: oneTrack(
    ["7.º grado", "8.º grado", "9.º grado"],
    [
      "10.º grado (preuniversitario)",
      "11.º grado (preuniversitario)",
      "12.º grado (preuniversitario)",
    ],
  ),
  DO: oneTrack(
    ["1.º de secundaria", "2.º de secundaria", "3.º de secundaria"],
    ["4.º de secundaria", "5.º de secundaria", "6.º de secundaria"],
  ),
  PR: oneTrack(
    ["7.º grado", "8.º grado"],
    ["9.º grado", "10.º grado", "11.º grado", "12.º grado"],
  ),
  CO: oneTrack(
    ["6.º grado", "7.º grado", "8.º grado", "9.º grado"],
    ["10.º grado", "11.º grado"],
  ),
  VE: tracks(
    ["1.er año", "2.º año", "3.er año"],
    [
      ["4.º año (media general)", "5.º año (media general)"],
      [
        "4.º año (escuela técnica)",
        "5.º año (escuela técnica)",
        "6.º año (escuela técnica)",
      ],
    ],
  ),
  EC: oneTrack(
    ["8.º de básica", "9.º de básica", "10.º de básica"],
    ["1.º de bachillerato", "2.º de bachillerato", "3.º de bachillerato"],
  ),
  PE: oneTrack(
    ["1.º de secundaria", "2.º de secundaria", "3.º de secundaria"],
    ["4.º de secundaria", "5.º de secundaria"],
  ),
  BO: oneTrack(
    ["1.º de secundaria", "2.º de secundaria"],
    [
      "3.º de secundaria",
      "4.º de secundaria",
      "5.º de secundaria",
      "6.º de secundaria",
    ],
  ),
  PY: oneTrack(
    ["7.º grado", "8.º grado", "9.º grado"],
    ["1.º de la media", "2.º de la media", "3.º de la media"],
  ),
  UY: oneTrack(
    [
      "7.º (1.º de ciclo básico)",
      "8.º (2.º de ciclo básico)",
      "9.º (3.º de ciclo básico)",
    ],
    [
      "1.º de bachillerato (4.º de liceo)",
      "2.º de bachillerato (5.º de liceo)",
      "3.º de bachillerato (6.º de liceo)",
    ],
  ),
  AR: argentina(),
  CL: oneTrack(
    ["7.º básico", "8.º básico"],
    ["I medio", "II medio", "III medio", "IV medio"],
  ),
  BR: oneTrack(
    [
      "6º ano do ensino fundamental",
      "7º ano do ensino fundamental",
      "8º ano do ensino fundamental",
      "9º ano do ensino fundamental",
    ],
    [
      "1º ano do ensino médio",
      "2º ano do ensino médio",
      "3º ano do ensino médio",
    ],
  ),
};

/** For countries where all students finish school after the same number of years. */
function oneTrack(
  lower: ReadonlyArray<string>,
  upper: ReadonlyArray<string>,
): ReadonlyArray<SchoolYear> {
  return [
    ...lower.map((label, index) => ({
      label,
      stage: "lowerSecondary" as const,
      year: index + 1,
      left: lower.length - index + upper.length,
    })),
    ...upperYears(upper),
  ];
}

/** For countries where the length of upper secondary depends on the track. */
function tracks(
  lower: ReadonlyArray<string>,
  upperTracks: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<SchoolYear> {
  return [
    ...lower.map((label, index) => ({
      label,
      stage: "lowerSecondary" as const,
      year: index + 1,
      left: null,
    })),
    ...upperTracks.flatMap(upperYears),
  ];
}

function upperYears(labels: ReadonlyArray<string>): ReadonlyArray<SchoolYear> {
  return labels.map((label, index) => ({
    label,
    stage: "upperSecondary",
    year: index + 1,
    left: labels.length - index,
  }));
}

/**
 * Secondary school lasts five or six years by province, and one more in technical
 * schools, so years count back from the last one.
 */
function argentina(): ReadonlyArray<SchoolYear> {
  const upper = (label: string, left: number): SchoolYear => ({
    label,
    stage: "upperSecondary",
    year: null,
    left,
  });
  return [
    {
      label: "Secundaria, ciclo básico",
      stage: "lowerSecondary",
      year: null,
      left: null,
    },
    upper("Secundaria técnica, me faltan 4 años contando este", 4),
    upper("Secundaria, me faltan 3 años contando este", 3),
    upper("Secundaria, me faltan 2 años contando este", 2),
    upper("Secundaria, último año", 1),
  ];
}
