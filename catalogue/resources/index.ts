import type { Resource } from "../resource.schema.ts";
import { acreditaBachCeneval } from "./acredita-bach-ceneval.ts";
import { admisionEspol } from "./admision-espol.ts";
import { admisionSanMarcos } from "./admision-san-marcos.ts";
import { admisionUnalColombia } from "./admision-unal-colombia.ts";
import { admisionUniPeru } from "./admision-uni-peru.ts";
import { aprendeOrg } from "./aprende-org.ts";
import { bacHaiti } from "./bac-haiti.ts";
import { bereaCollege } from "./berea-college.ts";
import { bibliotecaDigitalMundialLoc } from "./biblioteca-digital-mundial-loc.ts";
import { bibliotecaVirtualCervantes } from "./biblioteca-virtual-cervantes.ts";
import { campusFranceHaiti } from "./campus-france-haiti.ts";
import { campusFranceMexico } from "./campus-france-mexico.ts";
import { cefodeaPanama } from "./cefodea-panama.ts";
import { cnuNicaraguaAdmision } from "./cnu-nicaragua-admision.ts";
import { colegioUniversitarioCuba } from "./colegio-universitario-cuba.ts";
import { colegiosCientificosCostaRica } from "./colegios-cientificos-costa-rica.ts";
import { commonApp } from "./common-app.ts";
import { commonAppEnsayos } from "./common-app-ensayos.ts";
import { cs50xHarvard } from "./cs50x-harvard.ts";
import { dialnet } from "./dialnet.ts";
import { doaj } from "./doaj.ts";
import { educanada } from "./educanada.ts";
import { educationusa5Pasos } from "./educationusa-5-pasos.ts";
import { educationusaWebinars } from "./educationusa-webinars.ts";
import { enemBrasil } from "./enem-brasil.ts";
import { esfmBolivia } from "./esfm-bolivia.ts";
import { europassCv } from "./europass-cv.ts";
import { harvardCareerResumesCoverLetters } from "./harvard-career-resumes-cover-letters.ts";
import { harvardUrafDocumentos } from "./harvard-uraf-documentos.ts";
import { inatecNicaragua } from "./inatec-nicaragua.ts";
/** Guides, libraries and platforms; study tools and exam resources stand in their own files. */
import { incesFormacion } from "./inces-formacion.ts";
import { infotepFormacion } from "./infotep-formacion.ts";
import { ingresoEducacionSuperiorCuba } from "./ingreso-educacion-superior-cuba.ts";
import { ingresoUdelar } from "./ingreso-udelar.ts";
import { ingresoUnaParaguay } from "./ingreso-una-paraguay.ts";
import { ingresoUniversidadesPublicasBolivia } from "./ingreso-universidades-publicas-bolivia.ts";
import { institutoBalseiroIngresoBecado } from "./instituto-balseiro-ingreso-becado.ts";
import { internetArchive } from "./internet-archive.ts";
import { ipvceCuba } from "./ipvce-cuba.ts";
import { jovenClubCuba } from "./joven-club-cuba.ts";
import { jovenesAProgramarUruguay } from "./jovenes-a-programar-uruguay.ts";
import { julioprofe } from "./julioprofe.ts";
import { khanAcademyEspanol } from "./khan-academy-espanol.ts";
import { laReferencia } from "./la-referencia.ts";
import { mitCartasRecomendacion } from "./mit-cartas-recomendacion.ts";
import { mitOpencourseware } from "./mit-opencourseware.ts";
import { paceChile } from "./pace-chile.ts";
import { prepaEnLineaSep } from "./prepa-en-linea-sep.ts";
import { preparatoriaAbiertaSep } from "./preparatoria-abierta-sep.ts";
import { projectGutenberg } from "./project-gutenberg.ts";
import { purdueOwlPersonalStatement } from "./purdue-owl-personal-statement.ts";
import { redalyc } from "./redalyc.ts";
import { registroNacionalEcuador } from "./registro-nacional-ecuador.ts";
import { saber11Colombia } from "./saber-11-colombia.ts";
import { scielo } from "./scielo.ts";
import { senaColombia } from "./sena-colombia.ts";
import { sisuBrasil } from "./sisu-brasil.ts";
import { snppParaguay } from "./snpp-paraguay.ts";
import { studyInGermanyDaad } from "./study-in-germany-daad.ts";
import { studyInJapanJasso } from "./study-in-japan-jasso.ts";
import { studyInKorea } from "./study-in-korea.ts";
import { tecCostaRica } from "./tec-costa-rica.ts";
import { tecnm } from "./tecnm.ts";
import { tedEd } from "./ted-ed.ts";
import { uasdAdmisionPoma } from "./uasd-admision-poma.ts";
import { ubaXxiCbc } from "./uba-xxi-cbc.ts";
import { ucas } from "./ucas.ts";
import { ucasPersonalStatement } from "./ucas-personal-statement.ts";
import { ucrCostaRica } from "./ucr-costa-rica.ts";
import { uehAdmission } from "./ueh-admission.ts";
import { uesIngreso } from "./ues-ingreso.ts";
import { unaCostaRica } from "./una-costa-rica.ts";
import { unahAdmisionPhuma } from "./unah-admision-phuma.ts";
import { uniAssist } from "./uni-assist.ts";
import { unila } from "./unila.ts";
import { universidadDePanama } from "./universidad-de-panama.ts";
import { universidadEarth } from "./universidad-earth.ts";
import { universidadRosarioCastellanos } from "./universidad-rosario-castellanos.ts";
import { universidadesBienestarBenitoJuarez } from "./universidades-bienestar-benito-juarez.ts";
import { upnfmAdmision } from "./upnfm-admision.ts";
import { uprAdmision } from "./upr-admision.ts";
import { usacIngreso } from "./usac-ingreso.ts";
import { utpPanama } from "./utp-panama.ts";
import { zamorano } from "./zamorano.ts";

