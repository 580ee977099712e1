import { stem, stemSet, words } from "../text/fold.ts";
import { isSubject } from "./query-wishes.ts";
import { parseQueryTerms, type Term } from "./terms.ts";

type QueryTerms = {
  /** Exact matches have all if there are at most two, else a share of their weight. */
  readonly required: ReadonlyArray<Term>;
  /** Only improve the rank. */
  readonly optional: ReadonlyArray<Term>;
};

/** Words that join others and have no meaning of their own. */
const JOINING_WORDS = stemSet(
  "pa pal xa xq pq pour les des du a al am an and ante as at be by con cual cuales como cuando cuanto cuanta de del desde do does donde e el ella en es esta estas este esto estos for from ha hay he i in is it la las le lo los me mi mis muy my ni no o of on one or para pero por porque que quien se ser si sin sobre son soy su sus te than that the this to tu tus u un una unas unos was what when where which who why with y ya yo you your da das dos um uma ao pelo pela sem nao",
);

/** Stop words: frequent in the whole catalogue, or about the search itself. */
const STOP_WORDS = stemSet(
  "busca buscamos etudiant etudier hago mayor participar gustan encanta gradue termine egrese acabe hija requisito requirement alguien alumno alumna ahora ayuda ayudar best bueno buscar busco can conseguir dame deseo encontrar estudiante estudiar estudio find get gustaria hacer hacen help how information informacion interesa interesado joven jovenes learn aprender mejor mejores necesito necesita need obtener online linea opcion puedo puede programa programme program quiero quisiera quero estudar fazer nos na nas meu minha sonho tenho saber sacar search student study take tener tengo tipo tomar usar use ver want young chavo chava onda idea cosa todo mismo tiempo nunca gusta alguno siendo latino rapido futuro mas abierto confiable ayude tienen tiene minimo bajo latino latina latinoamericano regresar empezar entender entiendo llegar llevar mucho muchos vez nuevo nueva pasar poder poner querer sabe siempre todavia trabaje tu venir vida ejemplo resuelto convertir lograr seguir sirve servir entro facil get into leer lea barato certain abajo quien ganar dinero regresar deje solo primera primero familia hacer tarea irme ir hay dar dan piden extranjero pais otro vivir trabajar necesario gran año years old fecha cuesta clase persona people conviene diferencia comparar recomiendan recomienda significa consiste existe existen hola porfa favor gracias oye saque forma manera guste gusten entra dia dias pueden dura duran durar meter meterlo meterla algo vivo vive viven vivimos live estafa fraude legit scam vale pena hasta cierra cierre cierran cierren cerro cerraron close closes vence vencimiento limite deadline resultado result funciona works estando cursando participan aceptados sale salen salio",
);

/** The significant words of a query, folded and distinct; without any, all words. */
export function significantWords(query: string): ReadonlyArray<string> {
  const all = [...new Set(words(query))];
  const significant = all.filter((word) => !isStopWord(word));
  return significant.length > 0 ? significant : all;
}

/** True for joining words and stop words. `word` is folded. */
export function isStopWord(word: string): boolean {
  return isJoiningWord(stem(word)) || STOP_WORDS.has(stem(word));
}

/** Years count as joining words: items name those of past and coming rounds. */
export function isJoiningWord(word: string): boolean {
  return JOINING_WORDS.has(word) || /^20\d\d$/.test(word);
}

const LIKING = stemSet(
  "gusta gustan encanta encantan apasiona interesa interesan like love",
);

/** Limits the work of one query. */
const MAX_TERMS = 24;

/**
 * Parses a query without joining words and years. Stop words, words that a filter replaces
 * (`filtered`, as stems) and, with `isAboutCareers`, fields of study and interests are
 * optional. Without filters and other words all are required.
 */
export function parseQuery(
  query: string,
  filtered: ReadonlySet<string> = new Set(),
  isAboutCareers = false,
): QueryTerms {
  const all = unique(parseQueryTerms(query)).slice(0, MAX_TERMS);
  const isWithin = (set: ReadonlySet<string>) => (term: Term) =>
    term.stems.every((word) => set.has(word));
  const significant = all.filter(({ stems }) => !stems.every(isJoiningWord));
  const liking = all.findIndex(isWithin(LIKING));
  // Items about careers name no single career or interest: "qué estudiar si me gusta …".
  const isOptional = (term: Term) =>
    isWithin(STOP_WORDS)(term) ||
    isWithin(filtered)(term) ||
    (isAboutCareers &&
      (isSubject(term.stems) || (liking !== -1 && all.indexOf(term) > liking)));
  const required = significant.filter((term) => !isOptional(term));
  if (required.length > 0 || filtered.size > 0)
    return { required, optional: significant.filter(isOptional) };
  return {
    required: significant.length > 0 ? significant : all,
    optional: [],
  };
}

function unique(terms: ReadonlyArray<Term>): ReadonlyArray<Term> {
  const longEnough = terms.filter(
    ({ stems, synonymGroups }) =>
      synonymGroups.length > 0 || (stems[0] ?? "").length > 1,
  );
  return [
    ...new Map(
      longEnough.map((term) => [term.stems.join(" "), term] as const),
    ).values(),
  ];
}
