import { stemExpression } from "../text/fold.ts";

/**
 * Synonyms of students, folded, in both languages: one meaning per line. Words with the
 * same stem need no line ("biología", "biology"). A hyphen joins words that have the
 * meaning only together. A tilde marks words that are synonyms in queries only: in texts,
 * "usa" is also a verb. English stands after "=", the best word first; a line with ">" is a
 * better translation of some of the words and no synonym.
 */
export const SYNONYM_LINES = `
beca bourse ~bolsa bolsa-de-estudo subsidio apoyo-economico ayuda-financiera financiamiento = scholarship grant fellowship financial-aid
matematicas mate = mathematics math
computacion compu informatica programacion programar programando programador codigo = computing programming coding software computer
fisica = physics
quimica = chemistry
medicina medico doctora salud = health
ingenieria ingeniero = engineering engineer
derecho abogado abogada abogacia leyes = law
derechos-humanos = human-rights
mi-derecho = my-right
psicologia psicologo = psychology
arquitectura arquitecto = architecture
arte artistico pintura = art
musica canto cantar cancion = music song singing
robotica robot = robotics
ciencia cientifico = science scientific
innovacion innovador = innovation
tecnologia = technology tech
economia finanzas = economics finance
negocio empresa emprendimiento emprendedor emprender = business entrepreneurship startup
ambiente medio-ambiente ecologia ambiental sustentabilidad sostenibilidad clima climatico cambio-climatico = environment environmental climate climate-change
debate oratoria = debating
mun modelo-onu modelo-de-naciones-unidas modelo-de-la-onu = model-united-nations
onu naciones-unidas modelo-onu modelo-de-naciones-unidas modelo-de-la-onu = united-nations model-united-nations
seguro-medico = health-insurance medical-insurance
ia inteligencia-artificial = ai artificial-intelligence
olimpiada = olympiad
concurso competencia certamen torneo premio reto ~ganar-dinero = competition contest prize ~award challenge
hackaton = hackathon
prepa preparatoria bachillerato bachiller bachi cch media-superior colegio secundaria ensino-medio = high-school highschool ~school
prepa-abierta preparatoria-abierta bachillerato-abierto
licenciatura carrera-universitaria pregrado = undergraduate bachelor
universidad uni u facultad faculdade = university college
posgrado postgrado = postgraduate graduate
maestria magister master mestrado = masters
posgrado ~maestria ~magister ~master ~doctorado = ~phd ~masters
doctorado doutorado = phd
intercambio movilidad = exchange
voluntariado voluntario = volunteer volunteering
pasantia practica ~chamba ~jale ~laburo practicas-profesionales becario estagio = internship trainee traineeship intern
estudiar-y-trabajar trabajar-y-estudiar trabajo-y-estudio estudio-y-trabajo = work-and-study study-and-work
empleo ~trabajo ~trabajar ~chamba ~jale ~laburo = job employment ~work
investigacion investigador = research
verano ~vacaciones ~campamento = summer ~camp
campamento = camp
mentoria mentor tutor asesoria asesor = mentorship mentoring
orientacion orientador = guidance
vocacional vocacion aptitudes carrera = vocation career
examen prueba = test exam
admision ingreso ingresar entrar = admission
solicitar solicitud aplicar postular postulacion = apply applying application
ingles = english
frances = french
aleman = german deutsch
japones = japanese
coreano = korean
chino = chinese mandarin
espanol castellano = spanish
eeuu estados-unidos ee-uu e-u u-s eua gringo = ~usa united-states ~us
reino-unido inglaterra gran-bretana = uk united-kingdom england
alemania = germany
japon = japan
corea = korea
francia = france
espana = spain
brasil brasileno = brazil
suiza = switzerland
canada canadiense
mexico mexican
colombia colombiano
peru peruano
chile chileno
bolivia boliviano
ecuador ecuatoriano
venezuela venezolano
guatemala guatemalteco
salvador salvadoreno
honduras hondureno
nicaragua nicaraguense
panama panameno
cuba cubano
latinoamerica america-latina latinoamericano latam = latin-america
cdmx ciudad-de-mexico df = mexico-city
gratis gratuito sin-costo = free
completo = ~full
gobierno = government
curso clase taller = course lesson
libro biblioteca ~pdf = book library
ensayo = essay
carta-de-motivos carta-motivos carta-de-motivacion carta-motivacion ensayo-personal declaracion-personal = personal-statement motivation-letter statement-of-purpose
curriculum hoja-de-vida = cv resume
carta = letter
recomendacion referencia = recommendation
cita citar citas bibliografia ~apa = citation
certificar certificacion = certification
organizacion organizar organizarme
concentracion concentrar concentrarme = focus
prestamo credito = loan
bolsa-de-valores = stock-market
lgbt lgbtiq trans transgenero gay lesbiana
rural campesino
simulador simulacro examenes-de-practica ~practicar ~preparar ~prepararme ~preparo = practice-test
remunerado pagado = paid
en-linea a-distancia remoto = online virtual remote
principiante desde-cero = beginner from-scratch
politecnico ipn ~poli
necesidad-economica bajos-recursos pocos-recursos escasos-recursos bajos-ingresos pocos-ingresos escasos-ingresos = low-income
dibujo dibujar drawing arte-visual
idioma lengua = language
beneficio = benefit
liderazgo lider = leadership
mujer nina femenino = women girl
video youtube canal channel
foto fotografia = photography photo
pelicula cortometraje = cine film
escribir escritura redaccion = writing
filosofia = philosophy
astronomia espacio astro astrofisica = astronomy space
geografia = geography
extranjero exterior otro-pais = abroad
salario sueldo ~mejor-pagadas ~bien-pagadas ~mas-futuro ~salida-laboral ~cuanto-gana ~cuanto-ganan ~cuanto-se-gana = ~pay
buscador ~pagina ~sitio ~portal ~web = finder search-engine ~website
app herramienta = tool
articulo revista = article paper journal
tesis = thesis
apunte ~nota = note
promedio calificacion ~nota = average grade
italia > italy
paises-bajos holanda = netherlands
suecia = sweden
belgica = belgium
irlanda = ireland
turquia = turkey
hungria = hungary
nueva-zelanda = new-zealand
europa > europe
invierno = winter
subsidio ayuda > grant
convocatoria > call
medicina > medicine
salud > health
biologia > biology
educacion > education
emprendimiento > entrepreneurship
computacion informatica > computer-science
maestria magister master > masters
doctorado > phd
posgrado postgrado > graduate
grado carrera > undergraduate
estancia > internship
taller > workshop
joven > youth
`;

