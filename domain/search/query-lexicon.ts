import { stemExpression } from "../text/fold.ts";

/** A filter in a query: a URL parameter and its value. */
export type Wish = { readonly name: string; readonly value: string };

/** Filters that the words from one place of a query on express. */
export type WishAt = {
  readonly wishes: ReadonlyArray<Wish>;
  /** Number of those words. */
  readonly length: number;
  /** True for words that are not searched. */
  readonly isRemovedFromText?: boolean;
};

/**
 * Words and expressions of queries that name a filter's value. A hyphen joins the words
 * of an expression. Spanish first, everyday words and English after it.
 */
const LINES = `
catalogo becas: beca com-bolsa todo-pagado full-ride fully-funded beca-completa becas-completas full-scholarship scholarship fellowship grant financiamiento apoyo-economico ayuda-economica ayuda-financiera financial-aid bajos-recursos pocos-recursos escasos-recursos bajo-recurso primera-de-mi-familia primero-de-mi-familia first-generation becado media-beca bourse bolsa-de-estudo bolsa-de-estudos subsidio patrocinio ayuda-del-gobierno apoyo-del-gobierno scholarships stipend bolsa bolsa-integral
catalogo oportunidades: chamba laburo jale pasantia internship practica practicas-profesionales trabajo-para job pega brete camello trainee estancia programa-de-verano summer-program summer-programme summer-school estagio estagiario
catalogo universidades: universidad uni university faculdade quiero-ser carrera-de donde-estudiar derecho abogado abogada psicologia arquitectura enfermeria odontologia veterinaria nutricion facultad facu campus contabilidad contaduria periodismo gastronomia pedagogia agronomia fisioterapia kinesiologia trabajo-social criminologia mercadotecnia diseno-grafico ingenieria-civil ingenieria-industrial ingenieria-en-sistemas ingenieria-de-sistemas ingenieria-mecanica ingenieria-electrica ingenieria-electronica ingenieria-ambiental ingenieria-quimica ingenieria-mecatronica ingenieria-biomedica ingenieria-de-software ingenieria-petrolera civil-engineering mechanical-engineering industrial-engineering
catalogo competencias: olimpiada olympiad concurso competencia competition contest certamen torneo hackaton hackathon robotica debate competir concursar olimpico feria-de-ciencias science-fair hackatones contests olympiads competitions
catalogo mentoria: ayuda-para-aplicar ayuda-para-postular ayuda-con-mi-aplicacion ayuda-con-mi-postulacion help-applying mentor mentoria mentora mentorship mentores mentors asesor asesoria consejero alguien-que-me-guie
tema ib: bachillerato-internacional
tema para-beca: para-una-beca para-becas para-la-beca para-pedir-una-beca para-pedir-beca para-solicitar-una-beca para-postular-a-una-beca para-aplicar-a-una-beca
tema bolsa: bolsa-de-valores bolsa-de-trabajo bolsa-de-empleo
tema sin-correccion: mineria pesca ganadero campesino costura ballet tablet diabetes bullying
tema deporte: futbol soccer natacion nadar atletismo basquetbol baloncesto voleibol beisbol tenis karate taekwondo judo boxeo gimnasia ciclismo ajedrez
tema tramite: pido cobro cobrar pagan inscribo inscribir inscribirme solicito tramito tramitar estudiantil educativo
tema avance: falta-un-semestre
tema region: latin-america latin-american latin-americans centroamerica centroamericano sudamerica sudamericano suramerica suramericano central-america central-american
nivel prepa: prepa preparatoria bachillerato bachiller secundaria highschool high-school prepo liceo preparatoriano prepas media-superior menor-de-edad colegial secundario secu colegio cole quinto-de-secundaria cuarto-medio tercero-medio iv-medio ensenanza-media educacion-media diversificado ciclo-diversificado high-schooler high-schoolers undecimo high-school-senior adolescente teenager teen menor-edad ensino-medio ciclo-basico tercero-basico bachi vocacional-ipn ipn-vocacional voca-ipn examen-vocacional-ipn
nivel licenciatura: licenciatura pregrado undergraduate carrera-universitaria universitario bachelor undergrad undergraduates bachelors estudiante-universitario estudiantes-universitarios estoy-en-la-universidad estoy-en-la-uni estoy-en-la-u estoy-en-la-facultad estoy-en-la-facu voy-en-la-universidad voy-en-la-uni college-student primer-ano-de-universidad estudiante-de-ingenieria estudiante-de-medicina estudiante-de-derecho graduacao
nivel posgrado: posgrado postgrado maestria master magister doctorado phd postgraduate masters-degree masters mba especializacion postdoc postdoctorado titulado licenciado ya-me-gradue ya-me-titule recien-graduado graduado graduate-school grad-school magisteres mestrado doutorado pos-graduacao
cierre abierta: abiertas-ahora abierta-ahora abiertas-hoy convocatorias-abiertas open-now
costo gratis: gratis gratuito gratuita free sin-costo sin-pagar no-tengo-dinero no-tengo-plata no-tengo-lana de-a-gratis regalado sin-plata sin-dinero sin-lana sin-guita no-tengo-guita no-tengo-varo no-hay-dinero no-hay-plata no-tenemos-dinero no-tenemos-plata no-cueste no-cuesta no-cobran no-cobre no-cobren que-no-cobre cero-pesos gratuitamente de-gratis sin-tener-que-pagar free-of-charge no-fee no-fees no-money no-puedo-pagar no-pueden-pagar no-podemos-pagar de-graca
condicion completa: todo-pagado full-ride fully-funded beca-completa becas-completas full-scholarship full-tuition todo-incluido todo-cubierto gastos-pagados todos-los-gastos cubra-todo cubre-todo cubran-todo pague-todo paguen-todo pagan-todo
condicion intercambio: intercambio exchange semestre-en-el-extranjero semestre-en-otro-pais semestre-afuera semestre-fuera semester-abroad un-semestre-a un-semestre-en irme-un-semestre semestre-de-intercambio
condicion practica: problema practicar preparar prepararme preparo simulador simulacro ejercicio entrenar para-la-olimpiada simulacros examenes-pasados examenes-anteriores examenes-viejos banco-de-preguntas preguntas-de-examen guia-de-estudio past-papers past-exams practice-test practice-tests practice-exam mock-exam practise practising practicing entrenarme ejercitarme
condicion necesidad: bajos-recursos pocos-recursos escasos-recursos bajo-recurso necesidad-economica soy-pobre no-tengo-dinero no-tengo-plata no-tengo-lana low-income madre-soltera mama-soltera primera-de-mi-familia primero-de-mi-familia first-generation sin-plata sin-dinero sin-lana sin-guita no-tengo-guita no-tengo-varo no-hay-dinero no-hay-plata no-tenemos-dinero no-tenemos-plata bajos-ingresos pocos-ingresos escasos-ingresos sin-recursos recursos-economicos recursos-limitados familia-pobre familia-humilde humilde pobreza pobre no-puedo-pagar no-pueden-pagar no-podemos-pagar no-me-alcanza no-nos-alcanza no-alcanza poca-plata poco-dinero poca-lana falta-de-dinero falta-dinero falta-plata ganan-poco gana-poco poor cant-afford can-t-afford cannot-afford no-money need-based vulnerable primera-generacion primer-generacion first-gen no-tienen-dinero no-tienen-plata no-tiene-dinero madre-joven mama-joven madre-adolescente mama-adolescente tengo-un-bebe embarazada
condicion mujeres: mujer nina chica morra women girl female femenino muchacha chava jovencita ladies females
condicion discapacidad: discapacidad discapacitado discapacidad-visual discapacidad-auditiva discapacidad-motriz ciego invidente no-vidente no-puedo-ver baja-vision sordo sordomudo hipoacusia silla-de-ruedas silla-ruedas autismo autista sindrome-de-down dislexia disability disabilities disabled deaf blind wheelchair autism autistic ciega sorda sordomuda
condicion sin-promedio: promedio-bajo mal-promedio malas-calificaciones malas-notas bajo-promedio promedio-no-es mala-calificacion mala-nota notas-bajas bajas-notas calificaciones-bajas low-gpa bad-grades low-grades
condicion virtual: trabajo-y-estudio estudio-y-trabajo trabajar-y-estudiar estudiar-y-trabajar trabajo-y-quiero-estudiar work-and-study en-linea online a-distancia virtual remoto remote desde-mi-casa desde-casa por-internet a-la-distancia teletrabajo home-office desde-mi-cuarto desde-mi-pueblo
condicion pagada: pagado pagada remunerado paid con-sueldo chamba jale laburo trabajo job trabajar con-paga me-paguen que-paguen que-pague pega brete camello changa estipendio sueldo stipend
condicion principiantes: desde-cero principiante from-scratch beginner sin-experiencia no-sabe-nada nunca-he-trabajado empezar-de-cero no-se-nada nivel-basico basico novato beginners empezando para-empezar
condicion curso: curso course taller diplomado capacitacion workshop mooc courses
idioma es: en-espanol tarea clase reprobando reprobar no-entiendo no-le-entiendo explicar repasar
condicion aprender: desde-cero from-scratch tarea clase reprobando reprobar no-entiendo no-le-entiendo aprender learn explicar explicacion repasar me-cuesta me-va-mal voy-mal voy-a-reprobar reprobe reprobado repaso reforzar refuerzo tutorial explique expliquen ensenen ensenar regularizacion entender tutoring explained
condicion vocacion: que-estudiar que-estudio-si que-carrera elegir-carrera carrera-elegir elegir-que-estudiar test-vocacional test-de-carrera test-de-carreras test-de-aptitudes vocacional orientacion-vocacional cuanto-gana cuanto-ganan carreras-bien-pagadas carreras-mejor-pagadas carreras-tienen que-carreras que-puedo-estudiar que-deberia-estudiar que-debo-estudiar para-que-soy-bueno en-que-soy-bueno cual-carrera que-carrera-me elegir-una-carrera escoger-carrera escoger-una-carrera decidir-que-estudiar decidir-carrera mi-vocacion orientacion-profesional indeciso salida-laboral mas-salida campo-laboral mejor-pagado mejor-pagadas bien-pagado cuanto-se-gana career-quiz career-aptitude what-to-study which-career choose-a-career choose-career choose-a-major what-major what-career
condicion buscador: abiertas-ahora abierta-ahora abiertas-hoy convocatorias-abiertas buscador pagina sitio portal buscar-becas encontrar-becas consigo conseguir donde-busco finder donde-encuentro donde-encontrar donde-puedo-encontrar donde-hay listado lista-de-becas
condicion estudiar-fuera: estudiar-afuera estudiar-fuera estudiar-en-el-extranjero estudiar-en-otro-pais study-abroad salir-del-pais irme-del-pais estudiar-lejos studying-abroad estudar-fora estudar-no-exterior
donde fuera: semestre-en-el-extranjero semestre-en-otro-pais semestre-afuera semestre-fuera semester-abroad estudiar-afuera estudiar-fuera estudiar-en-el-extranjero estudiar-en-otro-pais study-abroad extranjero afuera otro-pais abroad exterior fuera-del-pais fuera-de-mi-pais salir-del-pais irme-del-pais overseas asia africa oceania estudar-fora estudar-no-exterior
area matematicas: matematicas mate math calculo algebra matematico estadistica geometria trigonometria aritmetica actuaria ecuacion fraccion probabilidad calculus statistics geometry mathematics
area salud: medicina medico doctora enfermeria odontologia nutricion salud health enfermera dentista farmacia fisioterapia kinesiologia obstetricia veterinaria biomedicina medicine nursing nurse pediatra cirujano terapeuta paramedico optometria
area tecnologia: c++ programacion programar computacion compu informatica robotica robot software coding ingenieria ingeniero ia inteligencia-artificial programador python java javascript videojuego electronica mecatronica mecanica desarrollador ciberseguridad hacker hackathon hackaton computer computing engineering programming arduino dron codigo algoritmo desarrollo-web paginas-web ciencia-de-datos data-science machine-learning technology tecnologia tecnologico sistemas developer ingeniero-civil ingeniero-industrial ingeniero-en-sistemas ingeniero-de-sistemas ingeniero-mecanico ingeniero-electronico ingeniero-ambiental ingeniero-quimico ingenieria-civil ingenieria-industrial ingenieria-en-sistemas ingenieria-de-sistemas ingenieria-mecanica ingenieria-electrica ingenieria-electronica ingenieria-ambiental ingenieria-quimica ingenieria-mecatronica ingenieria-biomedica ingenieria-de-software ingenieria-petrolera civil-engineering mechanical-engineering industrial-engineering
area ciencias: fisica quimica biologia ciencia astronomia science physics chemistry biology cientifico astrofisica geologia bioquimica genetica neurociencia astronauta biotecnologia oceanografia astronomy scientist espacial planetas quimico fisico biologo
area ambiente: medio-ambiente ambiente ecologia cambio-climatico ambiental ambientalista sostenibilidad sustentable sustentabilidad sostenible clima oceano reciclaje agronomia planeta calentamiento-global environment climate sustainability ecologico
area negocios: negocio emprendimiento emprender emprendedor administracion economia finanzas startup business contabilidad contador contaduria mercadotecnia marketing mba comercio logistica economista economics finance entrepreneurship entrepreneur empresario emprendimientos negocios-internacionales
area sociales: derecho abogado abogacia leyes psicologia psicologo psicologa politica relaciones-internacionales law periodismo periodista comunicacion sociologia antropologia trabajo-social criminologia pedagogia diplomacia diplomatico geografia psychology politics derechos-humanos abogados ciencias-sociales
area idiomas: ingles toefl ielts frances aleman japones coreano portugues chino idioma english french german japanese korean italiano ruso arabe mandarin nahuatl quechua guarani language languages italian chinese portuguese linguistica traduccion traductor lengua-extranjera
area humanidades: filosofia literatura historia poesia poema cuento novela escritor escribir letras etica teologia arqueologia philosophy history literature humanidades humanities writing
area artes: arte musica canto cantar dibujo fotografia cine diseno danza baile bailar bailarin teatro actuar actuacion actriz actor pintura pintar escultura animacion moda ilustracion artista artistico cantante guitarra piano music art arts photography film dance theater orquesta cortometraje cineasta dibujar fotografo fotos
area liderazgo: liderazgo lider leadership leader leaders lideresa
`;

