import { fold, tellingWords, wordsOf } from "./words.ts";

/**
 * What students search for, folded: "Spanish other-Spanish = English, other English".
 * A hyphen joins the words of a Spanish expression; sources are asked with the first
 * English name. Words that both languages share are not here.
 */
const LINES = `
beca becas = scholarship
ayuda ayudas subsidio = grant
convocatoria convocatorias = call
maestria maestrias master magister = masters
licenciatura licenciaturas grado pregrado carrera = undergraduate
doctorado doctorados = phd
posgrado postgrado posgrados = graduate
intercambio intercambios movilidad = exchange
estancia estancias pasantia pasantias practicas = internship
preparatoria bachillerato prepa secundaria = high school
verano = summer
invierno = winter
curso cursos = course
taller = workshop
campamento = camp
ingenieria ingeniero = engineering
medicina = medicine
salud = health
derecho = law
ciencia ciencias = science
tecnologia = technology
informatica computacion = computer science
matematicas = mathematics
fisica = physics
quimica = chemistry
biologia = biology
economia = economics
negocios = business
arte artes = arts
musica = music
psicologia = psychology
arquitectura = architecture
educacion = education
medio-ambiente ambiente = environment
investigacion = research
universidad universidades = university
voluntariado voluntario = volunteer
liderazgo = leadership
emprendimiento = entrepreneurship
concurso concursos competencia = competition
olimpiada olimpiadas = olympiad
mujeres mujer = women
jovenes joven = youth
extranjero = abroad
completa completas = full
gratis gratuito gratuitos = free
idioma idiomas = language
ingles = english
frances = french
aleman = german
japones = japanese
coreano = korean
alemania = germany
espana = spain
francia = france
italia = italy
japon = japan
corea = korea
reino-unido inglaterra = uk, united kingdom
estados-unidos eeuu eua = usa, united states
paises-bajos holanda = netherlands
suiza = switzerland
suecia = sweden
belgica = belgium
irlanda = ireland
turquia = turkey
hungria = hungary
brasil = brazil
nueva-zelanda = new zealand
europa = europe
latinoamerica america-latina = latin america
`;

const ENGLISH: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [spanish = "", english = ""] = line.split(" = ");
      return spanish
        .split(" ")
        .map(
          (name) => [name.replaceAll("-", " "), english.split(", ")] as const,
        );
    }),
);

/** Words that only Spanish has. */
const SPANISH = new Set(
  wordsOf("para de del la las los en el una con por que quiero"),
);

/**
 * The words that matter, in English where the table knows them and as typed otherwise.
 * A Spanish question of which nothing is known becomes one for scholarships.
 */
export function inEnglish(text: string): string {
  const words = joined(wordsOf(text));
  const isSpanish = words.some(
    (word) => ENGLISH.has(word) || SPANISH.has(word),
  );
  if (!isSpanish) return text;
  const kept = expressionsOf(text);
  const english = kept.map(englishOf);
  const isTranslated = kept.some((word) => ENGLISH.has(word));
  return [
    ...new Set(isTranslated ? english : [...english, "scholarship"]),
  ].join(" ");
}

/** What matters of a text, each once: words, and expressions such as "estados unidos". */
export function expressionsOf(text: string): ReadonlyArray<string> {
  const isTelling = new Set(tellingWords(text));
  return [...new Set(joined(wordsOf(text)))].filter(
    (word) => ENGLISH.has(word) || isTelling.has(word),
  );
}

/** An expression and its names in English, where the table knows it. */
export function namesOf(expression: string): ReadonlyArray<string> {
  return [expression, ...(ENGLISH.get(expression) ?? [])];
}

function englishOf(expression: string): string {
  return ENGLISH.get(expression)?.[0] ?? expression;
}

/** Expressions such as "estados unidos" as one. */
function joined(words: ReadonlyArray<string>): ReadonlyArray<string> {
  const found: Array<string> = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1]}`;
    if (ENGLISH.has(pair)) {
      found.push(pair);
      at += 1;
    } else found.push(fold(words[at] ?? ""));
  }
  return found;
}
