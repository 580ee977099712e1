/** A student's query, with the items that a counsellor would name. */
export type QualityQuery = {
  readonly query: string;
  /** Paths of items; one that ends in "/" matches any item of that screen. */
  readonly wanted: ReadonlyArray<string>;
  /** Minimum of wanted items among the first five. */
  readonly atLeast: number;
};

/** Sets of items that match a broad query equally well. */
const SETS: Readonly<Record<string, string>> = {
  $mathematics:
    "/competencias/omm /competencias/imo /competencias/oim /competencias/canguro-matematico /recursos/omm-en-linea /recursos/imo-problems /recursos/aops /recursos/julioprofe /recursos/khan-academy-espanol /mentoria/math2me /oportunidades/canada-usa-mathcamp /oportunidades/promys-boston-university /competencias/pagmo /competencias/omcc /competencias/obmep-brasil /competencias/onem-peru /competencias/olimpiada-matematica-argentina-oma /competencias/olimpiada-nacional-matematica-chile /competencias/olimpiadas-colombianas-uan /competencias/olimpiadas-matematica-sedem /competencias/olimpiada-nacional-matematica-omec /competencias/olimpiadas-matematicas-puerto-rico /competencias/olimpiada-puertorriquena-geometria /competencias/olimpiada-hondurena-matematicas /competencias/olimpiada-juvenil-matematica-paraguay",
  $computing:
    "/competencias/omi /competencias/ioi /competencias/ioai /recursos/cs50x-harvard /recursos/omegaup /recursos/cses /recursos/usaco-guide /recursos/codeforces /recursos/github-student-developer-pack /oportunidades/google-summer-of-code /competencias/ofmi /competencias/obi-brasil /competencias/olimpiada-informatica-argentina /competencias/icpc-latinoamerica /competencias/olimpiadas-colombianas-uan /competencias/swift-student-challenge /competencias/olimpiada-robotica-ceibal /competencias/hackathon-nicaragua /recursos/jovenes-a-programar-uruguay /recursos/joven-club-cuba",
  $mexican:
    "/universidades/unam /universidades/ipn /universidades/uam /universidades/tec-de-monterrey /universidades/itam /universidades/udeg /universidades/uanl /recursos/tecnm /recursos/universidad-rosario-castellanos /recursos/universidades-bienestar-benito-juarez",
  $vocation:
    "/mentoria/observatorio-laboral /mentoria/onet-mi-proximo-paso /mentoria/unam-prounam-invoca /mentoria/123test-career /mentoria/ciencia-unam-como-elijo /mentoria/compara-carreras /mentoria/mi-carrera-peru /mentoria/unam-estudiante-orienta",
  $vocationTests:
    "/mentoria/observatorio-laboral /mentoria/onet-mi-proximo-paso /mentoria/unam-prounam-invoca /mentoria/123test-career",
  $statements:
    "/recursos/purdue-owl-personal-statement /recursos/ucas-personal-statement /recursos/common-app-ensayos /mentoria/college-essay-guy",
  $resumes:
    "/recursos/europass-cv /recursos/harvard-uraf-documentos /recursos/harvard-career-resumes-cover-letters",
  $english:
    "/recursos/bbc-learning-english /recursos/british-council-learnenglish /recursos/duolingo /recursos/language-transfer /recursos/probefi-ingles-guatemala /becas/ingles-por-inmersion-mescyt",
  $englishTests:
    "/recursos/toefl-ibt /recursos/ielts /recursos/duolingo-english-test /recursos/cambridge-english",
  $toTheUs:
    "/mentoria/educationusa /mentoria/opportunity-funds /mentoria/project-access /mentoria/coursera-applying-us /mentoria/bigfuture /recursos/educationusa-5-pasos /recursos/educationusa-webinars /recursos/common-app /oportunidades/educationusa-ferias-y-sesiones",
  $usScholarships:
    "/becas/questbridge-national-college-match /becas/jack-kent-cooke-college-scholarship /becas/fulbright-garcia-robles /becas/educationusa-ayuda-financiera /mentoria/opportunity-funds /recursos/berea-college /becas/fafsa-beca-pell-puerto-rico",
  $internships:
    "/oportunidades/iaeste /oportunidades/aiesec /oportunidades/pasantias-oea /oportunidades/pasantias-naciones-unidas /oportunidades/banco-mundial-pioneers /oportunidades/blue-book-comision-europea /oportunidades/handshake /oportunidades/outreachy /oportunidades/google-summer-of-code /oportunidades/mitacs-globalink-research-internship /oportunidades/oist-research-internship /oportunidades/jovenes-construyendo-el-futuro /oportunidades/beca-mi-primer-empleo-guatemala /oportunidades/jovenes-en-accion-ecuador",
  $summerSchool:
    "/oportunidades/canada-usa-mathcamp /oportunidades/promys-boston-university /oportunidades/uwc-short-courses /oportunidades/summer-science-program-ssp /oportunidades/telluride-association-summer-seminar /oportunidades/yale-young-global-scholars /oportunidades/rsi-research-science-institute /oportunidades/clubes-de-ciencia-mexico /oportunidades/campamentos-uprm /oportunidades/afs-global-stem-academies",
  $summerResearch:
    "/oportunidades/programa-delfin-verano /oportunidades/caltech-surf /oportunidades/cern-summer-student-programme /oportunidades/isternship-ista /oportunidades/epfl-excellence-in-engineering-e3 /oportunidades/verano-nicolaita-investigacion /oportunidades/becas-verano-balseiro",
  $exchange:
    "/becas/rotary-youth-exchange /becas/afs-programas-interculturales /becas/yfu-youth-for-understanding /becas/ship-for-world-youth /becas/aiesec-voluntario-global /becas/pila-intercambio-latinoamericano /becas/augm-escala-grado /becas/alianza-pacifico-movilidad",
  $papers:
    "/recursos/scielo /recursos/redalyc /recursos/la-referencia /recursos/doaj /recursos/dialnet /recursos/google-academico /recursos/semantic-scholar /recursos/core-open-access /recursos/pubmed /recursos/arxiv",
  $studyApps:
    "/recursos/anki /recursos/notion /recursos/forest /recursos/obsidian",
  $mentors:
    "/mentoria/educationusa /mentoria/opportunity-funds /mentoria/lala /mentoria/project-access /mentoria/junior-academy /mentoria/lumiere-foundation /mentoria/unam-estudiante-orienta",
  $finders:
    "/becas/indesgua /becas/becas-com /becas/icetex-becas-vigentes /becas/oea-portal-becas /becas/educationusa-ayuda-financiera /becas/campus-bourses /becas/daad-base-de-datos /becas/opportunity-desk /becas/iefa /oportunidades/profellow /oportunidades/youth-opportunities /becas/amexcid-becas-para-mexicanos /becas/becas-estado-ecuador /becas/segeplan-becas-guatemala",
  $pastProblems:
    "/recursos/omm-en-linea /recursos/imo-problems /recursos/ipho-problems /recursos/iol-problems /recursos/omegaup /recursos/cses /recursos/aops /recursos/codeforces /competencias/olimpiada-nacional-matematica-omec",
  $environment:
    "/competencias/the-earth-prize /competencias/premio-nacional-juvenil-agua /competencias/ocean-awareness-contest /competencias/zayed-sustainability-global-high-schools",
  $mathOlympiads:
    "/competencias/omm /competencias/imo /competencias/oim /competencias/pagmo /competencias/omcc /competencias/obmep-brasil /competencias/onem-peru /competencias/olimpiada-matematica-argentina-oma /competencias/olimpiada-nacional-matematica-chile /competencias/olimpiadas-colombianas-uan /competencias/olimpiadas-matematica-sedem /competencias/olimpiada-nacional-matematica-omec /competencias/olimpiadas-matematicas-puerto-rico /competencias/olimpiada-puertorriquena-geometria /competencias/olimpiada-hondurena-matematicas /competencias/olimpiada-juvenil-matematica-paraguay",
  $scienceFairs:
    "/competencias/expociencias-nacional /competencias/febrace-brasil /competencias/congreso-explora-chile /competencias/clubes-de-ciencia-uruguay /competencias/eureka-peru /competencias/feria-ingenio-juvenil-panama /competencias/feria-nacional-ciencia-costa-rica /competencias/feria-innovacion-cientifica-nicaragua",
  $fullDegrees:
    "/becas/turkiye-burslari /becas/stipendium-hungaricum /becas/beca-gobierno-china-csc /becas/kaist-licenciatura /becas/toronto-pearson-scholarship /recursos/berea-college",
  $business:
    "/competencias/diamond-challenge /competencias/hult-prize /competencias/crea-y-emprende-peru",
};

