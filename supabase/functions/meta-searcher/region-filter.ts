const NATIONS =
  "african|nigerian|kenyan|ghanaian|ugandan|rwandan|tanzanian|ethiopian|zimbabwean|zambian|cameroonian|egyptian|moroccan|arab|indian|pakistani|bangladeshi|nepali|sri lankan|indonesian|vietnamese|filipino|malaysian|thai|chinese|kazakh|asian|asean|palestinian|syrian|ukrainian";
const PEOPLE =
  "students?|women|girls|youths?|youngsters|citizens?|nationals?|graduates?|scholars?|researchers?|entrepreneurs?|founders?|leaders?|journalists?|applicants?|countries";

const OTHER_REGIONS = new RegExp(
  `\\b(?:${NATIONS})s?\\s+(?:\\S+\\s+)?(?:${PEOPLE})\\b|\\bfor (?:${NATIONS})s\\b`,
  "i",
);

/**
 * True when an English title addresses people of other regions. The place of study does
 * not count: "in South Africa" is open.
 */
export function targetsOtherRegions(title: string): boolean {
  return (
    OTHER_REGIONS.test(title) &&
    !/latin america|worldwide|all countries/i.test(title)
  );
}