export const resources: ReadonlyArray<Resource> = [
  khanAcademyEspanol,
  aprendeOrg,
  mitOpencourseware,
  cs50xHarvard,
  julioprofe,
  tedEd,
  educationusaWebinars,
  europassCv,
  harvardUrafDocumentos,
  harvardCareerResumesCoverLetters,
  purdueOwlPersonalStatement,
  mitCartasRecomendacion,
  ucasPersonalStatement,
  commonAppEnsayos,
  scielo,
  redalyc,
  laReferencia,
  internetArchive,
  projectGutenberg,
  bibliotecaDigitalMundialLoc,
  doaj,
  bibliotecaVirtualCervantes,
  dialnet,
  educationusa5Pasos,
  commonApp,
  ucas,
  campusFranceMexico,
  uniAssist,
  studyInGermanyDaad,
  studyInJapanJasso,
  educanada,
  studyInKorea,
  enemBrasil,
  sisuBrasil,
  admisionSanMarcos,
  admisionUniPeru,
  prepaEnLineaSep,
  universidadRosarioCastellanos,
  universidadesBienestarBenitoJuarez,
  acreditaBachCeneval,
  universidadEarth,
  bereaCollege,
  unila,
  uasdAdmisionPoma,
  infotepFormacion,
  cnuNicaraguaAdmision,
  inatecNicaragua,
  uesIngreso,
  zamorano,
  ubaXxiCbc,
  institutoBalseiroIngresoBecado,
  paceChile,
  admisionUnalColombia,
  senaColombia,
  saber11Colombia,
  registroNacionalEcuador,
  admisionEspol,
  universidadDePanama,
  utpPanama,
  cefodeaPanama,
  ucrCostaRica,
  unaCostaRica,
  tecCostaRica,
  colegiosCientificosCostaRica,
  ingresoEducacionSuperiorCuba,
  colegioUniversitarioCuba,
  ipvceCuba,
  jovenClubCuba,
  uehAdmission,
  bacHaiti,
  uprAdmision,
  preparatoriaAbiertaSep,
  tecnm,
  usacIngreso,
  unahAdmisionPhuma,
  upnfmAdmision,
  ingresoUdelar,
  jovenesAProgramarUruguay,
  ingresoUnaParaguay,
  snppParaguay,
  ingresoUniversidadesPublicasBolivia,
  esfmBolivia,
  incesFormacion,
  campusFranceHaiti,
];
