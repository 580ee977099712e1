import type { Resource } from "../resource.schema.ts";
import { anki } from "./anki.ts";
import { aops } from "./aops.ts";
import { arxiv } from "./arxiv.ts";
import { bbcLearningEnglish } from "./bbc-learning-english.ts";
import { brilliant } from "./brilliant.ts";
import { britishCouncilLearnenglish } from "./british-council-learnenglish.ts";
import { codeforces } from "./codeforces.ts";
import { coreOpenAccess } from "./core-open-access.ts";
import { cses } from "./cses.ts";
import { duolingo } from "./duolingo.ts";
import { dwNicosWeg } from "./dw-nicos-weg.ts";
import { forest } from "./forest.ts";
import { githubStudentDeveloperPack } from "./github-student-developer-pack.ts";
import { googleAcademico } from "./google-academico.ts";
import { imoProblems } from "./imo-problems.ts";
import { iolProblems } from "./iol-problems.ts";
import { iphoProblems } from "./ipho-problems.ts";
import { languageTransfer } from "./language-transfer.ts";
import { languagetool } from "./languagetool.ts";
import { nhkHablemosEnJapones } from "./nhk-hablemos-en-japones.ts";
import { notion } from "./notion.ts";
import { obsidian } from "./obsidian.ts";
import { omegaup } from "./omegaup.ts";
import { ommEnLinea } from "./omm-en-linea.ts";
import { orcid } from "./orcid.ts";
import { osf } from "./osf.ts";
import { overleaf } from "./overleaf.ts";
import { probefiInglesGuatemala } from "./probefi-ingles-guatemala.ts";
import { pubmed } from "./pubmed.ts";
import { rfiFrancaisFacile } from "./rfi-francais-facile.ts";
import { semanticScholar } from "./semantic-scholar.ts";
import { tv5mondeApprendre } from "./tv5monde-apprendre.ts";
import { usacoGuide } from "./usaco-guide.ts";
import { zenodo } from "./zenodo.ts";
import { zotero } from "./zotero.ts";

/** Language courses, study tools, research platforms and olympiad training. */
export const studyTools: ReadonlyArray<Resource> = [
  duolingo,
  bbcLearningEnglish,
  britishCouncilLearnenglish,
  dwNicosWeg,
  tv5mondeApprendre,
  rfiFrancaisFacile,
  nhkHablemosEnJapones,
  languageTransfer,
  zotero,
  notion,
  obsidian,
  anki,
  forest,
  languagetool,
  overleaf,
  githubStudentDeveloperPack,
  googleAcademico,
  orcid,
  osf,
  arxiv,
  zenodo,
  semanticScholar,
  coreOpenAccess,
  pubmed,
  omegaup,
  ommEnLinea,
  aops,
  cses,
  usacoGuide,
  codeforces,
  imoProblems,
  iphoProblems,
  iolProblems,
  brilliant,
  probefiInglesGuatemala,
];
