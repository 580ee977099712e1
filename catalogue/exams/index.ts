import type { Exam } from "../exam.schema.ts";
import { act } from "./act.ts";
import { cambridgeEnglish } from "./cambridge-english.ts";
import { celpeBras } from "./celpe-bras.ts";
import { delfDalf } from "./delf-dalf.ts";
import { duolingoEnglishTest } from "./duolingo-english-test.ts";
import { goetheZertifikat } from "./goethe-zertifikat.ts";
import { hsk } from "./hsk.ts";
import { ielts } from "./ielts.ts";
import { jlpt } from "./jlpt.ts";
import { sat } from "./sat.ts";
import { testdaf } from "./testdaf.ts";
import { toeflIbt } from "./toefl-ibt.ts";
import { topik } from "./topik.ts";

/** Tests whose times a plan may need; no TOEFL Essentials, which may have ended. */
export const EXAMS: ReadonlyArray<Exam> = [
  toeflIbt,
  ielts,
  duolingoEnglishTest,
  cambridgeEnglish,
  delfDalf,
  testdaf,
  goetheZertifikat,
  hsk,
  jlpt,
  topik,
  celpeBras,
  sat,
  act,
];
