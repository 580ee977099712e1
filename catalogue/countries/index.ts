import type { CountryFacts } from "../country.schema.ts";
import { argentina } from "./ar.ts";
import { bolivia } from "./bo.ts";
import { brazil } from "./br.ts";
import { chile } from "./cl.ts";
import { colombia } from "./co.ts";
import { costaRica } from "./cr.ts";
import { cuba } from "./cu.ts";
import { dominicanRepublic } from "./do.ts";
import { ecuador } from "./ec.ts";
import { guatemala } from "./gt.ts";
import { honduras } from "./hn.ts";
import { haiti } from "./ht.ts";
import { mexico } from "./mx.ts";
import { nicaragua } from "./ni.ts";
import { panama } from "./pa.ts";
import { peru } from "./pe.ts";
import { puertoRico } from "./pr.ts";
import { paraguay } from "./py.ts";
import { elSalvador } from "./sv.ts";
import { uruguay } from "./uy.ts";
import { venezuela } from "./ve.ts";

/** Facts of every country of Latin America, in the order of `LATIN_AMERICA`. */
export const COUNTRIES: ReadonlyArray<CountryFacts> = [
  argentina,
  bolivia,
  brazil,
  chile,
  colombia,
  costaRica,
  cuba,
  dominicanRepublic,
  ecuador,
  elSalvador,
  guatemala,
  haiti,
  honduras,
  mexico,
  nicaragua,
  panama,
  paraguay,
  peru,
  puertoRico,
  uruguay,
  venezuela,
];