/** One query per line: the words > the paths, all of them or at least "n of" them. */
const LINES = `
beca > 4 of /becas/
becas > 4 of /becas/
veca > 4 of /becas/
bekas > 4 of /becas/
scholarships > 4 of /becas/
scholarship high school > 1 of /becas/uwc-colegios-del-mundo-unido /becas/lideres-del-manana-tec /becas/beca-benito-juarez-media-superior /becas/questbridge-national-college-match
beca prepa > /becas/beca-benito-juarez-media-superior
becas para preparatoria > /becas/beca-benito-juarez-media-superior
apoyo economico prepa > /becas/beca-benito-juarez-media-superior
benito juarez > /becas/beca-benito-juarez-media-superior /becas/jovenes-escribiendo-el-futuro
beca benito juares > /becas/beca-benito-juarez-media-superior
jovenes escribiendo el futuro > /becas/jovenes-escribiendo-el-futuro
becas alemnia > /becas/daad-becas-alemania /becas/daad-base-de-datos
DAAD > /becas/daad-becas-alemania /becas/daad-base-de-datos
beca corea del sur > /becas/global-korea-scholarship
gks > /becas/global-korea-scholarship
mext > /becas/mext-japon
como estudiar en japon gratis > /becas/mext-japon /recursos/study-in-japan-jasso
becas estados unidos > 2 of $usScholarships
full scholarship usa > 2 of $usScholarships
beca completa licenciatura > 3 of /becas/lideres-del-manana-tec /becas/mext-japon /becas/global-korea-scholarship /becas/pronabec-beca-18 /becas/questbridge-national-college-match $fullDegrees
becas posgrado mexico > /becas/secihti-becas-nacionales-posgrado
becas conacyt > /becas/secihti-becas-nacionales-posgrado
chevening > /becas/chevening
chevenin > /becas/chevening
maestria en inglaterra > /becas/chevening
fulbright > /becas/fulbright-garcia-robles
fullbrigth > /becas/fulbright-garcia-robles
erasmus > /becas/erasmus-mundus
beca maestria europa > /becas/erasmus-mundus
doctorado en europa > 1 of /oportunidades/euraxess /becas/erasmus-mundus
lideres del mañana > /becas/lideres-del-manana-tec
tec de monterrey becas > /becas/lideres-del-manana-tec /universidades/tec-de-monterrey
becas bbva > /becas/fundacion-bbva-chavos-que-inspiran
santander > /becas/santander-open-academy
beca peru > /becas/pronabec-beca-18
pronabec > /becas/pronabec-beca-18
becas colombia > 2 of /becas/colfuturo-credito-beca /becas/icetex-becas-vigentes /becas/jovenes-a-la-e /becas/renta-joven-colombia /becas/puedo-estudiar-colombia /becas/icetex-credito-pregrado
becas chile posgrado > /becas/anid-becas-posgrado-chile
becas uruguay > 2 of /becas/fundacion-chamanga /becas/fondo-de-solidaridad-uruguay /becas/becas-butia-uruguay /becas/becas-bienestar-udelar /becas/concurso-becas-ucu
beca de empresa para ingenieria argentina > /becas/becas-fundacion-ypf
becas españa > /becas/fundacion-carolina
buscador de becas > 4 of $finders
pagina para encontrar becas > 3 of $finders
intercambio para prepa > /becas/rotary-youth-exchange /becas/afs-programas-interculturales /becas/yfu-youth-for-understanding
intercanbio > 3 of $exchange
intercambio cultural > 4 of $exchange
exchange student > 3 of $exchange
rotary > /becas/rotary-youth-exchange
voluntariado en el extranjero > /becas/aiesec-voluntario-global
olimpiada de matematicas > 4 of $mathOlympiads
olimpiadas > 4 of /competencias/
OLIMPIADA MEXICANA DE MATEMÁTICAS > /competencias/omm
math olympiad > 4 of $mathOlympiads
mate > 3 of $mathematics
matemáticas > 4 of $mathematics
quimca > /competencias/onq /competencias/icho
olimpiada de fisica > 2 of /competencias/omf /competencias/ipho /competencias/olimpiada-argentina-fisica /competencias/olimpiada-hondurena-fisica /competencias/olimpiadas-colombianas-uan
olimpiadas de biologia > 2 of /competencias/onb /competencias/ibo /competencias/olimpiada-argentina-biologia
biology olympiad > 2 of /competencias/onb /competencias/ibo /competencias/olimpiada-argentina-biologia
olimpiada de computacion > 2 of /competencias/omi /competencias/ioi /competencias/ofmi /competencias/obi-brasil /competencias/olimpiada-informatica-argentina /competencias/olimpiadas-colombianas-uan
informatica > /competencias/omi /competencias/ioi
problemas de olimpiada > 3 of $pastProblems
astronomia > /competencias/ioaa
modelo onu > /competencias/nhsmun
debate > /competencias/wsdc
premio de ensayo > /competencias/john-locke-essay
concurso de robotica > 3 of /competencias/first-robotics /competencias/world-robot-olympiad /competencias/robocup-junior /competencias/first-global-challenge /competencias/wro-nicaragua /competencias/olimpiada-robotica-ceibal /competencias/olimpiada-robotica-creativa-venezuela
robots > 2 of /competencias/first-robotics /competencias/world-robot-olympiad /competencias/robocup-junior /competencias/first-global-challenge /competencias/wro-nicaragua /competencias/olimpiada-robotica-ceibal /competencias/olimpiada-robotica-creativa-venezuela
inteligencia artificial > /competencias/ioai
feria de ciencias > /competencias/regeneron-isef
concursos de ciencia > 2 of /competencias/regeneron-isef /competencias/breakthrough-junior-challenge /oportunidades/cern-beamline-for-schools /competencias/solve-for-tomorrow /competencias/premio-nacional-juvenil-agua /competencias/infomatrix $scienceFairs
hackaton > /competencias/nasa-space-apps
nasa > /competencias/nasa-space-apps
mujeres en tecnologia > /competencias/technovation-girls
emprendimiento > 2 of $business
startup > 1 of $business
concurso medio ambiente > 2 of $environment
cambio climatico > 1 of $environment
concurso de fotografia > /competencias/sony-world-photography-youth
concurso de arte > /competencias/ocean-awareness-contest
concurso de cine > /competencias/plural-plus
concurso de canto > /competencias/mexico-canta
computación > 3 of $computing
compu > 2 of $computing
programacion gratis > /recursos/cs50x-harvard
aprender a programar > /recursos/cs50x-harvard
uni > 3 of /universidades/
universidades en mexico > 4 of $mexican
universidad publica cdmx > 3 of /universidades/unam /universidades/ipn /universidades/uam /recursos/universidad-rosario-castellanos
universidad gratis > 2 of /universidades/unam /universidades/uba /universidades/usp /universidades/ipn /universidades/uam /recursos/universidad-rosario-castellanos /recursos/universidades-bienestar-benito-juarez /recursos/uba-xxi-cbc /recursos/ingreso-udelar /recursos/unila
politecnico > /universidades/ipn /recursos/ipn-admision
harvar > /universidades/harvard
mit > /universidades/mit
buenos aires universidad > /universidades/uba
universidad en alemania > /universidades/tum /recursos/uni-assist
estudiar medicina > 1 of $mexican
donde estudiar ingenieria > 1 of /universidades/
examen unam > /recursos/unam-dgae-aspirantes
examen ipn > /recursos/ipn-admision
exani 2 > /recursos/exani-ii /recursos/ceneval-guia-exani-ii
guia ceneval > /recursos/ceneval-guia-exani-ii
comipems > /recursos/ecoems-mi-derecho-mi-lugar
examen para entrar a la prepa > /recursos/ecoems-mi-derecho-mi-lugar
sat > /recursos/sat /recursos/khan-academy-sat
toefl > /recursos/toefl-ibt
tofel > /recursos/toefl-ibt
certificado de ingles > 2 of $englishTests
ingles > 3 of $english $englishTests
aprender ingles gratis > 2 of $english
aprender frances > /recursos/tv5monde-apprendre
aleman > /recursos/dw-nicos-weg
curso de japones > /recursos/nhk-hablemos-en-japones
examen de frances > /recursos/delf-dalf
bachillerato internacional > /recursos/ib-programa-diploma
gre > /recursos/gre-general
test vocacional > 3 of $vocationTests
test bocacional > 2 of $vocationTests
orientacion vocacional > 3 of $vocation
que carrera estudiar > 2 of $vocation
no se que estudiar > 1 of $vocation
como elegir carrera > /mentoria/ciencia-unam-como-elijo
cuanto gana un ingeniero > /mentoria/compara-carreras
salario por carrera > /mentoria/compara-carreras
mentor > 3 of $mentors
mentoria gratis > 2 of $mentors
ayuda para aplicar a universidades en estados unidos > 2 of $toTheUs
estudiar en EUA > 2 of $toTheUs
estudiar en canada > /recursos/educanada
estudiar en francia > /recursos/campus-france-mexico /becas/campus-bourses
visa de estudiante > 1 of $toTheUs /recursos/campus-france-mexico /recursos/study-in-germany-daad
verano de investigacion > /oportunidades/programa-delfin-verano
programa delfin > /oportunidades/programa-delfin-verano
verano en estados unidos prepa > 2 of $summerSchool
summer camp math > /oportunidades/canada-usa-mathcamp
summer program > 3 of $summerSchool $summerResearch
practicas profesionales > 2 of $internships
pasantia onu > /oportunidades/pasantias-naciones-unidas
internship > 3 of $internships
cern > /oportunidades/cern-summer-student-programme /oportunidades/cern-beamline-for-schools
liderazgo > 2 of /mentoria/lala /oportunidades/yale-young-global-scholars /oportunidades/one-young-world-summit /oportunidades/uwc-short-courses /oportunidades/st-gallen-symposium /becas/lideres-del-manana-tec /becas/ship-for-world-youth /oportunidades/fundacion-botin-funcion-publica /competencias/global-student-prize /oportunidades/parlamento-juvenil-mercosur
carta de recomendacion > /recursos/mit-cartas-recomendacion
carta de motivos > 1 of $statements /recursos/harvard-career-resumes-cover-letters
ensayo personal > 3 of $statements
como hacer un curriculum > 2 of $resumes
cv > 2 of $resumes
kan academy > /recursos/khan-academy-espanol
libros gratis > 2 of /recursos/project-gutenberg /recursos/internet-archive /recursos/biblioteca-virtual-cervantes
biblioteca digital > /recursos/biblioteca-digital-mundial-loc /recursos/biblioteca-virtual-cervantes
articulos cientificos > 3 of $papers
tesis > 2 of /recursos/la-referencia /recursos/dialnet /recursos/zotero /recursos/google-academico /recursos/overleaf
citas apa > /recursos/zotero
app para estudiar > 2 of $studyApps
flashcards > /recursos/anki
tomar notas > /recursos/notion /recursos/obsidian
videos de matematicas > 1 of /recursos/julioprofe /mentoria/math2me
canal de ciencia youtube > /mentoria/curiosamente
becas de la oea > /becas/oea-portal-becas
estudiar en corea > /recursos/study-in-korea /becas/global-korea-scholarship
beca manutencion universidad publica > 1 of /becas/jovenes-escribiendo-el-futuro /becas/beca-permanencia-peru /becas/cdmx-beca-transporte-universitarios /becas/becas-bienestar-udelar /becas/fondo-de-solidaridad-uruguay /becas/becas-unam /becas/becas-unah /becas/renta-joven-colombia
concurso de programacion > 2 of $computing
curso gratis harvard > /recursos/cs50x-harvard
olimpiada de geografia > /competencias/igeo
practicas remotas pagadas programacion > 1 of /oportunidades/google-summer-of-code /oportunidades/outreachy
concurso sobre el agua > /competencias/premio-nacional-juvenil-agua
corregir ortografia > /recursos/languagetool
universidad en suiza > /universidades/eth-zurich
ietls > /recursos/ielts
quiero ser voluntario > 1 of /becas/aiesec-voluntario-global /oportunidades/idealist
examen de admision uam > /universidades/uam
liderazgo jovenes latinoamerica > /mentoria/lala
investigacion en canada > /oportunidades/mitacs-globalink-research-internship
becas completas para estudiar la licenciatura en el extranjero > 2 of /becas/mext-japon /becas/global-korea-scholarship /becas/questbridge-national-college-match /universidades/nyu-abu-dhabi /universidades/harvard /universidades/mit /universidades/university-of-toronto $fullDegrees
mentores de ciencia > /mentoria/junior-academy
concurso de cortometrajes > /competencias/plural-plus
carreras mejor pagadas > /mentoria/compara-carreras
phd scholarships europe > 1 of /becas/erasmus-mundus /oportunidades/euraxess /becas/daad-becas-alemania
intercambio a estados unidos prepa > 1 of /becas/rotary-youth-exchange /becas/afs-programas-interculturales /becas/yfu-youth-for-understanding
ayuda con mi tarea de mate > 1 of /recursos/julioprofe /recursos/khan-academy-espanol /mentoria/math2me /recursos/brilliant
quiero estudiar robotica > 1 of /competencias/first-robotics /competencias/world-robot-olympiad /competencias/robocup-junior /competencias/first-global-challenge /competencias/wro-nicaragua /competencias/olimpiada-robotica-ceibal /competencias/olimpiada-robotica-creativa-venezuela
pasantias para universitarios > 2 of /oportunidades/iaeste /oportunidades/aiesec /oportunidades/pasantias-oea /oportunidades/pasantias-naciones-unidas /oportunidades/banco-mundial-pioneers /oportunidades/blue-book-comision-europea /oportunidades/handshake
practicar para el sat > 2 of /recursos/khan-academy-sat /recursos/bluebook-college-board /recursos/sat
examen de admision politecnico 2026 > /recursos/ipn-admision
beca universitaria peru > /becas/pronabec-beca-18
programas de ciencia en verano para chavos de prepa > 1 of /oportunidades/summer-science-program-ssp /oportunidades/rsi-research-science-institute /oportunidades/promys-boston-university /oportunidades/yale-young-global-scholars /oportunidades/canada-usa-mathcamp
olimpiada linguistica > /competencias/iol
software para hacer bibliografia > /recursos/zotero
becas reino unido > /becas/chevening
universidades de estados unidos con ayuda completa > /universidades/harvard /universidades/mit
escuela de verano matematicas > /oportunidades/canada-usa-mathcamp /oportunidades/promys-boston-university
coreano > /recursos/topik
nivel b2 ingles > /recursos/cambridge-english
test de personalidad carrera > /mentoria/123test-career
cursos fundacion carlos slim > /recursos/aprende-org
harvard cv > /recursos/harvard-uraf-documentos /recursos/harvard-career-resumes-cover-letters
credito educativo colombia > 1 of /becas/colfuturo-credito-beca /becas/icetex-becas-vigentes
sertificado frances > /recursos/delf-dalf
`;

export const QUALITY_QUERIES: ReadonlyArray<QualityQuery> = LINES.trim()
  .split("\n")
  .map(parseLine);

function parseLine(line: string): QualityQuery {
  const [query = "", results = ""] = line.split(" > ");
  const [, minimum, list] = /^(?:(\d) of )?(.+)$/.exec(results) ?? [];
  const wanted = (list ?? "")
    .split(" ")
    .flatMap((name) => SETS[name]?.split(" ") ?? [name]);
  return { query, wanted, atLeast: minimum ? Number(minimum) : wanted.length };
}
