import type { AwardTerms } from "../award-terms.schema.ts";
import { afsProgramasInterculturales } from "./afs-programas-interculturales.ts";
import { anidBecasPosgradoChile } from "./anid-becas-posgrado-chile.ts";
import { becaBenitoJuarezMediaSuperior } from "./beca-benito-juarez-media-superior.ts";
import { becasGobiernoRumania } from "./becas-gobierno-rumania.ts";
import { caltechSurf } from "./caltech-surf.ts";
import { chevening } from "./chevening.ts";
import { colfuturoCreditoBeca } from "./colfuturo-credito-beca.ts";
import { diamondChallenge } from "./diamond-challenge.ts";
import { epflExcellenceInEngineeringE3 } from "./epfl-excellence-in-engineering-e3.ts";
import { erasmusMundus } from "./erasmus-mundus.ts";
import { fulbrightGarciaRobles } from "./fulbright-garcia-robles.ts";
import { fundacionCarolina } from "./fundacion-carolina.ts";
import { fundacionChamanga } from "./fundacion-chamanga.ts";
import { harvard } from "./harvard.ts";
import { hultPrize } from "./hult-prize.ts";
import { icho } from "./icho.ts";
import { ipho } from "./ipho.ts";
import { jovenesEscribiendoElFuturo } from "./jovenes-escribiendo-el-futuro.ts";
import { mescytBecasInternacionalesGrado } from "./mescyt-becas-internacionales-grado.ts";
import { mitacsGlobalinkResearchInternship } from "./mitacs-globalink-research-internship.ts";
import { nyuAbuDhabi } from "./nyu-abu-dhabi.ts";
import { oeaPortalBecas } from "./oea-portal-becas.ts";
import { oistResearchInternship } from "./oist-research-internship.ts";
import { pasantiasOea } from "./pasantias-oea.ts";
import { promysBostonUniversity } from "./promys-boston-university.ts";
import { pronabecBeca18 } from "./pronabec-beca-18.ts";
import { questbridgeNationalCollegeMatch } from "./questbridge-national-college-match.ts";
import { secihtiBecasNacionalesPosgrado } from "./secihti-becas-nacionales-posgrado.ts";
import { stipendiumHungaricum } from "./stipendium-hungaricum.ts";
import { torontoPearsonScholarship } from "./toronto-pearson-scholarship.ts";
import { uwcColegiosDelMundoUnido } from "./uwc-colegios-del-mundo-unido.ts";
import { uwcShortCourses } from "./uwc-short-courses.ts";
import { yaleYoungGlobalScholars } from "./yale-young-global-scholars.ts";

/** Terms of items for which a source was read; one file each. */
export const awardTerms: ReadonlyArray<AwardTerms> = [
  afsProgramasInterculturales,
  anidBecasPosgradoChile,
  becaBenitoJuarezMediaSuperior,
  becasGobiernoRumania,
  caltechSurf,
  chevening,
  colfuturoCreditoBeca,
  diamondChallenge,
  epflExcellenceInEngineeringE3,
  erasmusMundus,
  fulbrightGarciaRobles,
  fundacionCarolina,
  fundacionChamanga,
  harvard,
  hultPrize,
  icho,
  ipho,
  jovenesEscribiendoElFuturo,
  mescytBecasInternacionalesGrado,
  mitacsGlobalinkResearchInternship,
  nyuAbuDhabi,
  oeaPortalBecas,
  oistResearchInternship,
  pasantiasOea,
  promysBostonUniversity,
  pronabecBeca18,
  questbridgeNationalCollegeMatch,
  secihtiBecasNacionalesPosgrado,
  stipendiumHungaricum,
  torontoPearsonScholarship,
  uwcColegiosDelMundoUnido,
  uwcShortCourses,
  yaleYoungGlobalScholars,
];
