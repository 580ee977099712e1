import type { InternationalUniversity } from "../university.schema.ts";
import { amherstCollege } from "./amherst-college.ts";
import { bowdoinCollege } from "./bowdoin-college.ts";
import { dartmouthCollege } from "./dartmouth-college.ts";
import { ethZurich } from "./eth-zurich.ts";
import { harvard } from "./harvard.ts";
import { mit } from "./mit.ts";
import { nyuAbuDhabi } from "./nyu-abu-dhabi.ts";
import { oxford } from "./oxford.ts";
import { princeton } from "./princeton.ts";
import { tum } from "./tum.ts";
import { uba } from "./uba.ts";
import { universityOfToronto } from "./university-of-toronto.ts";
import { usp } from "./usp.ts";
import { yale } from "./yale.ts";

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
    princeton,
    yale,
    dartmouthCollege,
    bowdoinCollege,
    amherstCollege,
  ];