/** Synonym groups by stem; an expression is keyed by its stems with spaces between. */
export type SynonymGroups = ReadonlyMap<string, ReadonlyArray<string>>;

/** Synonym groups of words in texts, and in queries. */
export const IN_TEXTS: SynonymGroups = groupSynonyms(
  (entry) => !entry.startsWith("~"),
);
export const IN_QUERIES: SynonymGroups = groupSynonyms(() => true);

/** Expressions whose words mean something else separately, by their stems. */
export const OTHER_SENSES: ReadonlySet<string> = new Set(
  ["derechos humanos", "human rights", "mi derecho", "my right"].map(
    stemExpression,
  ),
);

/** Marks a group by its line, "=12", which cannot occur as a word. */
function groupSynonyms(isTaken: (entry: string) => boolean): SynonymGroups {
  const marksByKey = new Map<string, Set<string>>();
  for (const [at, line] of SYNONYM_LINES.trim().split("\n").entries()) {
    if (line.includes(">")) continue;
    for (const entry of line.replace(" =", "").split(" ").filter(isTaken)) {
      const key = stemExpression(entry);
      marksByKey.set(key, (marksByKey.get(key) ?? new Set()).add(`=${at}`));
    }
  }
  return new Map([...marksByKey].map(([key, marks]) => [key, [...marks]]));
}
