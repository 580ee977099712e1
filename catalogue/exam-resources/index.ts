import type { Resource } from "../resource.schema.ts";
import { act } from "./act.ts";
import { apAdvancedPlacement } from "./ap-advanced-placement.ts";
import { bluebookCollegeBoard } from "./bluebook-college-board.ts";
import { cambridgeEnglish } from "./cambridge-english.ts";
import { celpeBras } from "./celpe-bras.ts";
import { cenevalGuiaExaniIi } from "./ceneval-guia-exani-ii.ts";
import { delfDalf } from "./delf-dalf.ts";
import { duolingoEnglishTest } from "./duolingo-english-test.ts";
import { ecoemsMiDerechoMiLugar } from "./ecoems-mi-derecho-mi-lugar.ts";
import { etsPowerprepGre } from "./ets-powerprep-gre.ts";
import { exaniIi } from "./exani-ii.ts";
import { gmat } from "./gmat.ts";
import { goetheTestdaf } from "./goethe-testdaf.ts";
import { greGeneral } from "./gre-general.ts";
import { hsk } from "./hsk.ts";
import { ibProgramaDiploma } from "./ib-programa-diploma.ts";
import { icfesCuadernillosSaber11 } from "./icfes-cuadernillos-saber-11.ts";
import { ielts } from "./ielts.ts";
import { ipnAdmision } from "./ipn-admision.ts";
import { jlpt } from "./jlpt.ts";
import { khanAcademySat } from "./khan-academy-sat.ts";
import { paa } from "./paa.ts";
import { paaPracticaCollegeBoard } from "./paa-practica-college-board.ts";
import { paesChile } from "./paes-chile.ts";
import { sat } from "./sat.ts";
import { sieleDele } from "./siele-dele.ts";
import { toeflIbt } from "./toefl-ibt.ts";
import { topik } from "./topik.ts";
import { unamDgaeAspirantes } from "./unam-dgae-aspirantes.ts";

/** Exam preparation, standardized tests and language certificates. */
export const examResources: ReadonlyArray<Resource> = [
  khanAcademySat,
  bluebookCollegeBoard,
  cenevalGuiaExaniIi,
  unamDgaeAspirantes,
  ipnAdmision,
  ecoemsMiDerechoMiLugar,
  paaPracticaCollegeBoard,
  etsPowerprepGre,
  icfesCuadernillosSaber11,
  sat,
  act,
  greGeneral,
  gmat,
  exaniIi,
  paa,
  ibProgramaDiploma,
  apAdvancedPlacement,
  paesChile,
  toeflIbt,
  ielts,
  duolingoEnglishTest,
  cambridgeEnglish,
  delfDalf,
  goetheTestdaf,
  jlpt,
  hsk,
  topik,
  celpeBras,
  sieleDele,
];
