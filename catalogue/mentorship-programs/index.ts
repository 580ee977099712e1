import type { MentorshipProgram } from "../mentorship.schema.ts";
import { educationusa } from "./educationusa.ts";
import { juniorAcademy } from "./junior-academy.ts";
import { lala } from "./lala.ts";
import { lumiereFoundation } from "./lumiere-foundation.ts";
import { opportunityFunds } from "./opportunity-funds.ts";
import { projectAccess } from "./project-access.ts";
import { unamEstudianteOrienta } from "./unam-estudiante-orienta.ts";

/** People who advise a student: networks, one-to-one mentors, peers. */
export const mentorshipPrograms: ReadonlyArray<MentorshipProgram> = [
  educationusa,
  opportunityFunds,
  lala,
  projectAccess,
  juniorAcademy,
  lumiereFoundation,
  unamEstudianteOrienta,
];
