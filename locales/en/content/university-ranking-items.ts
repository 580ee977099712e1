import type { universityRankingItems as source } from "../../es/content/university-ranking-items.ts";
import type { Translation } from "../../translation.ts";

export const universityRankingItems = {
  "qs-wur": {
    description:
      "It measures research and fame above all: surveys of academics and employers, citations, employability, international outlook and sustainability. Learning experience weighs little. It does not measure what studying costs or what aid there is. New edition each year, around June.",
  },
  "the-wur": {
    description:
      "It combines 18 indicators of teaching, research, links with industry and international outlook. Only the top 200 have an exact place; the rest, a band. It does not measure costs, aid or what your degree is like. New edition each year, around October.",
  },
  arwu: {
    description:
      "The Shanghai ranking uses six research indicators, such as Nobel Prizes and Fields Medals, highly cited researchers and papers in Nature and Science. It does not measure teaching or costs, and it favours large science universities. New edition every August.",
  },
  cwur: {
    description:
      "It combines research (40%), education (25%), employability (25%) and faculty (10%), with no surveys and no data sent in by universities. It looks at what graduates achieved, not at classes, costs or aid. New edition each year.",
  },
  "us-news-global": {
    description:
      "It uses 13 indicators of reputation and research: publications, citations and international collaboration, with data from Clarivate. It does not measure undergraduate study separately, so it says little about your classes or aid. New edition each year, around June.",
  },
  scimago: {
    description:
      "It ranks universities and other institutions by research, innovation (patents) and social impact as seen on the web, with Scopus data. It has an Ibero-American report. It does not measure teaching, costs or aid. Updated every year.",
  },
} as const satisfies Translation<typeof source>;
