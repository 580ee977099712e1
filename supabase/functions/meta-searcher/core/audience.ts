const NATIONS =
  "african|nigerian|kenyan|ghanaian|ugandan|rwandan|tanzanian|ethiopian|zimbabwean|zambian|cameroonian|egyptian|moroccan|arab|indian|pakistani|bangladeshi|nepali|sri lankan|indonesian|vietnamese|filipino|malaysian|thai|chinese|kazakh|asian|asean|palestinian|syrian|ukrainian";
const PEOPLE =
  "students?|women|girls|youths?|youngsters|citizens?|nationals?|graduates?|scholars?|researchers?|entrepreneurs?|founders?|leaders?|journalists?|applicants?|countries";

const FOR_OTHERS = new RegExp(
  `\\b(?:${NATIONS})s?\\s+(?:\\S+\\s+)?(?:${PEOPLE})\\b|\\bfor (?:${NATIONS})s\\b`,
  "i",
);

/** Whether a title, in English, names people of elsewhere. Where one studies is another matter: "in South Africa" is open. */
export function isForOthers(title: string): boolean {
  return (
    FOR_OTHERS.test(title) &&
    !/latin america|worldwide|all countries/i.test(title)
  );
}
