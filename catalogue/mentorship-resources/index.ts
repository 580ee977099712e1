import type { MentorshipResource } from "../mentorship.schema.ts";
import { the123testCareer } from "./123test-career.ts";
import { bigfuture } from "./bigfuture.ts";
import { cienciaUnamComoElijo } from "./ciencia-unam-como-elijo.ts";
import { comparaCarreras } from "./compara-carreras.ts";
import { courseraApplyingUs } from "./coursera-applying-us.ts";
import { miCarreraPeru } from "./mi-carrera-peru.ts";
import { mifuturo } from "./mifuturo.ts";
import { observatorioLaboral } from "./observatorio-laboral.ts";
import { ofertaAcademicaUnam } from "./oferta-academica-unam.ts";
import { onetMiProximoPaso } from "./onet-mi-proximo-paso.ts";
import { unamProunamInvoca } from "./unam-prounam-invoca.ts";

/** Tests, guides and platforms that help to choose what to study. */
export const mentorshipResources: ReadonlyArray<MentorshipResource> = [
  observatorioLaboral,
  onetMiProximoPaso,
  unamProunamInvoca,
  the123testCareer,
  ofertaAcademicaUnam,
  courseraApplyingUs,
  cienciaUnamComoElijo,
  comparaCarreras,
  miCarreraPeru,
  mifuturo,
  bigfuture,
];
