import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";
import { amexcidBecasParaMexicanos } from "./amexcid-becas-para-mexicanos.ts";
import { becasCom } from "./becas-com.ts";
import { becasEstadoEcuador } from "./becas-estado-ecuador.ts";
import { campusBourses } from "./campus-bourses.ts";
import { daadBaseDeDatos } from "./daad-base-de-datos.ts";
import { educationusaAyudaFinanciera } from "./educationusa-ayuda-financiera.ts";
import { icetexBecasVigentes } from "./icetex-becas-vigentes.ts";
import { iefa } from "./iefa.ts";
import { indesgua } from "./indesgua.ts";
import { oeaPortalBecas } from "./oea-portal-becas.ts";
import { opportunityDesk } from "./opportunity-desk.ts";
import { segeplanBecasGuatemala } from "./segeplan-becas-guatemala.ts";

export const scholarshipAggregators: ReadonlyArray<ScholarshipAggregator> = [
  indesgua,
  becasCom,
  icetexBecasVigentes,
  oeaPortalBecas,
  educationusaAyudaFinanciera,
  campusBourses,
  daadBaseDeDatos,
  opportunityDesk,
  iefa,
  becasEstadoEcuador,
  amexcidBecasParaMexicanos,
  segeplanBecasGuatemala,
];
