import { parseJudgedQueries } from "./judged-query.fixture.ts";

/**
 * Held-out queries: the whole catalogue was graded for each before any result was seen.
 * Rules and words are tuned on `JUDGED_QUERIES`, but the held-out mean, and the filters that
 * the best held-out items miss, decided on a few rules (decision 0049). The author of some
 * rules had written and graded queries 81 to 112 before. One judge graded the items for
 * single countries, and wrote and graded the last 68 queries.
 */
const LINES = `
becas para nicas que ya salieron de la secundaria | lideres-del-manana-tec mext-japon global-korea-scholarship turkiye-burslari beca-gobierno-china-csc | uwc-colegios-del-mundo-unido opportunity-funds educationusa-ayuda-financiera oea-portal-becas santander-open-academy lala iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania pec-g-brasil beca-azerbaiyan-heydar-aliyev toronto-pearson-scholarship kaist-licenciatura ubc-international-scholars becas-excelencia-mexico-extranjeros-movilidad universidad-earth becas-regionales-italia-dsu berea-college unila zamorano
soy tica y quiero estudiar la u afuera con beca | lideres-del-manana-tec mext-japon global-korea-scholarship turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | uwc-colegios-del-mundo-unido nyu-abu-dhabi harvard mit tec-de-monterrey opportunity-funds educationusa-ayuda-financiera educationusa oea-portal-becas santander-open-academy project-access iefa becas-com opportunity-desk youth-opportunities toronto-pearson-scholarship kaist-licenciatura ubc-international-scholars becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-regionales-italia-dsu pec-g-brasil unila conape-costa-rica berea-college princeton yale dartmouth-college bowdoin-college amherst-college
becas de maestria para panameños | fundacion-carolina chevening erasmus-mundus daad-becas-alemania mext-japon global-korea-scholarship oea-portal-becas turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | secihti-becas-nacionales-posgrado santander-open-academy educationusa-ayuda-financiera campus-bourses daad-base-de-datos profellow iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-excelencia-mexico-extranjeros-movilidad becas-regionales-italia-dsu ifarhu-concurso-general-becas
beca para dominicanos en europa | fundacion-carolina erasmus-mundus chevening daad-becas-alemania stipendium-hungaricum mescyt-becas-internacionales-grado | campus-bourses daad-base-de-datos becas-com iefa opportunity-desk santander-open-academy campus-france-mexico becas-regionales-italia-dsu becas-gobierno-rumania
bolsas de estudo no exterior para brasileiros | mext-japon global-korea-scholarship erasmus-mundus chevening fundacion-carolina daad-becas-alemania uwc-colegios-del-mundo-unido turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | oea-portal-becas secihti-becas-nacionales-posgrado santander-open-academy educationusa-ayuda-financiera opportunity-funds campus-bourses daad-base-de-datos mitacs-globalink-research-internship iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-excelencia-mexico-extranjeros-movilidad becas-regionales-italia-dsu kaist-licenciatura toronto-pearson-scholarship ubc-international-scholars augm-escala-grado pila-intercambio-latinoamericano
becas para haitianos | uwc-colegios-del-mundo-unido mext-japon global-korea-scholarship erasmus-mundus chevening daad-becas-alemania becas-amistad-francia-haiti beca-taiwan-mofa turkiye-burslari | oea-portal-becas secihti-becas-nacionales-posgrado educationusa-ayuda-financiera opportunity-funds campus-bourses daad-base-de-datos campus-france-mexico lala iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania pec-g-brasil beca-azerbaiyan-heydar-aliyev toronto-pearson-scholarship kaist-licenciatura ubc-international-scholars becas-excelencia-mexico-extranjeros-movilidad universidad-earth becas-regionales-italia-dsu berea-college beca-taiwan-icdf unila cap-innovation-oif-haiti beca-gobierno-china-csc campus-france-haiti
soy de puerto rico becas para universidad en estados unidos | questbridge-national-college-match jack-kent-cooke-college-scholarship fafsa-beca-pell-puerto-rico beca-kinesis-puerto-rico becas-fundacion-comunitaria-puerto-rico | harvard mit bigfuture educationusa-ayuda-financiera iefa common-app berea-college princeton yale dartmouth-college bowdoin-college amherst-college
soy uruguaya quiero retomar mis estudios y no tengo plata | fundacion-chamanga fondo-de-solidaridad-uruguay becas-bienestar-udelar becas-butia-uruguay | santander-open-academy oea-portal-becas aprende-org becas-com ingreso-udelar concurso-becas-ucu jovenes-a-programar-uruguay
boliviano quiero estudiar la u en japon o corea | mext-japon global-korea-scholarship study-in-japan-jasso study-in-korea kaist-licenciatura | jlpt topik nhk-hablemos-en-japones
intercanvio para chicos de colegio paraguay | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | uwc-colegios-del-mundo-unido uwc-short-courses afs-global-stem-academies parlamento-juvenil-mercosur
ecuador como postulo a una universidad gringa | educationusa educationusa-5-pasos common-app opportunity-funds coursera-applying-us educationusa-ferias-y-sesiones educationusa-webinars | educationusa-ayuda-financiera bigfuture project-access sat act khan-academy-sat common-app-ensayos college-essay-guy purdue-owl-personal-statement mit-cartas-recomendacion toefl-ibt ielts duolingo-english-test harvard mit berea-college princeton yale dartmouth-college bowdoin-college amherst-college
becas para salvadoreños en mexico | lideres-del-manana-tec secihti-becas-nacionales-posgrado becas-excelencia-mexico-extranjeros-movilidad | tec-de-monterrey santander-open-academy becas-com oea-portal-becas
cursos gratis para aprender un oficio venezuela | aprende-org inces-formacion | santander-open-academy cs50x-harvard khan-academy-espanol
desde cuba hacer un posgrado en españa | fundacion-carolina | erasmus-mundus becas-com santander-open-academy oea-portal-becas euraxess iefa
soy chapin y quiero entrar al tec de monterrey | lideres-del-manana-tec tec-de-monterrey | paa paa-practica-college-board indesgua
estancia de investigacion para universitarios de honduras | caltech-surf isternship-ista epfl-excellence-in-engineering-e3 cern-summer-student-programme oist-research-internship kaust-vsrp | mitacs-globalink-research-internship programa-delfin-verano pathways-to-science profellow iaeste ictp-escuelas-y-talleres becas-verano-balseiro verano-nicolaita-investigacion
beca ingenieria en petroleo argentina | becas-fundacion-ypf becas-roberto-rocca | uba santander-open-academy becas-com instituto-balseiro-ingreso-becado progresar-argentina
becas de magister en el extranjero para chilenos | anid-becas-posgrado-chile chevening erasmus-mundus fundacion-carolina daad-becas-alemania mext-japon global-korea-scholarship oea-portal-becas turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | secihti-becas-nacionales-posgrado santander-open-academy educationusa-ayuda-financiera campus-bourses daad-base-de-datos profellow iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-excelencia-mexico-extranjeros-movilidad becas-regionales-italia-dsu alianza-pacifico-movilidad
soy de provincia en peru y acabo el cole beca del estado | pronabec-beca-18 beca-tec-peru | mi-carrera-peru beca-hijos-de-docentes-peru beca-permanencia-peru
becas de posgrado colombia sin credito ni deuda | icetex-becas-vigentes fundacion-carolina chevening erasmus-mundus daad-becas-alemania mext-japon global-korea-scholarship oea-portal-becas turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | secihti-becas-nacionales-posgrado santander-open-academy educationusa-ayuda-financiera campus-bourses daad-base-de-datos profellow iefa becas-com opportunity-desk youth-opportunities becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-excelencia-mexico-extranjeros-movilidad becas-regionales-italia-dsu
scholarships for students from belize | lideres-del-manana-tec uwc-colegios-del-mundo-unido mext-japon global-korea-scholarship chevening erasmus-mundus daad-becas-alemania stipendium-hungaricum beca-taiwan-mofa turkiye-burslari | oea-portal-becas secihti-becas-nacionales-posgrado educationusa-ayuda-financiera opportunity-funds campus-bourses daad-base-de-datos iefa becas-com opportunity-desk youth-opportunities beca-taiwan-icdf becas-gobierno-rumania becas-excelencia-mexico-extranjeros-movilidad beca-azerbaiyan-heydar-aliyev zamorano universidad-earth toronto-pearson-scholarship kaist-licenciatura ubc-international-scholars berea-college
mi familia no me puede pagar la universidad en mexico | jovenes-escribiendo-el-futuro lideres-del-manana-tec unam becas-unam cdmx-beca-transporte-universitarios beca-gertrudis-bocanegra becalos universidades-bienestar-benito-juarez universidad-rosario-castellanos | ipn uam udeg uanl tec-de-monterrey fundacion-bbva-chavos-que-inspiran santander-open-academy guanajuato-becas-juventudes edomex-becas-aprovechamiento jalisco-apoyo-transporte tecnm
no quede en la unam que otras opciones tengo | uam ipn universidad-rosario-castellanos universidades-bienestar-benito-juarez tecnm | udeg uanl tec-de-monterrey itam exani-ii ceneval-guia-exani-ii unam-dgae-aspirantes ipn-admision uba
soy trans y quiero trabajar en tecnologia | outreachy technovation-girls | cs50x-harvard google-summer-of-code github-student-developer-pack
maestria en otro pais pero en español | fundacion-carolina secihti-becas-nacionales-posgrado becas-excelencia-mexico-extranjeros-movilidad | becas-com oea-portal-becas santander-open-academy
high school exchange year in japan | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | study-in-japan-jasso nhk-hablemos-en-japones
becas de movilidad un semestre en españa | santander-open-academy | becas-com fundacion-carolina becal-movilidad-de-grado
viajar gratis a japon tengo 20 años | ship-for-world-youth mext-japon | oist-research-internship study-in-japan-jasso
requisitos para entrar a oxford | oxford ucas ucas-personal-statement | project-access ielts toefl-ibt cambridge-english ib-programa-diploma ap-advanced-placement
mit application international student | mit educationusa-5-pasos coursera-applying-us | educationusa mit-cartas-recomendacion sat act khan-academy-sat toefl-ibt ielts duolingo-english-test project-access opportunity-funds college-essay-guy
beca para carrera tecnica | pronabec-beca-18 mext-japon jovenes-escribiendo-el-futuro fundacion-chamanga beca-tec-peru becas-talento-intecap becas-tecnicas-mineducyt itla-becas sena-colombia inatec-nicaragua | aprende-org santander-open-academy becas-com becas-direccion-integracion gratuidad-fuas-chile becas-arancel-fuas-chile ina-formacion-dual-costa-rica inadeh-formacion-dual infotep-formacion snpp-paraguay infop-honduras progresar-argentina inces-formacion
cuanto cuesta vivir y estudiar en alemania | study-in-germany-daad | tum uni-assist daad-becas-alemania daad-base-de-datos
becas canada pregrado | educanada toronto-pearson-scholarship ubc-international-scholars | university-of-toronto mitacs-globalink-research-internship oea-portal-becas iefa opportunity-desk
olinpiada de economia como me preparo | ieo | khan-academy-espanol crashcourse john-locke-essay
problemas de linguistica para practicar | iol-problems iol |
festival de cortos hechos por jovenes | plural-plus infomatrix ocean-awareness-contest | breakthrough-junior-challenge
concursos para universitarios no de prepa | hult-prize nasa-space-apps infomatrix plural-plus icpc-latinoamerica global-student-prize | st-gallen-symposium mexico-canta codeforces opportunity-desk youth-opportunities swift-student-challenge hackathon-nicaragua ayiti-ai-hackathon goi-peace-essay-contest expociencias-nacional
gane la feria de ciencias de mi cole y ahora que | regeneron-isef infomatrix expociencias-nacional febrace-brasil congreso-explora-chile clubes-de-ciencia-uruguay eureka-peru feria-ingenio-juvenil-panama feria-nacional-ciencia-costa-rica feria-innovacion-cientifica-nicaragua | solve-for-tomorrow the-earth-prize premio-nacional-juvenil-agua junior-academy breakthrough-junior-challenge zenodo zayed-sustainability-global-high-schools
debate competition in english for teens | wsdc world-scholars-cup | nhsmun
concurso para hacer una app que ayude a mi barrio | technovation-girls solve-for-tomorrow nasa-space-apps swift-student-challenge hackathon-nicaragua | infomatrix the-earth-prize diamond-challenge hult-prize junior-academy ayiti-ai-hackathon olimpiada-robotica-ceibal olimpiadas-stem-bolivia
concurso de mate para los que no somos genios | canguro-matematico | omm omm-en-linea pagmo omcc obmep-brasil onem-peru olimpiada-matematica-argentina-oma olimpiada-nacional-matematica-chile olimpiadas-colombianas-uan olimpiadas-matematica-sedem olimpiada-nacional-matematica-omec olimpiadas-matematicas-puerto-rico olimpiada-puertorriquena-geometria olimpiada-hondurena-matematicas olimpiada-juvenil-matematica-paraguay
concursos que pueda hacer yo sola sin equipo | breakthrough-junior-challenge john-locke-essay sony-world-photography-youth ocean-awareness-contest the-earth-prize canguro-matematico swift-student-challenge goi-peace-essay-contest nyt-learning-network-contests global-student-prize | premio-nacional-juvenil-agua plural-plus mexico-canta technovation-girls omm omf onq onb omi codeforces pagmo omcc obmep-brasil onem-peru olimpiada-matematica-argentina-oma olimpiada-nacional-matematica-chile olimpiadas-colombianas-uan olimpiadas-matematica-sedem olimpiada-nacional-matematica-omec olimpiadas-matematicas-puerto-rico olimpiada-puertorriquena-geometria olimpiada-hondurena-matematicas olimpiada-juvenil-matematica-paraguay premio-arguedas-peru mejor-estudiante-nicaragua concurso-nacional-oratoria-panama olimpiada-argentina-biologia olimpiada-argentina-fisica
mentor para investigar y escribir un articulo | lumiere-foundation | junior-academy rsi-research-science-institute summer-science-program-ssp caltech-surf programa-delfin-verano becas-evc-cin
como empezar a colaborar en software libre | google-summer-of-code outreachy | github-student-developer-pack cs50x-harvard
quien me ayuda a postular a universidades de inglaterra | project-access ucas ucas-personal-statement | oxford ielts purdue-owl-personal-statement
hablar con alumnos de la carrera que me interesa | unam-estudiante-orienta | project-access oferta-academica-unam
no me alcanza ni pa los examenes y quiero estudiar en usa | opportunity-funds educationusa educationusa-ayuda-financiera | project-access khan-academy-sat bluebook-college-board educationusa-ferias-y-sesiones educationusa-webinars educationusa-5-pasos berea-college
quiero aprender japones y no se nada | nhk-hablemos-en-japones | duolingo jlpt anki
mejorar mi listening | bbc-learning-english british-council-learnenglish | ted-ed crashcourse language-transfer duolingo
que nivel de aleman piden las universidades | goethe-testdaf study-in-germany-daad | uni-assist tum eth-zurich dw-nicos-weg
simulacro delf b2 | delf-dalf | tv5monde-apprendre rfi-francais-facile
exani 2 que temas vienen | exani-ii ceneval-guia-exani-ii |
prueba college board puerto rico practica | paa-practica-college-board paa | upr-admision
gre free practice test | ets-powerprep-gre gre-general |
sat or act which one is easier | sat act | khan-academy-sat bluebook-college-board
articulos de medicina gratis | pubmed scielo | core-open-access doaj google-academico redalyc semantic-scholar dialnet
papers de inteligencia artificial | arxiv semantic-scholar google-academico | core-open-access doaj
leer el quijote en linea | biblioteca-virtual-cervantes project-gutenberg | internet-archive
clases de universidades gringas gratis desde mi casa | mit-opencourseware cs50x-harvard | coursera-applying-us
ya se programar y quiero retos mas dificiles | cses codeforces usaco-guide omegaup | mit-opencourseware google-summer-of-code nasa-space-apps ioi omi icpc-latinoamerica swift-student-challenge ofmi obi-brasil olimpiada-informatica-argentina
aprender a programar sin saber ingles | cs50x-harvard omegaup khan-academy-espanol | aprende-org technovation-girls omi jovenes-a-programar-uruguay joven-club-cuba ofmi
estoy entre derecho y comunicacion no me decido | ciencia-unam-como-elijo compara-carreras oferta-academica-unam | onet-mi-proximo-paso observatorio-laboral mifuturo mi-carrera-peru 123test-career unam-estudiante-orienta unam-prounam-invoca
estoy en el cch y no se que area escoger | unam-prounam-invoca unam-estudiante-orienta oferta-academica-unam ciencia-unam-como-elijo | onet-mi-proximo-paso observatorio-laboral compara-carreras 123test-career
me equivoque de carrera y quiero cambiarme | ciencia-unam-como-elijo onet-mi-proximo-paso | compara-carreras observatorio-laboral oferta-academica-unam mi-carrera-peru mifuturo 123test-career
pasantia en la union europea para latinos | blue-book-comision-europea | aiesec iaeste euraxess
becas para especialidad medica | secihti-becas-nacionales-posgrado colfuturo-credito-beca | fundacion-carolina oea-portal-becas icetex-becas-vigentes iefa becas-com
becas que paguen el vuelo | mext-japon global-korea-scholarship chevening anid-becas-posgrado-chile daad-becas-alemania ship-for-world-youth turkiye-burslari beca-taiwan-icdf beca-taiwan-mofa beca-azerbaiyan-heydar-aliyev alianza-pacifico-movilidad | opportunity-funds colfuturo-credito-beca
undergraduate scholarships without ielts | mext-japon global-korea-scholarship turkiye-burslari beca-gobierno-china-csc | lideres-del-manana-tec iefa opportunity-desk pec-g-brasil becas-gobierno-rumania beca-taiwan-mofa
virtual research program for high schoolers | junior-academy lumiere-foundation | pathways-to-science
conferencia internacional de jovenes con todo pagado | one-young-world-summit european-forum-alpbach st-gallen-symposium | foro-juventud-ecosoc ship-for-world-youth opportunity-desk youth-opportunities fundacion-botin-funcion-publica parlamento-juvenil-mercosur
estancia en austria sin hablar aleman | isternship-ista | epfl-excellence-in-engineering-e3 cern-summer-student-programme
paid research internship undergrad | caltech-surf isternship-ista epfl-excellence-in-engineering-e3 cern-summer-student-programme oist-research-internship mitacs-globalink-research-internship becas-verano-balseiro becas-evc-cin | kaust-vsrp pathways-to-science profellow google-summer-of-code iaeste
universidades gratis en latinoamerica | uba usp unam universidad-rosario-castellanos universidades-bienestar-benito-juarez uba-xxi-cbc ingreso-udelar unila pec-g-brasil | ipn uam udeg uanl cnu-nicaragua-admision sisu-brasil arancel-cero-paraguay ingreso-educacion-superior-cuba gratuidad-fuas-chile puedo-estudiar-colombia
voy en high school en california mis papas son migrantes becas | questbridge-national-college-match jack-kent-cooke-college-scholarship | harvard mit bigfuture common-app berea-college princeton yale dartmouth-college bowdoin-college amherst-college
soy extranjero y quiero hacer la maestria en mexico | secihti-becas-nacionales-posgrado becas-excelencia-mexico-extranjeros-movilidad | santander-open-academy oea-portal-becas becas-com
quiero ser diplomatica | pasantias-oea pasantias-naciones-unidas nhsmun | foro-juventud-ecosoc blue-book-comision-europea ship-for-world-youth yale-young-global-scholars oferta-academica-unam itam fundacion-botin-funcion-publica parlamento-juvenil-mercosur
erasmus mundos que papeles piden | erasmus-mundus | europass-cv harvard-uraf-documentos purdue-owl-personal-statement ielts toefl-ibt
becas dadd maestria | daad-becas-alemania daad-base-de-datos | study-in-germany-daad uni-assist goethe-testdaf
common app essay prompts help | common-app-ensayos college-essay-guy purdue-owl-personal-statement | common-app coursera-applying-us project-access
intercambio sin saber el idioma del pais | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | uwc-colegios-del-mundo-unido pila-intercambio-latinoamericano augm-escala-grado
acabo de terminar quinto de secundaria y no tengo plata para la universidad | pronabec-beca-18 beca-tec-peru | uba usp mext-japon global-korea-scholarship opportunity-funds mi-carrera-peru jovenes-escribiendo-el-futuro lideres-del-manana-tec becas-fundacion-ypf fundacion-chamanga santander-open-academy beca-hijos-de-docentes-peru beca-permanencia-peru becas-sociales-bolivia turkiye-burslari beca-gobierno-china-csc pec-g-brasil unila
maestria en españa para peruanos sin ingles | fundacion-carolina | becas-com erasmus-mundus santander-open-academy oea-portal-becas
que carrera estudiar en peru y cuanto pagan | mi-carrera-peru | onet-mi-proximo-paso ciencia-unam-como-elijo 123test-career
simulacro icfes gratis | icfes-cuadernillos-saber-11 | khan-academy-espanol saber-11-colombia
becas en el exterior para colombianos pregrado | mext-japon global-korea-scholarship icetex-becas-vigentes turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum | santander-open-academy iefa becas-com educationusa-ayuda-financiera opportunity-funds nyu-abu-dhabi harvard mit university-of-toronto alianza-pacifico-movilidad toronto-pearson-scholarship ubc-international-scholars kaist-licenciatura pec-g-brasil unila becas-gobierno-rumania beca-azerbaiyan-heydar-aliyev becas-regionales-italia-dsu berea-college princeton yale dartmouth-college bowdoin-college amherst-college
credito condonable para maestria en el exterior | colfuturo-credito-beca | icetex-becas-vigentes
becas para ingenieria en sistemas argentina | becas-fundacion-ypf becas-roberto-rocca progresar-argentina | uba santander-open-academy mext-japon global-korea-scholarship instituto-balseiro-ingreso-becado becas-evc-cin turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum
anotarme en la uba siendo extranjero | uba | uba-xxi-cbc
intercambio en la secundaria con familia | rotary-youth-exchange afs-programas-interculturales yfu-youth-for-understanding | uwc-colegios-del-mundo-unido afs-global-stem-academies
puntaje paes medicina | paes-chile | mifuturo
becas chile doctorado afuera | anid-becas-posgrado-chile | daad-becas-alemania fundacion-carolina mext-japon global-korea-scholarship oea-portal-becas euraxess turkiye-burslari beca-gobierno-china-csc stipendium-hungaricum
cuanto cuesta estudiar enfermeria en chile | mifuturo | paes-chile gratuidad-fuas-chile becas-arancel-fuas-chile
beca para estudiar en el tec siendo guatemalteca | lideres-del-manana-tec | tec-de-monterrey indesgua
soy de guate y quiero una maestria en reino unido | chevening | indesgua iefa fondo-nacional-becas-guatemala segeplan-becas-guatemala
cursos gratis de ingles por internet | bbc-learning-english british-council-learnenglish duolingo language-transfer | santander-open-academy ted-ed
verano de investigacion para universitarios de ecuador | programa-delfin-verano caltech-surf cern-summer-student-programme isternship-ista epfl-excellence-in-engineering-e3 | oist-research-internship kaust-vsrp pathways-to-science iaeste becas-verano-balseiro verano-nicolaita-investigacion
no paso el examen de ingreso, universidades sin examen | uba universidad-rosario-castellanos universidades-bienestar-benito-juarez uba-xxi-cbc ingreso-udelar unila | usp nyu-abu-dhabi study-in-germany-daad cnu-nicaragua-admision colegio-universitario-cuba pec-g-brasil
becas para ir a taiwan o corea | global-korea-scholarship beca-taiwan-mofa beca-taiwan-icdf kaist-licenciatura | study-in-korea topik
como hago un curriculum para pedir beca | harvard-uraf-documentos europass-cv | harvard-career-resumes-cover-letters overleaf
cuando sale la convocatoria del poli | ipn-admision | ipn
estancias de investigacion pagadas en europa | cern-summer-student-programme isternship-ista epfl-excellence-in-engineering-e3 | euraxess fundacion-carolina daad-becas-alemania iaeste
beca conacyt | secihti-becas-nacionales-posgrado |
ayuda para mi hermano que va a entrar a la secundaria | fundacion-bbva-chavos-que-inspiran beca-rita-cetina | beca-benito-juarez-media-superior bono-a-mil-dominicana becas-butia-uruguay ifarhu-pase-u avancemos-costa-rica bono-juancito-pinto
concurso de cuentos y poesia | ocean-awareness-contest premio-arguedas-peru leer-a-marti | john-locke-essay nyt-learning-network-contests goi-peace-essay-contest
venezolana quiero hacer voluntariado | aiesec-voluntario-global idealist | lala uwc-short-courses
olimpiada de fisica bolivia | ipho oibf | ipho-problems ioaa
programas de verano en estados unidos para colegio | yale-young-global-scholars promys-boston-university telluride-association-summer-seminar rsi-research-science-institute summer-science-program-ssp | canada-usa-mathcamp pathways-to-science
apoyo para artistas jovenes uruguay | fundacion-chamanga | ocean-awareness-contest sony-world-photography-youth
online mentor for high school research | lumiere-foundation junior-academy | rsi-research-science-institute project-access
practice tests for the SAT | khan-academy-sat bluebook-college-board | sat
alemaña maestria veca | daad-becas-alemania | daad-base-de-datos erasmus-mundus study-in-germany-daad
laburo remoto para estudiantes de sistemas | outreachy google-summer-of-code | handshake github-student-developer-pack iaeste
soy dominicana y quiero estudiar fuera con beca del estado | mescyt-becas-internacionales-grado | mext-japon global-korea-scholarship turkiye-burslari stipendium-hungaricum beca-gobierno-china-csc fundacion-carolina mescyt-becas-nacionales
becas de gobierno republica dominicana | mescyt-becas-nacionales mescyt-becas-internacionales-grado | itla-becas bono-a-mil-dominicana ingles-por-inmersion-mescyt
estudiar ciberseguridad en dominicana | itla-becas | infotep-formacion
becas para panameños de escuela publica | ifarhu-concurso-general-becas ifarhu-pase-u ifarhu-beca-socioeconomica | uwc-colegios-del-mundo-unido mext-japon global-korea-scholarship turkiye-burslari
como se entra a la universidad de panama | universidad-de-panama | utp-panama
examen psicoaptitudinal utp | utp-panama | universidad-de-panama paa
pase u panama cuando pagan | ifarhu-pase-u |
quiero estudiar agronomia en honduras | zamorano | unah-admision-phuma
universidad de agricultura con beca costa rica | universidad-earth | beca-socioeconomica-ucr
matricula gratis en la ucr | beca-socioeconomica-ucr | ucr-costa-rica
taller de mecanica gratis en panama | inadeh-formacion-dual | cefodea-panama
curso tecnico en costa rica mientras trabajo | ina-formacion-dual-costa-rica |
olimpiada de fisica honduras | olimpiada-hondurena-fisica | oibf ipho ipho-problems
mi primer empleo guatemala sin experiencia | beca-mi-primer-empleo-guatemala |
becas para estudiantes pobres de guatemala | fondo-nacional-becas-guatemala becas-talento-intecap | uwc-colegios-del-mundo-unido lideres-del-manana-tec mext-japon global-korea-scholarship turkiye-burslari beca-taiwan-mofa segeplan-becas-guatemala
bachilleres de el salvador beca para la universidad | becas-dagoberto-gutierrez becas-direccion-integracion | mext-japon global-korea-scholarship turkiye-burslari stipendium-hungaricum beca-gobierno-china-csc becas-tecnicas-mineducyt lideres-del-manana-tec
robotica nicaragua | wro-nicaragua | first-robotics world-robot-olympiad robocup-junior first-global-challenge hackathon-nicaragua
como me prematriculo en la unan | cnu-nicaragua-admision |
cursos de computacion cuba | joven-club-cuba |
concurso de fisica en cuba | concursos-nacionales-cuba | oibf ipho ipho-problems
becas para haitianos en francia | becas-amistad-francia-haiti | campus-bourses campus-france-haiti
inscribirme en la universidad del estado haiti | ueh-admission | bac-haiti
beca para boricuas | fafsa-beca-pell-puerto-rico beca-kinesis-puerto-rico becas-fundacion-comunitaria-puerto-rico | questbridge-national-college-match jack-kent-cooke-college-scholarship
campamento de verano en mayaguez | campamentos-uprm |
competencia de mate puerto rico | olimpiadas-matematicas-puerto-rico olimpiada-puertorriquena-geometria | imo oim omcc pagmo
el colegio de alto rendimiento como postulo | coar-peru |
mi mama es profesora de colegio publico hay beca en peru | beca-hijos-de-docentes-peru | pronabec-beca-18 beca-tec-peru
concurso de cuento para escolares peruanos | premio-arguedas-peru |
becas para la u publica en peru ya estoy estudiando | beca-permanencia-peru | beca-hijos-de-docentes-peru
olimpiada de mate ecuador | olimpiadas-matematica-sedem olimpiada-nacional-matematica-omec | imo oim pagmo
examen de la espol | admision-espol | registro-nacional-ecuador
chamba del gobierno para jovenes ecuador | jovenes-en-accion-ecuador |
plata para jovenes que estudian colombia prosperidad social | renta-joven-colombia | jovenes-a-la-e puedo-estudiar-colombia
inscripcion saber 11 cuanto vale | saber-11-colombia | icfes-cuadernillos-saber-11
olimpiadas de matematicas colombia universidad antonio nariño | olimpiadas-colombianas-uan |
robotica venezuela para niños | olimpiada-robotica-creativa-venezuela | semilleros-cientificos-venezuela first-robotics world-robot-olympiad robocup-junior first-global-challenge
universidad catolica caracas ayuda economica | becas-ucab-venezuela | becas-monteavila-venezuela
carrera gratis en brasil para latinos | unila pec-g-brasil | usp
financiamento estudantil fies | fies-brasil | prouni-brasil
olimpiada de matematica das escolas publicas | obmep-brasil |
feria de ciencias para proyectos de prepa brasil | febrace-brasil | regeneron-isef
estudiar fisica nuclear con beca bariloche | instituto-balseiro-ingreso-becado becas-verano-balseiro |
beca techint | becas-roberto-rocca |
iniciarme en la investigacion siendo estudiante de grado argentina | becas-evc-cin | becas-verano-balseiro
arrancar el cbc desde casa | uba-xxi-cbc | uba
beca por buenas notas en la media chile | beca-presidente-republica-chile | becas-arancel-fuas-chile
dar la paes gratis | beca-paes-chile | paes-chile
entrar a la u con el pace | pace-chile |
proyecto de ciencia para mi liceo chile | congreso-explora-chile | regeneron-isef zayed-sustainability-global-high-schools
plata para seguir en el liceo uruguay | becas-butia-uruguay | fondo-de-solidaridad-uruguay
becas de la catolica montevideo | concurso-becas-ucu |
clubes de ciencia | clubes-de-ciencia-uruguay clubes-de-ciencia-mexico |
entrar a medicina en la una paraguay | ingreso-una-paraguay |
no pagar arancel en la universidad publica paraguay | arancel-cero-paraguay | becas-gobierno-paraguay
curso gratis de electricidad asuncion | snpp-paraguay |
premio por ser el mejor promedio de mi colegio bolivia | incentivo-bachiller-destacado-bolivia | umsa-ingreso-directo-beca-provincial becas-sociales-bolivia
beca para estudiar en universidad privada bolivia | becas-sociales-bolivia |
apoyo para transporte universitarios cdmx | cdmx-beca-transporte-universitarios | beca-gertrudis-bocanegra
beca si debo materias en la unam | becas-unam |
estudiar medicina en una universidad del bienestar sin examen | universidades-bienestar-benito-juarez | universidad-rosario-castellanos
ser maestro comunitario y que me paguen la carrera | conafe-educador-comunitario |
examen tecnologico de mexico ingreso | tecnm |
beca en azerbaiyan o rumania | beca-azerbaiyan-heydar-aliyev becas-gobierno-rumania |
estudiar en italia siendo pobre | becas-regionales-italia-dsu |
app para ganar el concurso de apple | swift-student-challenge |
premio para estudiantes que cambian el mundo | global-student-prize international-childrens-peace-prize | zayed-sustainability-global-high-schools the-earth-prize
parlamento juvenil | parlamento-juvenil-mercosur | jovem-senador-brasil
princeton | princeton |
`;

export const HELD_OUT = parseJudgedQueries(LINES);
