import { root, words } from "../text/fold.ts";

/** A wish that a filter can hold: a parameter of the address and its value. */
export type Wish = { readonly name: string; readonly value: string };

/**
 * Words and expressions of queries that name a filter's value. A hyphen joins the words
 * of an expression. Spanish first, everyday words and English after it.
 */
const LINES = `
catalogo becas: beca todo-pagado full-ride fully-funded beca-completa becas-completas full-scholarship scholarship fellowship grant financiamiento apoyo-economico ayuda-economica ayuda-financiera financial-aid bajos-recursos pocos-recursos escasos-recursos bajo-recurso primera-de-mi-familia primero-de-mi-familia first-generation
catalogo oportunidades: chamba laburo jale pasantia internship practica practicas-profesionales trabajo-para job
catalogo universidades: universidad uni university quiero-ser carrera-de donde-estudiar derecho abogado abogada psicologia arquitectura enfermeria odontologia veterinaria nutricion
catalogo competencias: olimpiada olympiad concurso competencia competition contest certamen torneo hackaton hackathon robotica debate
catalogo mentoria: mentor mentoria mentora mentorship
tema ib: bachillerato-internacional
tema para-beca: para-una-beca para-becas para-la-beca
nivel prepa: prepa preparatoria bachillerato bachiller secundaria highschool high-school prepo liceo preparatoriano prepas media-superior menor-de-edad colegial
nivel licenciatura: licenciatura pregrado undergraduate carrera-universitaria universitario bachelor
nivel posgrado: posgrado postgrado maestria master magister doctorado phd postgraduate masters-degree
cierre abierta: abiertas-ahora abierta-ahora abiertas-hoy convocatorias-abiertas open-now
costo gratis: gratis gratuito gratuita free sin-costo sin-pagar no-tengo-dinero no-tengo-plata no-tengo-lana de-a-gratis regalado
condicion completa: todo-pagado full-ride fully-funded beca-completa becas-completas full-scholarship
condicion intercambio: intercambio exchange
condicion practica: problema practicar preparar prepararme preparo simulador simulacro ejercicio entrenar para-la-olimpiada
condicion necesidad: bajos-recursos pocos-recursos escasos-recursos bajo-recurso necesidad-economica soy-pobre no-tengo-dinero no-tengo-plata no-tengo-lana low-income madre-soltera mama-soltera primera-de-mi-familia primero-de-mi-familia first-generation
condicion mujeres: mujer nina chica morra women girl female femenino
condicion sin-promedio: promedio-bajo mal-promedio malas-calificaciones malas-notas
condicion virtual: en-linea online a-distancia virtual remoto remote desde-mi-casa desde-casa
condicion pagada: pagado pagada remunerado paid con-sueldo chamba jale laburo trabajo job trabajar
condicion principiantes: desde-cero principiante from-scratch beginner sin-experiencia no-sabe-nada nunca-he-trabajado
condicion curso: curso course
idioma es: en-espanol tarea clase reprobando reprobar no-entiendo no-le-entiendo explicar repasar
condicion aprender: desde-cero from-scratch tarea clase reprobando reprobar no-entiendo no-le-entiendo aprender learn explicar explicacion repasar
condicion vocacion: que-estudiar que-carrera elegir-carrera carrera-elegir elegir-que-estudiar test-vocacional vocacional orientacion-vocacional cuanto-gana cuanto-ganan carreras-bien-pagadas carreras-mejor-pagadas carreras-tienen que-carreras carreras-con
condicion buscador: buscador pagina sitio portal buscar-becas encontrar-becas consigo conseguir donde-busco finder
condicion estudiar-fuera: estudiar-afuera estudiar-fuera estudiar-en-el-extranjero estudiar-en-otro-pais study-abroad
donde fuera: estudiar-afuera estudiar-fuera estudiar-en-el-extranjero estudiar-en-otro-pais study-abroad extranjero afuera otro-pais abroad exterior fuera-del-pais fuera-de-mi-pais
area matematicas: matematicas mate math calculo algebra
area salud: medicina medico doctora enfermeria odontologia nutricion salud health
area tecnologia: c++ programacion programar computacion compu informatica robotica robot software coding ingenieria ingeniero ia inteligencia-artificial
area ciencias: fisica quimica biologia ciencia astronomia science physics chemistry biology
area ambiente: medio-ambiente ambiente ecologia cambio-climatico
area negocios: negocio emprendimiento emprender emprendedor administracion economia finanzas startup business
area sociales: derecho abogado abogacia leyes psicologia psicologo psicologa politica relaciones-internacionales law
area idiomas: ingles frances aleman japones coreano portugues chino idioma english french german japanese korean
area humanidades: filosofia literatura historia
area artes: arte musica canto cantar dibujo fotografia cine diseno
area liderazgo: liderazgo lider
`;

/** ISO 3166-1 alpha-2, the country, its people; "EU" stands for Europe. */
const COUNTRIES = `
AR argentina argentino argentine
BO bolivia boliviano bolivian
BR brasil brazil brasileno brazilian
CL chile chileno chilean
CO colombia colombiano colombian
CR costa-rica costarricense tico
CU cuba cubano cuban
DO republica-dominicana dominicano dominican-republic rd
EC ecuador ecuatoriano ecuadorian
SV el-salvador salvador salvadoreno guanaco
GT guatemala guatemalteco chapin
HT haiti haitiano
HN honduras hondureno catracho
MX mexico mexicano mexican
NI nicaragua nicaraguense nica
PA panama panameno
PY paraguay paraguayo
PE peru peruano peruvian
PR puerto-rico puertorriqueno boricua
UY uruguay uruguayo
VE venezuela venezolano venezuelan
US estados-unidos eeuu eua usa united-states ee-uu gringo
GB reino-unido inglaterra uk england united-kingdom gran-bretana escocia
DE alemania germany
FR francia france
ES espana spain
IT italia italy
CH suiza switzerland
AT austria
CA canada
JP japon japan
KR corea corea-del-sur south-korea korea
CN china
SA arabia-saudita
AE emiratos-arabes abu-dabi abu-dhabi
EU europa europe
`;

export const WISHES: ReadonlyMap<string, ReadonlyArray<Wish>> = wishesFrom(
  LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [key = "", list = ""] = line.split(": ");
      const [name = "", value = ""] = key.split(" ");
      return list.split(" ").map((entry) => [entry, { name, value }] as const);
    }),
);

/** Country words by their roots. */
export const COUNTRY_WORDS: ReadonlyMap<string, string> = new Map(
  COUNTRIES.trim()
    .split("\n")
    .flatMap((line) => {
      const [code = "", ...names] = line.split(" ");
      return names.map((name) => [stemExpression(name), code] as const);
    }),
);

/** The most words that an expression of the lexicon has. */
export const MAX_EXPRESSION = Math.max(
  ...[...WISHES.keys(), ...COUNTRY_WORDS.keys()].map(
    (key) => key.split(" ").length,
  ),
);

function wishesFrom(
  entries: ReadonlyArray<readonly [string, Wish]>,
): ReadonlyMap<string, ReadonlyArray<Wish>> {
  const found = new Map<string, ReadonlyArray<Wish>>();
  for (const [entry, wish] of entries) {
    const key = stemExpression(entry);
    found.set(key, [...(found.get(key) ?? []), wish]);
  }
  return found;
}

/** The roots of an expression's words, joined by blanks. */
export function stemExpression(expression: string): string {
  return words(expression).map(root).join(" ");
}
