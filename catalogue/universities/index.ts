import type { University } from "../university.schema.ts";
import { ipn } from "./ipn.ts";
import { itam } from "./itam.ts";
import { tecDeMonterrey } from "./tec-de-monterrey.ts";
import { uam } from "./uam.ts";
import { uanl } from "./uanl.ts";
import { udeg } from "./udeg.ts";
import { unam } from "./unam.ts";

/** Universities of Mexico. */
export const universities: ReadonlyArray<University> = [
  unam,
  ipn,
  uam,
  tecDeMonterrey,
  itam,
  udeg,
  uanl,
];
