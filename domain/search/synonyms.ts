import { root, words } from "../text/fold.ts";

/**
 * Words that students use for the same thing, folded, in both languages: one thing a
 * line. What shares a root needs no line ("biología", "biology"). A hyphen joins words that mean it only together. A tilde marks what means it in
 * a question, but in a text something else as well: "usa" is also a verb.
 */
const LINES = `
beca scholarship grant fellowship subsidio apoyo-economico ayuda-financiera financial-aid financiamiento
matematicas mate math mathematics
computacion compu informatica programacion programar computing programming programando programador coding codigo software computer
fisica physics
quimica chemistry
medicina medico doctora salud health
ingenieria engineering ingeniero engineer
derecho law abogado abogada abogacia leyes
derechos-humanos human-rights
mi-derecho my-right
psicologia psychology psicologo
arquitectura architecture arquitecto
arte art artistico pintura
musica canto cantar cancion song singing
robotica robot
ciencia science cientifico scientific
tecnologia technology tech
economia economics finanzas finance
negocio business empresa emprendimiento emprendedor emprender entrepreneurship startup
ambiente medio-ambiente environment environmental ecologia ambiental sustentabilidad sostenibilidad climate clima climatico cambio-climatico climate-change
debate debating oratoria
mun modelo-onu model-united-nations modelo-de-naciones-unidas modelo-de-la-onu
onu naciones-unidas united-nations modelo-onu modelo-de-naciones-unidas modelo-de-la-onu model-united-nations
seguro-medico health-insurance medical-insurance
ia ai inteligencia-artificial artificial-intelligence
olimpiada olympiad
concurso competencia competition contest certamen torneo premio prize ~award reto challenge ~ganar-dinero
hackaton hackathon
prepa preparatoria bachillerato bachiller bachi cch highschool high-school media-superior colegio secundaria ~school
licenciatura carrera-universitaria undergraduate pregrado bachelor
universidad uni u university college facultad
posgrado postgrado maestria magister master doctorado phd postgraduate graduate
intercambio exchange movilidad
voluntariado voluntario volunteer volunteering
pasantia practica ~chamba ~jale ~laburo practicas-profesionales internship trainee traineeship intern becario
empleo job employment ~trabajo ~trabajar ~work ~chamba ~jale ~laburo
investigacion research investigador
verano summer ~vacaciones ~campamento ~camp
campamento camp
mentoria mentor mentorship mentoring tutor asesoria asesor
orientacion guidance orientador
vocacional vocation vocacion career aptitudes carrera
test examen exam prueba
admision admission ingreso ingresar entrar
solicitar solicitud aplicar apply applying application postular postulacion
ingles english
frances french
aleman german deutsch
japones japanese
coreano korean
chino chinese mandarin
espanol spanish castellano
eeuu estados-unidos united-states ee-uu e-u u-s eua ~usa ~us gringo
uk reino-unido united-kingdom inglaterra england gran-bretana
alemania germany
japon japan
corea korea
francia france
espana spain
brasil brazil brasileno
suiza switzerland
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
latinoamerica america-latina latin-america latinoamericano latam
cdmx ciudad-de-mexico mexico-city df
gratis gratuito free sin-costo
completo ~full
gobierno government
curso course clase lesson taller
libro book biblioteca library ~pdf
ensayo essay
personal-statement carta-de-motivos carta-motivos carta-de-motivacion carta-motivacion motivation-letter ensayo-personal statement-of-purpose declaracion-personal
curriculum cv resume hoja-de-vida
carta letter
recomendacion recommendation referencia
cita citar citas citation bibliografia ~apa
certificar certificacion certification
organizacion organizar organizarme
concentracion concentrar concentrarme focus
prestamo credito loan
simulador simulacro examenes-de-practica practice-test ~practicar ~preparar ~prepararme ~preparo
remunerado pagado paid
en-linea online a-distancia virtual remoto remote
principiante desde-cero beginner from-scratch
politecnico ipn ~poli
necesidad-economica ~bajos-recursos ~pocos-recursos ~low-income
dibujo dibujar drawing arte-visual
prestamo credito loan
idioma language lengua
beneficio benefit
liderazgo leadership lider
mujer nina women girl femenino
video youtube canal channel
foto fotografia photography photo
cine film pelicula cortometraje
escribir escritura redaccion writing
filosofia philosophy
astronomia espacio space astro astrofisica
geografia geography
extranjero abroad exterior otro-pais
salario sueldo ~mejor-pagadas ~bien-pagadas ~mas-futuro ~salida-laboral ~cuanto-gana ~cuanto-ganan ~cuanto-se-gana ~pay
buscador finder search-engine ~pagina ~sitio ~portal ~web ~website
app herramienta tool
articulo article paper revista journal
tesis thesis
apunte note ~nota
promedio calificacion average grade ~nota
`;

/** What roots mean; an expression stands there by its roots with spaces between. */
export type Meanings = ReadonlyMap<string, ReadonlyArray<string>>;

/** What words mean in a text, and what in a question. */
export const IN_TEXTS: Meanings = meaningsBy((entry) => !entry.startsWith("~"));
export const IN_QUESTIONS: Meanings = meaningsBy(() => true);

/** Expressions whose words mean something else one by one, by their roots. */
export const OTHER_SENSES: ReadonlySet<string> = new Set(
  ["derechos humanos", "human rights", "mi derecho", "my right"].map((entry) =>
    words(entry).map(root).join(" "),
  ),
);

/** A meaning is named by its line; no text can hold the mark as a word. */
function meaningsBy(isTaken: (entry: string) => boolean): Meanings {
  const found = new Map<string, Set<string>>();
  for (const [at, line] of LINES.trim().split("\n").entries())
    for (const entry of line.split(" ").filter(isTaken)) {
      const key = words(entry).map(root).join(" ");
      found.set(key, (found.get(key) ?? new Set()).add(`=${at}`));
    }
  return new Map([...found].map(([key, marks]) => [key, [...marks]]));
}
