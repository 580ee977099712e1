import type { ExchangeProgram } from "../scholarship.schema.ts";
import { afsProgramasInterculturales } from "./afs-programas-interculturales.ts";
import { aiesecVoluntarioGlobal } from "./aiesec-voluntario-global.ts";
import { alianzaPacificoMovilidad } from "./alianza-pacifico-movilidad.ts";
import { augmEscalaGrado } from "./augm-escala-grado.ts";
import { becalMovilidadDeGrado } from "./becal-movilidad-de-grado.ts";
import { pilaIntercambioLatinoamericano } from "./pila-intercambio-latinoamericano.ts";
import { rotaryYouthExchange } from "./rotary-youth-exchange.ts";
import { shipForWorldYouth } from "./ship-for-world-youth.ts";
import { yfuYouthForUnderstanding } from "./yfu-youth-for-understanding.ts";

export const exchangePrograms: ReadonlyArray<ExchangeProgram> = [
  rotaryYouthExchange,
  afsProgramasInterculturales,
  yfuYouthForUnderstanding,
  shipForWorldYouth,
  aiesecVoluntarioGlobal,
  pilaIntercambioLatinoamericano,
  augmEscalaGrado,
  alianzaPacificoMovilidad,
  becalMovilidadDeGrado,
];
