/** English-speaking countries of the Caribbean, with Guyana and Suriname (ISO 3166-1). */
export const CARIBBEAN = [
  "AG",
  "BB",
  "BS",
  "BZ",
  "DM",
  "GD",
  "GY",
  "JM",
  "KN",
  "LC",
  "SR",
  "TT",
  "VC",
];
