import type { Competition } from "../competition.schema.ts";
import { ayitiAiHackathon } from "./ayiti-ai-hackathon.ts";
import { breakthroughJuniorChallenge } from "./breakthrough-junior-challenge.ts";
import { canguroMatematico } from "./canguro-matematico.ts";
import { clubesDeCienciaUruguay } from "./clubes-de-ciencia-uruguay.ts";
import { concursoNacionalOratoriaPanama } from "./concurso-nacional-oratoria-panama.ts";
import { concursosNacionalesCuba } from "./concursos-nacionales-cuba.ts";
import { congresoExploraChile } from "./congreso-explora-chile.ts";
import { creaYEmprendePeru } from "./crea-y-emprende-peru.ts";
import { diamondChallenge } from "./diamond-challenge.ts";
import { eurekaPeru } from "./eureka-peru.ts";
import { expocienciasNacional } from "./expociencias-nacional.ts";
import { febraceBrasil } from "./febrace-brasil.ts";
import { feriaIngenioJuvenilPanama } from "./feria-ingenio-juvenil-panama.ts";
import { feriaInnovacionCientificaNicaragua } from "./feria-innovacion-cientifica-nicaragua.ts";
import { feriaNacionalCienciaCostaRica } from "./feria-nacional-ciencia-costa-rica.ts";
import { firstGlobalChallenge } from "./first-global-challenge.ts";
import { firstRobotics } from "./first-robotics.ts";
import { globalStudentPrize } from "./global-student-prize.ts";
import { goiPeaceEssayContest } from "./goi-peace-essay-contest.ts";
import { hackathonNicaragua } from "./hackathon-nicaragua.ts";
import { hultPrize } from "./hult-prize.ts";
import { ibo } from "./ibo.ts";
import { icho } from "./icho.ts";
import { icpcLatinoamerica } from "./icpc-latinoamerica.ts";
import { ieo } from "./ieo.ts";
import { igeo } from "./igeo.ts";
import { imo } from "./imo.ts";
import { infomatrix } from "./infomatrix.ts";
import { internationalChildrensPeacePrize } from "./international-childrens-peace-prize.ts";
import { ioaa } from "./ioaa.ts";
import { ioai } from "./ioai.ts";
import { ioi } from "./ioi.ts";
import { iol } from "./iol.ts";
import { ipho } from "./ipho.ts";
import { ipo } from "./ipo.ts";
import { johnLockeEssay } from "./john-locke-essay.ts";
import { jovemSenadorBrasil } from "./jovem-senador-brasil.ts";
/** Academic olympiads, Mexico's national ones, innovation and the arts, in the order shown. */
import { leerAMarti } from "./leer-a-marti.ts";
import { mejorEstudianteNicaragua } from "./mejor-estudiante-nicaragua.ts";
import { mexicoCanta } from "./mexico-canta.ts";
import { nasaSpaceApps } from "./nasa-space-apps.ts";
import { nhsmun } from "./nhsmun.ts";
import { nytLearningNetworkContests } from "./nyt-learning-network-contests.ts";
import { obiBrasil } from "./obi-brasil.ts";
import { obmepBrasil } from "./obmep-brasil.ts";
import { oceanAwarenessContest } from "./ocean-awareness-contest.ts";
import { ofmi } from "./ofmi.ts";
import { oiab } from "./oiab.ts";
import { oiaq } from "./oiaq.ts";
import { oibf } from "./oibf.ts";
import { oim } from "./oim.ts";
import { olimpiadaArgentinaBiologia } from "./olimpiada-argentina-biologia.ts";
import { olimpiadaArgentinaFisica } from "./olimpiada-argentina-fisica.ts";
import { olimpiadaHondurenaFisica } from "./olimpiada-hondurena-fisica.ts";
import { olimpiadaHondurenaMatematicas } from "./olimpiada-hondurena-matematicas.ts";
import { olimpiadaInformaticaArgentina } from "./olimpiada-informatica-argentina.ts";
import { olimpiadaJuvenilMatematicaParaguay } from "./olimpiada-juvenil-matematica-paraguay.ts";
import { olimpiadaMatematicaArgentinaOma } from "./olimpiada-matematica-argentina-oma.ts";
import { olimpiadaNacionalMatematicaChile } from "./olimpiada-nacional-matematica-chile.ts";
import { olimpiadaNacionalMatematicaOmec } from "./olimpiada-nacional-matematica-omec.ts";
import { olimpiadaPuertorriquenaGeometria } from "./olimpiada-puertorriquena-geometria.ts";
import { olimpiadaRoboticaCeibal } from "./olimpiada-robotica-ceibal.ts";
import { olimpiadaRoboticaCreativaVenezuela } from "./olimpiada-robotica-creativa-venezuela.ts";
import { olimpiadasCienciasQuimicaCostaRica } from "./olimpiadas-ciencias-quimica-costa-rica.ts";
import { olimpiadasColombianasUan } from "./olimpiadas-colombianas-uan.ts";
import { olimpiadasMatematicaSedem } from "./olimpiadas-matematica-sedem.ts";
import { olimpiadasMatematicasPuertoRico } from "./olimpiadas-matematicas-puerto-rico.ts";
import { olimpiadasNacionalesMinerd } from "./olimpiadas-nacionales-minerd.ts";
import { olimpiadasNanotecnologiaVenezuela } from "./olimpiadas-nanotecnologia-venezuela.ts";
import { olimpiadasStemBolivia } from "./olimpiadas-stem-bolivia.ts";
import { olipacePanama } from "./olipace-panama.ts";
import { omcc } from "./omcc.ts";
import { omf } from "./omf.ts";
import { omi } from "./omi.ts";
import { omm } from "./omm.ts";
import { onb } from "./onb.ts";
import { onemPeru } from "./onem-peru.ts";
import { onq } from "./onq.ts";
import { pagmo } from "./pagmo.ts";
import { pluralPlus } from "./plural-plus.ts";
import { premioArguedasPeru } from "./premio-arguedas-peru.ts";
import { premioNacionalJuvenilAgua } from "./premio-nacional-juvenil-agua.ts";
import { regeneronIsef } from "./regeneron-isef.ts";
import { robocupJunior } from "./robocup-junior.ts";
import { solveForTomorrow } from "./solve-for-tomorrow.ts";
import { sonyWorldPhotographyYouth } from "./sony-world-photography-youth.ts";
import { swiftStudentChallenge } from "./swift-student-challenge.ts";
import { technovationGirls } from "./technovation-girls.ts";
import { theEarthPrize } from "./the-earth-prize.ts";
import { whartonInvestmentCompetition } from "./wharton-investment-competition.ts";
import { worldRobotOlympiad } from "./world-robot-olympiad.ts";
import { worldScholarsCup } from "./world-scholars-cup.ts";
import { wroNicaragua } from "./wro-nicaragua.ts";
import { wsdc } from "./wsdc.ts";
import { zayedSustainabilityGlobalHighSchools } from "./zayed-sustainability-global-high-schools.ts";

