import type { InternationalUniversity } from "../university.schema.ts";
import { ethZurich } from "./eth-zurich.ts";
import { harvard } from "./harvard.ts";
import { mit } from "./mit.ts";
import { nyuAbuDhabi } from "./nyu-abu-dhabi.ts";
import { oxford } from "./oxford.ts";
import { tum } from "./tum.ts";
import { uba } from "./uba.ts";
import { universityOfToronto } from "./university-of-toronto.ts";
import { usp } from "./usp.ts";

/** Universities outside Mexico. */
export const internationalUniversities: ReadonlyArray<InternationalUniversity> =
  [
    mit,
    harvard,
    oxford,
    ethZurich,
    universityOfToronto,
    tum,
    nyuAbuDhabi,
    uba,
    usp,
  ];
