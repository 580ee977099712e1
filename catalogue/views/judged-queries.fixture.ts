import { judgedIn } from "./judged-query.fixture.ts";

/**
 * One query a line: the words | the items of grade 2 | those of grade 1. Two judges graded
 * the whole catalogue for each, neither seeing results nor the other's grades; a grade is
 * their mean, rounded up.
 */
const LINES = `
ayuda con tareas matematicas | khan-academy-espanol julioprofe math2me | brilliant mit-opencourseware aops omm-en-linea aprende-org
ciencia para niñas guatemala | technovation-girls | regeneron-isef breakthrough-junior-challenge solve-for-tomorrow cern-beamline-for-schools premio-nacional-juvenil-agua infomatrix nasa-space-apps junior-academy curiosamente indesgua ted-ed khan-academy-espanol the-earth-prize
no se ingles y quiero estudiar afuera | fundacion-carolina uba uwc-colegios-del-mundo-unido mext-japon global-korea-scholarship | usp rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding study-in-japan-jasso lideres-del-manana-tec programa-delfin-verano icetex-becas-vigentes santander-open-academy becas-com campus-france-mexico duolingo language-transfer british-council-learnenglish bbc-learning-english
universidad gratis en argentina para peruanos | uba | usp becas-com
soy de bajos recursos como estudio | opportunity-funds pronabec-beca-18 beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran | questbridge-national-college-match jack-kent-cooke-college-scholarship lumiere-foundation uba usp unam mext-japon global-korea-scholarship harvard mit lala santander-open-academy project-access aprende-org khan-academy-espanol
becas para estudiar medicina | uba usp pronabec-beca-18 mext-japon | unam jovenes-escribiendo-el-futuro lideres-del-manana-tec global-korea-scholarship santander-open-academy fundacion-chamanga uam udeg uanl ipn oxford colfuturo-credito-beca secihti-becas-nacionales-posgrado becas-com iefa
becas para mujeres en tecnologia | technovation-girls outreachy fundacion-carolina | becas-fundacion-ypf google-summer-of-code opportunity-funds
becas derecho | fundacion-carolina chevening fulbright-garcia-robles | pasantias-oea pronabec-beca-18 santander-open-academy erasmus-mundus mext-japon anid-becas-posgrado-chile colfuturo-credito-beca secihti-becas-nacionales-posgrado jovenes-escribiendo-el-futuro lideres-del-manana-tec oea-portal-becas daad-becas-alemania becas-com iefa
intercambio universitario colombia | programa-delfin-verano mitacs-globalink-research-internship icetex-becas-vigentes santander-open-academy | aiesec iaeste aiesec-voluntario-global colfuturo-credito-beca becas-com educanada ship-for-world-youth
madre soltera beca | | pronabec-beca-18 beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran santander-open-academy aprende-org opportunity-desk oea-portal-becas fundacion-carolina daad-becas-alemania
chamba de verano | cern-summer-student-programme iaeste aiesec google-summer-of-code handshake | outreachy programa-delfin-verano caltech-surf isternship-ista epfl-excellence-in-engineering-e3 mitacs-globalink-research-internship blue-book-comision-europea idealist pathways-to-science oist-research-internship banco-mundial-pioneers
aprender a programar desde cero | omegaup cs50x-harvard khan-academy-espanol aprende-org | technovation-girls usaco-guide mit-opencourseware omi brilliant
becas sin ingles | fundacion-carolina uwc-colegios-del-mundo-unido beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro pronabec-beca-18 mext-japon lideres-del-manana-tec global-korea-scholarship | fundacion-chamanga becas-fundacion-ypf fundacion-bbva-chavos-que-inspiran santander-open-academy secihti-becas-nacionales-posgrado anid-becas-posgrado-chile rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding colfuturo-credito-beca
toefl gratis | toefl-ibt bbc-learning-english british-council-learnenglish | duolingo-english-test opportunity-funds ielts cambridge-english language-transfer duolingo
becas para colombianos en españa | fundacion-carolina icetex-becas-vigentes | santander-open-academy becas-com erasmus-mundus colfuturo-credito-beca
becas honduras | global-korea-scholarship erasmus-mundus lideres-del-manana-tec uwc-colegios-del-mundo-unido mext-japon fundacion-carolina chevening | daad-becas-alemania oea-portal-becas becas-com opportunity-desk rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding iefa santander-open-academy
becas para hondureños de prepa | lideres-del-manana-tec uwc-colegios-del-mundo-unido | mext-japon global-korea-scholarship rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding santander-open-academy lala yale-young-global-scholars telluride-association-summer-seminar opportunity-funds
becas guatemala | global-korea-scholarship fundacion-carolina erasmus-mundus indesgua lideres-del-manana-tec uwc-colegios-del-mundo-unido mext-japon | santander-open-academy chevening daad-becas-alemania oea-portal-becas becas-com iefa opportunity-desk
becas el salvador | global-korea-scholarship erasmus-mundus lideres-del-manana-tec uwc-colegios-del-mundo-unido mext-japon fundacion-carolina | santander-open-academy chevening daad-becas-alemania oea-portal-becas becas-com iefa opportunity-desk
becas para venezolanos | global-korea-scholarship erasmus-mundus uwc-colegios-del-mundo-unido fundacion-carolina mext-japon chevening | daad-becas-alemania oea-portal-becas becas-com iefa opportunity-desk santander-open-academy
soy de bolivia y quiero una beca | erasmus-mundus uwc-colegios-del-mundo-unido fundacion-carolina mext-japon global-korea-scholarship | chevening santander-open-academy daad-becas-alemania oea-portal-becas becas-com opportunity-desk iefa
becas ecuador | erasmus-mundus uwc-colegios-del-mundo-unido fundacion-carolina mext-japon global-korea-scholarship | chevening santander-open-academy daad-becas-alemania oea-portal-becas becas-com opportunity-desk iefa
becas peru secundaria | pronabec-beca-18 uwc-colegios-del-mundo-unido | mext-japon global-korea-scholarship rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding mi-carrera-peru lala
becas para peruanos | pronabec-beca-18 uwc-colegios-del-mundo-unido fundacion-carolina mext-japon | global-korea-scholarship chevening santander-open-academy erasmus-mundus daad-becas-alemania oea-portal-becas mi-carrera-peru becas-com iefa opportunity-desk
beca para chilenos | santander-open-academy anid-becas-posgrado-chile uwc-colegios-del-mundo-unido fundacion-carolina mext-japon | global-korea-scholarship chevening erasmus-mundus daad-becas-alemania oea-portal-becas becas-com iefa opportunity-desk
becas argentina | fundacion-carolina becas-fundacion-ypf uwc-colegios-del-mundo-unido | uba santander-open-academy mext-japon global-korea-scholarship chevening erasmus-mundus daad-becas-alemania becas-com oea-portal-becas iefa opportunity-desk
becas paraguay | global-korea-scholarship erasmus-mundus uwc-colegios-del-mundo-unido fundacion-carolina mext-japon | chevening daad-becas-alemania santander-open-academy oea-portal-becas becas-com iefa opportunity-desk
beca cuba | uwc-colegios-del-mundo-unido global-korea-scholarship erasmus-mundus fundacion-carolina mext-japon | chevening daad-becas-alemania becas-com santander-open-academy oea-portal-becas iefa opportunity-desk
scholarships for mexican students | santander-open-academy secihti-becas-nacionales-posgrado fulbright-garcia-robles lideres-del-manana-tec beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro | uwc-colegios-del-mundo-unido chevening mext-japon global-korea-scholarship fundacion-carolina erasmus-mundus daad-becas-alemania fundacion-bbva-chavos-que-inspiran opportunity-funds educationusa-ayuda-financiera mitacs-globalink-research-internship becas-com iefa
becas en alemania para licenciatura | daad-base-de-datos study-in-germany-daad tum | daad-becas-alemania uni-assist
beca completa en alemania | daad-becas-alemania daad-base-de-datos | study-in-germany-daad tum erasmus-mundus
beca ingenieria alemania | tum daad-base-de-datos daad-becas-alemania study-in-germany-daad | uni-assist erasmus-mundus
quiero estudiar ingenieria en alemania | tum study-in-germany-daad uni-assist | daad-base-de-datos daad-becas-alemania goethe-testdaf dw-nicos-weg eth-zurich
free university in germany | study-in-germany-daad uni-assist | tum daad-base-de-datos daad-becas-alemania eth-zurich goethe-testdaf
estudiar en japon sin saber japones | mext-japon oist-research-internship study-in-japan-jasso | nhk-hablemos-en-japones ship-for-world-youth jlpt
becas para corea del sur sin saber coreano | global-korea-scholarship | study-in-korea topik
becas china | | hsk becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities
becas en italia | | erasmus-mundus becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities
becas en españa para latinoamericanos | fundacion-carolina santander-open-academy becas-com | erasmus-mundus icetex-becas-vigentes
quiero estudiar en estados unidos pero no tengo dinero | educationusa opportunity-funds educationusa-ayuda-financiera questbridge-national-college-match harvard mit | jack-kent-cooke-college-scholarship educationusa-5-pasos fulbright-garcia-robles nyu-abu-dhabi educationusa-webinars educationusa-ferias-y-sesiones project-access uwc-colegios-del-mundo-unido coursera-applying-us
universidades de estados unidos que dan beca completa a extranjeros | educationusa-ayuda-financiera harvard mit | opportunity-funds questbridge-national-college-match educationusa nyu-abu-dhabi educationusa-ferias-y-sesiones educationusa-webinars bigfuture
how to get into harvard | project-access coursera-applying-us harvard common-app educationusa | purdue-owl-personal-statement common-app-ensayos college-essay-guy ucas-personal-statement sat act educationusa-5-pasos opportunity-funds khan-academy-sat mit-cartas-recomendacion bigfuture
como entrar a harvard siendo latino | project-access harvard educationusa opportunity-funds | common-app purdue-owl-personal-statement common-app-ensayos college-essay-guy ucas-personal-statement educationusa-5-pasos sat coursera-applying-us questbridge-national-college-match educationusa-ayuda-financiera lala khan-academy-sat educationusa-webinars
que necesito para estudiar en canada | educanada university-of-toronto | mitacs-globalink-research-internship ielts toefl-ibt duolingo-english-test
estudiar en brasil gratis | usp | celpe-bras duolingo
universidades en brasil para extranjeros | usp | celpe-bras
estudiar medicina en argentina | uba | becas-fundacion-ypf
estudiar en francia becas | campus-bourses campus-france-mexico | delf-dalf erasmus-mundus
estudiar en inglaterra con beca | chevening oxford | ucas ucas-personal-statement project-access iefa
universidad en europa gratis o barata | eth-zurich study-in-germany-daad | tum uni-assist erasmus-mundus campus-france-mexico campus-bourses daad-base-de-datos
estudiar afuera sin pagar | erasmus-mundus chevening mext-japon global-korea-scholarship uba usp nyu-abu-dhabi uwc-colegios-del-mundo-unido | harvard mit questbridge-national-college-match daad-becas-alemania opportunity-funds fundacion-carolina fulbright-garcia-robles anid-becas-posgrado-chile rotary-youth-exchange educationusa-ayuda-financiera icetex-becas-vigentes ship-for-world-youth iefa
quiero irme de intercambio | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | ship-for-world-youth aiesec-voluntario-global santander-open-academy youth-opportunities uwc-colegios-del-mundo-unido uwc-short-courses mitacs-globalink-research-internship programa-delfin-verano educanada becas-com
intercambio gratis prepa | uwc-colegios-del-mundo-unido afs-programas-interculturales yfu-youth-for-understanding rotary-youth-exchange | uwc-short-courses ship-for-world-youth telluride-association-summer-seminar yale-young-global-scholars
vivir con una familia en otro pais | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | aiesec-voluntario-global
universidades publicas en mexico | unam ipn uam udeg uanl | unam-dgae-aspirantes ipn-admision exani-ii oferta-academica-unam
universidad publica que no pida examen | uba | study-in-germany-daad usp
universidad sin examen de admision | uba | usp nyu-abu-dhabi
universidades privadas con beca mexico | tec-de-monterrey lideres-del-manana-tec itam | santander-open-academy
la prepa en cdmx como entrar | ecoems-mi-derecho-mi-lugar | beca-benito-juarez-media-superior
que onda con el examen de la unam | unam-dgae-aspirantes unam | oferta-academica-unam
fechas examen unam | unam-dgae-aspirantes unam |
guia para el examen del poli | ipn-admision ipn |
simulador examen de admision gratis | ipn-admision paa-practica-college-board icfes-cuadernillos-saber-11 bluebook-college-board khan-academy-sat | unam-dgae-aspirantes ceneval-guia-exani-ii ets-powerprep-gre paes-chile paa
como me preparo para la paes | paes-chile | mifuturo khan-academy-espanol julioprofe
practicar saber 11 gratis | icfes-cuadernillos-saber-11 | khan-academy-espanol julioprofe
examen de admision universidad chile | paes-chile | mifuturo
que piden para la usp | usp | celpe-bras
uni en chile cuanto cuesta | mifuturo | paes-chile
estudiar ingenieria en mexico | itam ipn unam tec-de-monterrey uanl uam | ipn-admision oferta-academica-unam unam-dgae-aspirantes udeg compara-carreras exani-ii
donde estudiar psicologia | oferta-academica-unam unam uam udeg uanl uba | harvard university-of-toronto mifuturo mi-carrera-peru compara-carreras
carrera de arquitectura | oferta-academica-unam unam uam tec-de-monterrey udeg uba usp | eth-zurich mit tum university-of-toronto uanl ipn compara-carreras mifuturo
quiero ser doctora | oferta-academica-unam uba usp unam uam udeg uanl ipn tec-de-monterrey | pubmed crashcourse ibo compara-carreras mifuturo mi-carrera-peru
quiero ser abogado | oferta-academica-unam unam udeg itam uba uanl uam | usp pasantias-oea tec-de-monterrey oxford compara-carreras mifuturo mi-carrera-peru
no se que carrera elegir | observatorio-laboral onet-mi-proximo-paso 123test-career ciencia-unam-como-elijo compara-carreras mi-carrera-peru mifuturo unam-prounam-invoca unam-estudiante-orienta oferta-academica-unam | bigfuture curiosamente
no tengo idea de que estudiar ayuda | observatorio-laboral onet-mi-proximo-paso 123test-career ciencia-unam-como-elijo compara-carreras mi-carrera-peru mifuturo unam-prounam-invoca unam-estudiante-orienta oferta-academica-unam | bigfuture curiosamente
test para saber que estudiar | observatorio-laboral onet-mi-proximo-paso 123test-career unam-prounam-invoca mi-carrera-peru | ciencia-unam-como-elijo bigfuture mifuturo
que carreras tienen mas futuro | compara-carreras mifuturo mi-carrera-peru | observatorio-laboral onet-mi-proximo-paso bigfuture ciencia-unam-como-elijo
carreras bien pagadas en peru | mi-carrera-peru | compara-carreras
cuanto gana un psicologo en mexico | compara-carreras | observatorio-laboral
cuanto gana un medico en chile | mifuturo | compara-carreras
test vocacional gratis en español | mi-carrera-peru observatorio-laboral onet-mi-proximo-paso | unam-prounam-invoca ciencia-unam-como-elijo
career test | 123test-career onet-mi-proximo-paso | observatorio-laboral bigfuture unam-prounam-invoca mi-carrera-peru
mentor para entrar a la universidad | project-access educationusa lala opportunity-funds | unam-estudiante-orienta lumiere-foundation coursera-applying-us educationusa-webinars
alguien que me ayude con mi ensayo | project-access purdue-owl-personal-statement common-app-ensayos college-essay-guy | ucas-personal-statement languagetool educationusa opportunity-funds
como escribo mi carta de motivos | purdue-owl-personal-statement harvard-career-resumes-cover-letters europass-cv | common-app-ensayos college-essay-guy ucas-personal-statement harvard-uraf-documentos languagetool project-access
como pedir una carta de recomendacion | mit-cartas-recomendacion | common-app ucas
como hacer mi cv si nunca he trabajado | europass-cv harvard-uraf-documentos harvard-career-resumes-cover-letters | overleaf
plantilla cv | europass-cv overleaf harvard-career-resumes-cover-letters | harvard-uraf-documentos
cover letter | harvard-career-resumes-cover-letters europass-cv | harvard-uraf-documentos languagetool purdue-owl-personal-statement
chamba sin experiencia | handshake google-summer-of-code outreachy | aiesec iaeste aprende-org idealist europass-cv harvard-uraf-documentos harvard-career-resumes-cover-letters
trabajo para estudiantes | handshake iaeste aiesec | google-summer-of-code outreachy idealist blue-book-comision-europea pasantias-naciones-unidas banco-mundial-pioneers aprende-org
practicas pagadas en el extranjero | caltech-surf cern-summer-student-programme isternship-ista epfl-excellence-in-engineering-e3 mitacs-globalink-research-internship oist-research-internship iaeste aiesec blue-book-comision-europea | programa-delfin-verano kaust-vsrp google-summer-of-code outreachy banco-mundial-pioneers idealist profellow handshake
pasantia onu pagada | pasantias-naciones-unidas | banco-mundial-pioneers pasantias-oea blue-book-comision-europea idealist
practicas de relaciones internacionales | pasantias-oea pasantias-naciones-unidas blue-book-comision-europea | banco-mundial-pioneers foro-juventud-ecosoc aiesec idealist
trabajar programando desde mi casa | outreachy google-summer-of-code | handshake github-student-developer-pack
remote internship computer science | google-summer-of-code outreachy | handshake iaeste github-student-developer-pack
verano de investigacion para universitarios mexicanos | caltech-surf cern-summer-student-programme isternship-ista epfl-excellence-in-engineering-e3 programa-delfin-verano mitacs-globalink-research-internship | oist-research-internship kaust-vsrp pathways-to-science iaeste
cursos de verano gratis para prepa | telluride-association-summer-seminar rsi-research-science-institute | canada-usa-mathcamp summer-science-program-ssp promys-boston-university yale-young-global-scholars uwc-short-courses lala cern-beamline-for-schools
campamento de matematicas | canada-usa-mathcamp promys-boston-university | summer-science-program-ssp rsi-research-science-institute omm
que hacer en vacaciones de verano si me gusta la ciencia | programa-delfin-verano summer-science-program-ssp rsi-research-science-institute | canada-usa-mathcamp promys-boston-university pathways-to-science caltech-surf cern-summer-student-programme isternship-ista epfl-excellence-in-engineering-e3 mitacs-globalink-research-internship yale-young-global-scholars breakthrough-junior-challenge cern-beamline-for-schools oist-research-internship junior-academy
summer programs for high school students | canada-usa-mathcamp promys-boston-university summer-science-program-ssp telluride-association-summer-seminar yale-young-global-scholars rsi-research-science-institute uwc-short-courses | pathways-to-science lala cern-beamline-for-schools
investigacion para alumnos de preparatoria | summer-science-program-ssp rsi-research-science-institute lumiere-foundation regeneron-isef | premio-nacional-juvenil-agua junior-academy pathways-to-science cern-beamline-for-schools promys-boston-university
estancia de investigacion en suiza | epfl-excellence-in-engineering-e3 cern-summer-student-programme | eth-zurich
fisica cern | cern-summer-student-programme cern-beamline-for-schools | ictp-escuelas-y-talleres
voluntariado | aiesec-voluntario-global idealist | lala uwc-short-courses aiesec
hacer voluntariado en otro pais gratis | aiesec-voluntario-global idealist | ship-for-world-youth
concursos para ganar dinero estudiantes | breakthrough-junior-challenge diamond-challenge hult-prize the-earth-prize john-locke-essay | ocean-awareness-contest solve-for-tomorrow premio-nacional-juvenil-agua mexico-canta sony-world-photography-youth regeneron-isef plural-plus technovation-girls
concurso de escritura | john-locke-essay ocean-awareness-contest | ipo world-scholars-cup st-gallen-symposium
concurso de dibujo | ocean-awareness-contest | sony-world-photography-youth plural-plus
concurso de videos | breakthrough-junior-challenge plural-plus | infomatrix nasa-space-apps ocean-awareness-contest
me gusta cantar | mexico-canta | ocean-awareness-contest
concurso de fotos gratis | sony-world-photography-youth | ocean-awareness-contest plural-plus
olimpiada mate | omm imo oim canguro-matematico | omm-en-linea imo-problems aops
como entro a la olimpiada de matematicas | omm-en-linea omm imo oim | canguro-matematico imo-problems aops
problemas de olimpiada de mate resueltos | imo-problems omm-en-linea aops | omm imo oim
olimpiada de quimica mexico | onq | icho oiaq
olimpiada de fisica como prepararme | ipho-problems omf ipho | oibf julioprofe khan-academy-espanol
olimpiada biologia | onb ibo oiab |
olimpiada de programacion | omi ioi | omegaup cses usaco-guide codeforces ioai
aprender c++ para la olimpiada | omi omegaup usaco-guide cses codeforces | ioi cs50x-harvard
competencias de robotica para secundaria | infomatrix first-robotics world-robot-olympiad robocup-junior | solve-for-tomorrow
robotica en mexico | infomatrix world-robot-olympiad robocup-junior first-robotics |
concurso de ciencias para jovenes de colombia | cern-beamline-for-schools solve-for-tomorrow breakthrough-junior-challenge regeneron-isef | nasa-space-apps junior-academy premio-nacional-juvenil-agua infomatrix the-earth-prize icho ibo oibf oiaq oiab ipho ioaa
debate en español | | wsdc world-scholars-cup nhsmun
modelos de naciones unidas | nhsmun | foro-juventud-ecosoc wsdc
concurso emprendedores prepa | diamond-challenge | technovation-girls solve-for-tomorrow the-earth-prize hult-prize ieo
tengo una idea de negocio | diamond-challenge hult-prize | technovation-girls the-earth-prize solve-for-tomorrow
ayudar al medio ambiente | the-earth-prize premio-nacional-juvenil-agua ocean-awareness-contest | uwc-short-courses aiesec-voluntario-global solve-for-tomorrow idealist foro-juventud-ecosoc one-young-world-summit
concursos ia | ioai technovation-girls | nasa-space-apps infomatrix solve-for-tomorrow
mujeres en ciencia | technovation-girls fundacion-carolina | outreachy breakthrough-junior-challenge becas-fundacion-ypf pathways-to-science
programas para chicas | technovation-girls | outreachy fundacion-carolina
becas para indigenas | pronabec-beca-18 jovenes-escribiendo-el-futuro | beca-benito-juarez-media-superior lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran santander-open-academy outreachy
becas para personas con discapacidad | pronabec-beca-18 | beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran santander-open-academy outreachy
becas sin promedio minimo | jovenes-escribiendo-el-futuro beca-benito-juarez-media-superior questbridge-national-college-match | uwc-colegios-del-mundo-unido becas-fundacion-ypf lumiere-foundation fundacion-chamanga santander-open-academy chevening canada-usa-mathcamp
becas para promedio bajo | jovenes-escribiendo-el-futuro beca-benito-juarez-media-superior | uwc-colegios-del-mundo-unido questbridge-national-college-match fundacion-chamanga santander-open-academy chevening lumiere-foundation canada-usa-mathcamp
becas deportivas | | educationusa-ayuda-financiera lideres-del-manana-tec becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities educationusa
becas para estudiar musica | | ocean-awareness-contest mexico-canta fundacion-chamanga unam udeg uanl becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities fulbright-garcia-robles
becas para estudiar arte | fundacion-chamanga | santander-open-academy becas-com iefa opportunity-desk oea-portal-becas youth-opportunities erasmus-mundus fulbright-garcia-robles chevening
becas para maestria | chevening erasmus-mundus daad-becas-alemania fundacion-carolina fulbright-garcia-robles mext-japon global-korea-scholarship anid-becas-posgrado-chile colfuturo-credito-beca secihti-becas-nacionales-posgrado | oea-portal-becas santander-open-academy profellow euraxess iefa daad-base-de-datos campus-bourses icetex-becas-vigentes becas-com
becas doctorado | fundacion-carolina daad-becas-alemania secihti-becas-nacionales-posgrado mext-japon fulbright-garcia-robles global-korea-scholarship anid-becas-posgrado-chile euraxess | colfuturo-credito-beca daad-base-de-datos campus-bourses profellow oea-portal-becas icetex-becas-vigentes becas-com iefa
maestria en el extranjero con todo pagado | chevening erasmus-mundus mext-japon global-korea-scholarship daad-becas-alemania fulbright-garcia-robles | fundacion-carolina anid-becas-posgrado-chile colfuturo-credito-beca profellow campus-bourses icetex-becas-vigentes oea-portal-becas
becas del gobierno mexicano | beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro secihti-becas-nacionales-posgrado | fulbright-garcia-robles
beca benito juarez secundaria | beca-benito-juarez-media-superior | jovenes-escribiendo-el-futuro fundacion-bbva-chavos-que-inspiran
becas para la universidad en mexico | santander-open-academy jovenes-escribiendo-el-futuro lideres-del-manana-tec | fundacion-bbva-chavos-que-inspiran tec-de-monterrey secihti-becas-nacionales-posgrado
becas fundacion | fundacion-chamanga becas-fundacion-ypf fundacion-bbva-chavos-que-inspiran fundacion-carolina | jack-kent-cooke-college-scholarship colfuturo-credito-beca lumiere-foundation
becas abiertas ahora | becas-com opportunity-desk santander-open-academy youth-opportunities | pronabec-beca-18 beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran chevening erasmus-mundus daad-becas-alemania fundacion-carolina fulbright-garcia-robles mext-japon global-korea-scholarship anid-becas-posgrado-chile colfuturo-credito-beca secihti-becas-nacionales-posgrado iefa oea-portal-becas questbridge-national-college-match rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding icetex-becas-vigentes indesgua daad-base-de-datos campus-bourses educationusa-ayuda-financiera profellow
como consigo una beca | becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities | mext-japon global-korea-scholarship educationusa-ayuda-financiera chevening questbridge-national-college-match harvard-uraf-documentos pronabec-beca-18 beca-benito-juarez-media-superior jovenes-escribiendo-el-futuro lideres-del-manana-tec uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran icetex-becas-vigentes indesgua opportunity-funds profellow purdue-owl-personal-statement
paginas confiables de becas | becas-com iefa opportunity-desk oea-portal-becas santander-open-academy youth-opportunities indesgua icetex-becas-vigentes daad-base-de-datos campus-bourses educationusa-ayuda-financiera | profellow educanada study-in-japan-jasso study-in-korea
prestamo para estudiar | colfuturo-credito-beca | icetex-becas-vigentes mi-carrera-peru
credito para posgrado colombia | colfuturo-credito-beca | icetex-becas-vigentes
quiero aprender ingles gratis y rapido | bbc-learning-english british-council-learnenglish duolingo language-transfer | ted-ed crashcourse santander-open-academy
ingles desde cero | language-transfer duolingo bbc-learning-english british-council-learnenglish |
examen de ingles barato | duolingo-english-test | toefl-ibt ielts cambridge-english
certificar mi ingles para una beca | toefl-ibt ielts duolingo-english-test cambridge-english |
aprender aleman gratis | dw-nicos-weg duolingo | goethe-testdaf language-transfer study-in-germany-daad
curso de frances desde cero | tv5monde-apprendre rfi-francais-facile duolingo | delf-dalf language-transfer
aprender coreano | topik | study-in-korea global-korea-scholarship duolingo
idiomas gratis | duolingo language-transfer bbc-learning-english dw-nicos-weg tv5monde-apprendre rfi-francais-facile nhk-hablemos-en-japones british-council-learnenglish | anki santander-open-academy
curso de portugues | duolingo celpe-bras | usp
como estudiar para un examen sin olvidar todo | anki | notion forest obsidian khan-academy-espanol
no me puedo concentrar para estudiar | forest | notion anki
app para organizarme | notion | forest obsidian anki
donde leer libros gratis | project-gutenberg internet-archive biblioteca-virtual-cervantes | biblioteca-digital-mundial-loc
libros pdf gratis | project-gutenberg internet-archive biblioteca-virtual-cervantes | biblioteca-digital-mundial-loc mit-opencourseware
donde buscar articulos para mi tarea | scielo redalyc google-academico dialnet doaj | la-referencia semantic-scholar core-open-access pubmed arxiv
como citar en apa | zotero | google-academico
tesis ejemplos | la-referencia dialnet google-academico | zotero overleaf core-open-access
cursos gratis con certificado | cs50x-harvard aprende-org | khan-academy-espanol mit-opencourseware santander-open-academy github-student-developer-pack coursera-applying-us
cursos en linea gratis | khan-academy-espanol aprende-org mit-opencourseware cs50x-harvard | dw-nicos-weg bbc-learning-english language-transfer santander-open-academy crashcourse coursera-applying-us omegaup brilliant nhk-hablemos-en-japones
clases de calculo | julioprofe khan-academy-espanol math2me mit-opencourseware | brilliant
no le entiendo a fisica | julioprofe khan-academy-espanol math2me | ipho-problems brilliant mit-opencourseware crashcourse
estoy reprobando matematicas | khan-academy-espanol julioprofe math2me | brilliant aprende-org
videos de ciencia | khan-academy-espanol curiosamente ted-ed crashcourse | breakthrough-junior-challenge
lideres jovenes | lala one-young-world-summit lideres-del-manana-tec yale-young-global-scholars ship-for-world-youth uwc-short-courses | st-gallen-symposium chevening foro-juventud-ecosoc european-forum-alpbach hult-prize
campamento de liderazgo latinoamerica | lala | uwc-short-courses yale-young-global-scholars lideres-del-manana-tec one-young-world-summit
soy la primera de mi familia en ir a la universidad | pronabec-beca-18 jovenes-escribiendo-el-futuro lideres-del-manana-tec project-access opportunity-funds | beca-benito-juarez-media-superior uwc-colegios-del-mundo-unido becas-fundacion-ypf fundacion-chamanga fundacion-bbva-chavos-que-inspiran educationusa questbridge-national-college-match lala unam-estudiante-orienta ciencia-unam-como-elijo uba usp unam jack-kent-cooke-college-scholarship lumiere-foundation
trabajo y estudio al mismo tiempo | unam | aprende-org jovenes-escribiendo-el-futuro udeg oea-portal-becas uba notion khan-academy-espanol
universidad en linea | unam udeg oea-portal-becas | aprende-org mit-opencourseware
deje la prepa y quiero regresar | aprende-org beca-benito-juarez-media-superior | ecoems-mi-derecho-mi-lugar khan-academy-espanol fundacion-chamanga
tengo 17 años y quiero una beca en el extranjero | uwc-colegios-del-mundo-unido mext-japon global-korea-scholarship | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding questbridge-national-college-match nyu-abu-dhabi harvard mit iefa lideres-del-manana-tec opportunity-funds educationusa-ayuda-financiera telluride-association-summer-seminar yale-young-global-scholars
becas para menores de edad | lideres-del-manana-tec pronabec-beca-18 uwc-colegios-del-mundo-unido beca-benito-juarez-media-superior | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding fundacion-bbva-chavos-que-inspiran mext-japon global-korea-scholarship telluride-association-summer-seminar summer-science-program-ssp canada-usa-mathcamp
fulbrigth mexico | fulbright-garcia-robles |
chebening | chevening |
beca en uwc que es | uwc-colegios-del-mundo-unido | uwc-short-courses ib-programa-diploma
internado en otro pais | uwc-colegios-del-mundo-unido | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding
bachillerato internacional becas | uwc-colegios-del-mundo-unido ib-programa-diploma |
economia | itam ieo banco-mundial-pioneers | unam uba st-gallen-symposium crashcourse compara-carreras khan-academy-espanol gmat mit oferta-academica-unam
derecho | unam itam uba uam udeg uanl | pasantias-oea usp tec-de-monterrey oxford harvard fundacion-carolina oferta-academica-unam john-locke-essay
derechos humanos | pasantias-oea fundacion-carolina | pasantias-naciones-unidas foro-juventud-ecosoc plural-plus nhsmun idealist one-young-world-summit
nasa para estudiantes | nasa-space-apps | ioaa pathways-to-science
hackathon | nasa-space-apps | technovation-girls infomatrix junior-academy codeforces
programas gratis para estudiantes de programacion | outreachy github-student-developer-pack google-summer-of-code cs50x-harvard omegaup | cses codeforces usaco-guide khan-academy-espanol nasa-space-apps technovation-girls mit-opencourseware
astronomia | summer-science-program-ssp ioaa nasa-space-apps |
becas para ingenieros en europa | erasmus-mundus daad-becas-alemania epfl-excellence-in-engineering-e3 | iaeste eth-zurich tum cern-summer-student-programme chevening isternship-ista daad-base-de-datos campus-bourses fundacion-carolina colfuturo-credito-beca
sat gratis practica | khan-academy-sat bluebook-college-board | sat act
que es mejor toefl o ielts | toefl-ibt ielts | duolingo-english-test cambridge-english
visa de estudiante estados unidos | educationusa educationusa-5-pasos educationusa-webinars educationusa-ferias-y-sesiones | opportunity-funds
ferias de universidades | educationusa-ferias-y-sesiones | educationusa educationusa-webinars
`;

export const JUDGED = judgedIn(LINES);
