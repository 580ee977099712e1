/**
 * Countries by the end of their school year, ISO 3166-1 alpha-2. In those of neither list,
 * such as Colombia and Ecuador, it depends on the region or the school.
 */
export const ENDS_BY_DECEMBER: ReadonlyArray<string> =
  "AR BO BR CL CR GT HN NI PA PE PY SV UY".split(" ");
export const ENDS_IN_SUMMER: ReadonlyArray<string> =
  "CU DO ES HT MX PR US VE".split(" ");