/** ISO 3166-1 alpha-2, then the country, its people, cities and regions; "EU" means Europe. */
const COUNTRIES = `
AR argentina argentino argentine buenos-aires rosario bonaerense porteno tucuman jujuy neuquen chubut mar-del-plata
BO bolivia boliviano bolivian la-paz cochabamba santa-cruz potosi oruro tarija beni pando chuquisaca
BR brasil brazil brasileiro brasileno brasilero brazilian sao-paulo rio-de-janeiro brasilia recife curitiba porto-alegre minas-gerais
CL chile chileno chilean santiago valparaiso concepcion antofagasta temuco vina-del-mar iquique arica coquimbo la-serena chillan punta-arenas
CO colombia colombiano colombian bogota medellin cali barranquilla paisa bucaramanga cucuta manizales ibague antioquia boyaca choco la-guajira santa-marta
CR costa-rica costarricense costa-rican tico tica san-jose alajuela guanacaste puntarenas
CU cuba cubano cuban la-habana santiago-de-cuba holguin camaguey villa-clara
DO republica-dominicana dominicano dominican-republic rd santo-domingo quisqueyano santiago-de-los-caballeros puerto-plata san-pedro-de-macoris
EC ecuador ecuatoriano ecuadorian quito guayaquil cuenca ambato manabi loja riobamba machala portoviejo pichincha guayas
SV el-salvador salvador salvadoreno salvadoran guanaco san-salvador soyapango chalatenango ahuachapan sonsonate
GT guatemala guatemalteco guatemalan chapin guate ciudad-de-guatemala quetzaltenango xela huehuetenango peten alta-verapaz coban chimaltenango escuintla solola totonicapan
HT haiti haitiano haitian haitien haitienne puerto-principe port-au-prince cap-haitien jacmel
HN honduras hondureno honduran catracho tegucigalpa san-pedro-sula la-ceiba choluteca comayagua olancho
MX mexico mexicano mexican cdmx guadalajara monterrey oaxaca chiapas puebla veracruz jalisco yucatan edomex san-luis-potosi
NI nicaragua nicaraguense nicaraguan nica managua esteli chinandega masaya matagalpa bluefields
PA panama panameno panamanian chiriqui veraguas cocle
PY paraguay paraguayo paraguayan asuncion ciudad-del-este
PE peru peruano peruvian lima arequipa cusco cuzco puno trujillo piura chiclayo huancayo iquitos ayacucho cajamarca tacna junin ancash lambayeque pucallpa apurimac huancavelica
PR puerto-rico puertorriqueno puerto-rican boricua mayaguez bayamon caguas
UY uruguay uruguayo uruguayan montevideo paysandu tacuarembo canelones
VE venezuela venezolano venezuelan caracas maracaibo veneco barquisimeto zulia tachira maracay carabobo
US estados-unidos the-us eeuu eua usa united-states ee-uu gringo nueva-york new-york boston california texas los-angeles washington gringolandia
GB reino-unido inglaterra uk england united-kingdom gran-bretana escocia londres london british britanico
DE alemania alemanha germany berlin munich
FR francia franca france paris
ES espana espanha spain madrid barcelona
IT italia italy roma milan
CH suiza suica switzerland
AT austria
CA canada toronto montreal vancouver canadiense
JP japon japao japan tokio tokyo
KR corea coreia corea-del-sur south-korea korea seul
CN china pekin shanghai
SA arabia-saudita
AE emiratos-arabes abu-dabi abu-dhabi
PT portugal lisboa
NL paises-bajos holanda netherlands amsterdam
BE belgica belgium
IE irlanda ireland dublin
SE suecia sweden
NO noruega norway
DK dinamarca denmark
FI finlandia finland
PL polonia poland
HU hungria hungary
CZ republica-checa praga
TR turquia turkey turkiye
RO rumania romania
AZ azerbaiyan azerbaijan
RU rusia russia
AU australia sidney
NZ nueva-zelanda new-zealand
IN india
TW taiwan
EU europa europe union-europea
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

/** Country codes by the stems of the words that name them. */
export const COUNTRY_WORDS: ReadonlyMap<string, string> = new Map(
  COUNTRIES.trim()
    .split("\n")
    .flatMap((line) => {
      const [code = "", ...names] = line.split(" ");
      return names.map((name) => [stemExpression(name), code] as const);
    }),
);

/** Words of the longest expression in the lexicon. */
export const MAX_EXPRESSION = Math.max(
  ...[...WISHES.keys(), ...COUNTRY_WORDS.keys()].map(
    (key) => key.split(" ").length,
  ),
);

function wishesFrom(
  entries: ReadonlyArray<readonly [string, Wish]>,
): ReadonlyMap<string, ReadonlyArray<Wish>> {
  const byKey = new Map<string, ReadonlyArray<Wish>>();
  for (const [entry, wish] of entries) {
    const key = stemExpression(entry);
    byKey.set(key, [...(byKey.get(key) ?? []), wish]);
  }
  return byKey;
}
