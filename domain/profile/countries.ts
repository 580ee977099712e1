/**
 * ISO 3166-1 alpha-2: the members of the United Nations, then the Holy See, Palestine,
 * Taiwan, Hong Kong, Macao and Puerto Rico, which students choose separately.
 */
export const COUNTRY_CODES: ReadonlyArray<string> = [
  ..."AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN".split(
    " ",
  ),
  ..."BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO".split(
    " ",
  ),
  ..."EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU".split(
    " ",
  ),
  ..."IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI".split(
    " ",
  ),
  ..."LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ".split(
    " ",
  ),
  ..."NI NE NG MK NO OM PK PW PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST".split(
    " ",
  ),
  ..."SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TJ TZ TH TL TG TO".split(
    " ",
  ),
  ..."TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW".split(" "),
  ..."VA PS TW HK MO PR".split(" "),
];

/** The country's name in a language: "México" for "MX"; other texts stay unchanged. */
export function countryName(code: string, language: string): string {
  const names = new Intl.DisplayNames(language, {
    type: "region",
    fallback: "code",
  });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** The country's name inside a sentence; English ones with article: "the Netherlands". */
export function countryInSentence(code: string, language: string): string {
  const name = countryName(code, language);
  const hasArticle =
    language === "en" &&
    /^(AE|BS|CF|DO|GB|GM|KM|MH|MV|NL|PH|SB|SC|US)$/.test(code);
  return hasArticle ? `the ${name}` : name;
}

/** Every country with its name, in the language's alphabetical order. */
export function countriesByName(
  language: string,
): ReadonlyArray<{ readonly value: string; readonly label: string }> {
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({
    value,
    label: countryName(value, language),
  })).toSorted((a, b) => compare(a.label, b.label));
}