export const competitions: ReadonlyArray<Competition> = [
  imo,
  oim,
  canguroMatematico,
  ipho,
  oibf,
  ioaa,
  icho,
  oiaq,
  ibo,
  oiab,
  ioi,
  ioai,
  iol,
  ipo,
  ieo,
  johnLockeEssay,
  wsdc,
  nhsmun,
  igeo,
  worldScholarsCup,
  omm,
  omi,
  onq,
  onb,
  omf,
  regeneronIsef,
  firstRobotics,
  worldRobotOlympiad,
  technovationGirls,
  nasaSpaceApps,
  hultPrize,
  breakthroughJuniorChallenge,
  diamondChallenge,
  theEarthPrize,
  solveForTomorrow,
  premioNacionalJuvenilAgua,
  infomatrix,
  robocupJunior,
  oceanAwarenessContest,
  pluralPlus,
  sonyWorldPhotographyYouth,
  mexicoCanta,
  obmepBrasil,
  febraceBrasil,
  jovemSenadorBrasil,
  obiBrasil,
  onemPeru,
  eurekaPeru,
  premioArguedasPeru,
  creaYEmprendePeru,
  ofmi,
  expocienciasNacional,
  firstGlobalChallenge,
  nytLearningNetworkContests,
  whartonInvestmentCompetition,
  goiPeaceEssayContest,
  zayedSustainabilityGlobalHighSchools,
  swiftStudentChallenge,
  internationalChildrensPeacePrize,
  icpcLatinoamerica,
  olimpiadasNacionalesMinerd,
  hackathonNicaragua,
  mejorEstudianteNicaragua,
  feriaInnovacionCientificaNicaragua,
  olimpiadaMatematicaArgentinaOma,
  olimpiadaArgentinaBiologia,
  olimpiadaArgentinaFisica,
  olimpiadaInformaticaArgentina,
  olimpiadaNacionalMatematicaChile,
  congresoExploraChile,
  olimpiadasColombianasUan,
  olimpiadasMatematicaSedem,
  olimpiadaNacionalMatematicaOmec,
  olimpiadaRoboticaCreativaVenezuela,
  olimpiadasNanotecnologiaVenezuela,
  olipacePanama,
  feriaIngenioJuvenilPanama,
  concursoNacionalOratoriaPanama,
  olimpiadasCienciasQuimicaCostaRica,
  feriaNacionalCienciaCostaRica,
  concursosNacionalesCuba,
  ayitiAiHackathon,
  olimpiadasMatematicasPuertoRico,
  olimpiadaPuertorriquenaGeometria,
  wroNicaragua,
  olimpiadaHondurenaMatematicas,
  olimpiadaHondurenaFisica,
  pagmo,
  globalStudentPrize,
  omcc,
  clubesDeCienciaUruguay,
  olimpiadaRoboticaCeibal,
  olimpiadaJuvenilMatematicaParaguay,
  olimpiadasStemBolivia,
  leerAMarti,
];
