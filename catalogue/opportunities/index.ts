import type { Opportunity } from "../opportunity.schema.ts";
import { afsGlobalStemAcademies } from "./afs-global-stem-academies.ts";
import { aiesec } from "./aiesec.ts";
import { bancoMundialPioneers } from "./banco-mundial-pioneers.ts";
import { becaMiPrimerEmpleoGuatemala } from "./beca-mi-primer-empleo-guatemala.ts";
import { becasEvcCin } from "./becas-evc-cin.ts";
import { becasVeranoBalseiro } from "./becas-verano-balseiro.ts";
import { blueBookComisionEuropea } from "./blue-book-comision-europea.ts";
import { caltechSurf } from "./caltech-surf.ts";
import { campamentosUprm } from "./campamentos-uprm.ts";
import { canadaUsaMathcamp } from "./canada-usa-mathcamp.ts";
import { capInnovationOifHaiti } from "./cap-innovation-oif-haiti.ts";
import { cernBeamlineForSchools } from "./cern-beamline-for-schools.ts";
import { cernSummerStudentProgramme } from "./cern-summer-student-programme.ts";
import { clubesDeCienciaMexico } from "./clubes-de-ciencia-mexico.ts";
import { conafeEducadorComunitario } from "./conafe-educador-comunitario.ts";
import { educationusaFeriasYSesiones } from "./educationusa-ferias-y-sesiones.ts";
import { epflExcellenceInEngineeringE3 } from "./epfl-excellence-in-engineering-e3.ts";
import { euraxess } from "./euraxess.ts";
import { europeanForumAlpbach } from "./european-forum-alpbach.ts";
import { foroJuventudEcosoc } from "./foro-juventud-ecosoc.ts";
import { fundacionBotinFuncionPublica } from "./fundacion-botin-funcion-publica.ts";
import { googleSummerOfCode } from "./google-summer-of-code.ts";
import { handshake } from "./handshake.ts";
import { iaeste } from "./iaeste.ts";
import { ictpEscuelasYTalleres } from "./ictp-escuelas-y-talleres.ts";
import { idealist } from "./idealist.ts";
import { inaFormacionDualCostaRica } from "./ina-formacion-dual-costa-rica.ts";
import { inadehFormacionDual } from "./inadeh-formacion-dual.ts";
import { infopHonduras } from "./infop-honduras.ts";
import { isternshipIsta } from "./isternship-ista.ts";
import { jovenesConstruyendoElFuturo } from "./jovenes-construyendo-el-futuro.ts";
import { jovenesEnAccionEcuador } from "./jovenes-en-accion-ecuador.ts";
import { kaustVsrp } from "./kaust-vsrp.ts";
import { mitacsGlobalinkResearchInternship } from "./mitacs-globalink-research-internship.ts";
import { oistResearchInternship } from "./oist-research-internship.ts";
import { oneYoungWorldSummit } from "./one-young-world-summit.ts";
import { oportunidad1424 } from "./oportunidad-14-24.ts";
import { outreachy } from "./outreachy.ts";
import { parlamentoJuvenilMercosur } from "./parlamento-juvenil-mercosur.ts";
import { pasantiasNacionesUnidas } from "./pasantias-naciones-unidas.ts";
import { pasantiasOea } from "./pasantias-oea.ts";
import { pathwaysToScience } from "./pathways-to-science.ts";
import { profellow } from "./profellow.ts";
import { programaDelfinVerano } from "./programa-delfin-verano.ts";
import { promysBostonUniversity } from "./promys-boston-university.ts";
import { rsiResearchScienceInstitute } from "./rsi-research-science-institute.ts";
import { semillerosCientificosVenezuela } from "./semilleros-cientificos-venezuela.ts";
import { stGallenSymposium } from "./st-gallen-symposium.ts";
import { summerScienceProgramSsp } from "./summer-science-program-ssp.ts";
import { tellurideAssociationSummerSeminar } from "./telluride-association-summer-seminar.ts";
import { uwcShortCourses } from "./uwc-short-courses.ts";
import { veranoNicolaitaInvestigacion } from "./verano-nicolaita-investigacion.ts";
import { yaleYoungGlobalScholars } from "./yale-young-global-scholars.ts";
import { youthOpportunities } from "./youth-opportunities.ts";

/** Programmes, stays, internships, seminars and search sites of `/oportunidades`; within a section, youngest readers and widest reach first. */
export const opportunities: ReadonlyArray<Opportunity> = [
  canadaUsaMathcamp,
  promysBostonUniversity,
  uwcShortCourses,
  summerScienceProgramSsp,
  tellurideAssociationSummerSeminar,
  yaleYoungGlobalScholars,
  cernBeamlineForSchools,
  rsiResearchScienceInstitute,
  programaDelfinVerano,
  mitacsGlobalinkResearchInternship,
  caltechSurf,
  isternshipIsta,
  epflExcellenceInEngineeringE3,
  cernSummerStudentProgramme,
  oistResearchInternship,
  kaustVsrp,
  googleSummerOfCode,
  aiesec,
  outreachy,
  iaeste,
  pasantiasOea,
  pasantiasNacionesUnidas,
  bancoMundialPioneers,
  blueBookComisionEuropea,
  educationusaFeriasYSesiones,
  foroJuventudEcosoc,
  oneYoungWorldSummit,
  europeanForumAlpbach,
  ictpEscuelasYTalleres,
  stGallenSymposium,
  youthOpportunities,
  idealist,
  pathwaysToScience,
  profellow,
  handshake,
  euraxess,
  jovenesConstruyendoElFuturo,
  afsGlobalStemAcademies,
  clubesDeCienciaMexico,
  veranoNicolaitaInvestigacion,
  conafeEducadorComunitario,
  parlamentoJuvenilMercosur,
  oportunidad1424,
  becasVeranoBalseiro,
  becasEvcCin,
  jovenesEnAccionEcuador,
  semillerosCientificosVenezuela,
  inadehFormacionDual,
  inaFormacionDualCostaRica,
  capInnovationOifHaiti,
  campamentosUprm,
  becaMiPrimerEmpleoGuatemala,
  infopHonduras,
  fundacionBotinFuncionPublica,
];
