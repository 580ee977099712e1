import type { Scholarship } from "../scholarship.schema.ts";
import { anidBecasPosgradoChile } from "./anid-becas-posgrado-chile.ts";
import { arancelCeroParaguay } from "./arancel-cero-paraguay.ts";
import { avancemosCostaRica } from "./avancemos-costa-rica.ts";
import { becaAzerbaiyanHeydarAliyev } from "./beca-azerbaiyan-heydar-aliyev.ts";
import { becaBenitoJuarezMediaSuperior } from "./beca-benito-juarez-media-superior.ts";
import { becaGertrudisBocanegra } from "./beca-gertrudis-bocanegra.ts";
import { becaGobiernoChinaCsc } from "./beca-gobierno-china-csc.ts";
import { becaHijosDeDocentesPeru } from "./beca-hijos-de-docentes-peru.ts";
import { becaIndigenaChile } from "./beca-indigena-chile.ts";
import { becaKinesisPuertoRico } from "./beca-kinesis-puerto-rico.ts";
import { becaPaesChile } from "./beca-paes-chile.ts";
import { becaPermanenciaPeru } from "./beca-permanencia-peru.ts";
import { becaPresidenteRepublicaChile } from "./beca-presidente-republica-chile.ts";
import { becaRitaCetina } from "./beca-rita-cetina.ts";
import { becaSocioeconomicaUcr } from "./beca-socioeconomica-ucr.ts";
import { becaTaiwanIcdf } from "./beca-taiwan-icdf.ts";
import { becaTaiwanMofa } from "./beca-taiwan-mofa.ts";
import { becaTecPeru } from "./beca-tec-peru.ts";
import { becalos } from "./becalos.ts";
import { becasAmistadFranciaHaiti } from "./becas-amistad-francia-haiti.ts";
import { becasArancelFuasChile } from "./becas-arancel-fuas-chile.ts";
import { becasBicentenarioElSalvador } from "./becas-bicentenario-el-salvador.ts";
import { becasBienestarUdelar } from "./becas-bienestar-udelar.ts";
import { becasButiaUruguay } from "./becas-butia-uruguay.ts";
import { becasDagobertoGutierrez } from "./becas-dagoberto-gutierrez.ts";
import { becasDireccionIntegracion } from "./becas-direccion-integracion.ts";
import { becasExcelenciaMexicoExtranjerosMovilidad } from "./becas-excelencia-mexico-extranjeros-movilidad.ts";
import { becasFundacionComunitariaPuertoRico } from "./becas-fundacion-comunitaria-puerto-rico.ts";
import { becasFundacionYpf } from "./becas-fundacion-ypf.ts";
import { becasGobiernoParaguay } from "./becas-gobierno-paraguay.ts";
import { becasGobiernoRumania } from "./becas-gobierno-rumania.ts";
import { becasMonteavilaVenezuela } from "./becas-monteavila-venezuela.ts";
import { becasRegionalesItaliaDsu } from "./becas-regionales-italia-dsu.ts";
import { becasRobertoRocca } from "./becas-roberto-rocca.ts";
import { becasSocialesBolivia } from "./becas-sociales-bolivia.ts";
import { becasTalentoIntecap } from "./becas-talento-intecap.ts";
import { becasTecnicasMineducyt } from "./becas-tecnicas-mineducyt.ts";
import { becasUcabVenezuela } from "./becas-ucab-venezuela.ts";
import { becasUnah } from "./becas-unah.ts";
import { becasUnam } from "./becas-unam.ts";
import { bonoAMilDominicana } from "./bono-a-mil-dominicana.ts";
import { bonoJuancitoPinto } from "./bono-juancito-pinto.ts";
import { cdmxBecaTransporteUniversitarios } from "./cdmx-beca-transporte-universitarios.ts";
import { chevening } from "./chevening.ts";
import { coarPeru } from "./coar-peru.ts";
import { colfuturoCreditoBeca } from "./colfuturo-credito-beca.ts";
import { conapeCostaRica } from "./conape-costa-rica.ts";
import { concursoBecasUcu } from "./concurso-becas-ucu.ts";
import { daadBecasAlemania } from "./daad-becas-alemania.ts";
import { edomexBecasAprovechamiento } from "./edomex-becas-aprovechamiento.ts";
import { erasmusMundus } from "./erasmus-mundus.ts";
import { fafsaBecaPellPuertoRico } from "./fafsa-beca-pell-puerto-rico.ts";
import { fiesBrasil } from "./fies-brasil.ts";
import { fondoDeSolidaridadUruguay } from "./fondo-de-solidaridad-uruguay.ts";
import { fondoNacionalBecasGuatemala } from "./fondo-nacional-becas-guatemala.ts";
import { fulbrightGarciaRobles } from "./fulbright-garcia-robles.ts";
import { fundacionBbvaChavosQueInspiran } from "./fundacion-bbva-chavos-que-inspiran.ts";
import { fundacionCarolina } from "./fundacion-carolina.ts";
import { fundacionChamanga } from "./fundacion-chamanga.ts";
import { globalKoreaScholarship } from "./global-korea-scholarship.ts";
import { gratuidadFuasChile } from "./gratuidad-fuas-chile.ts";
import { guanajuatoBecasJuventudes } from "./guanajuato-becas-juventudes.ts";
import { icetexCreditoPregrado } from "./icetex-credito-pregrado.ts";
import { ifarhuBecaSocioeconomica } from "./ifarhu-beca-socioeconomica.ts";
import { ifarhuConcursoGeneralBecas } from "./ifarhu-concurso-general-becas.ts";
import { ifarhuPaseU } from "./ifarhu-pase-u.ts";
import { incentivoBachillerDestacadoBolivia } from "./incentivo-bachiller-destacado-bolivia.ts";
import { inglesPorInmersionMescyt } from "./ingles-por-inmersion-mescyt.ts";
import { institutoPonteBrasil } from "./instituto-ponte-brasil.ts";
import { itlaBecas } from "./itla-becas.ts";
import { jackKentCookeCollegeScholarship } from "./jack-kent-cooke-college-scholarship.ts";
import { jaliscoApoyoTransporte } from "./jalisco-apoyo-transporte.ts";
import { jovenesALaE } from "./jovenes-a-la-e.ts";
import { jovenesEscribiendoElFuturo } from "./jovenes-escribiendo-el-futuro.ts";
import { kaistLicenciatura } from "./kaist-licenciatura.ts";
import { lideresDelMananaTec } from "./lideres-del-manana-tec.ts";
import { mescytBecasInternacionalesGrado } from "./mescyt-becas-internacionales-grado.ts";
import { mescytBecasNacionales } from "./mescyt-becas-nacionales.ts";
import { mextJapon } from "./mext-japon.ts";
import { peDeMeiaBrasil } from "./pe-de-meia-brasil.ts";
import { pecGBrasil } from "./pec-g-brasil.ts";
import { programaOportunidadesKriete } from "./programa-oportunidades-kriete.ts";
import { progresarArgentina } from "./progresar-argentina.ts";
import { pronabecBeca18 } from "./pronabec-beca-18.ts";
import { prouniBrasil } from "./prouni-brasil.ts";
import { puedoEstudiarColombia } from "./puedo-estudiar-colombia.ts";
import { questbridgeNationalCollegeMatch } from "./questbridge-national-college-match.ts";
import { rentaJovenColombia } from "./renta-joven-colombia.ts";
import { santanderOpenAcademy } from "./santander-open-academy.ts";
import { secihtiBecasNacionalesPosgrado } from "./secihti-becas-nacionales-posgrado.ts";
import { stipendiumHungaricum } from "./stipendium-hungaricum.ts";
import { torontoPearsonScholarship } from "./toronto-pearson-scholarship.ts";
import { turkiyeBurslari } from "./turkiye-burslari.ts";
import { ubcInternationalScholars } from "./ubc-international-scholars.ts";
import { umsaIngresoDirectoBecaProvincial } from "./umsa-ingreso-directo-beca-provincial.ts";
import { uwcColegiosDelMundoUnido } from "./uwc-colegios-del-mundo-unido.ts";

/** Youngest readers and widest reach first. Specification §3. */
export const scholarships: ReadonlyArray<Scholarship> = [
  becaBenitoJuarezMediaSuperior,
  jovenesEscribiendoElFuturo,
  lideresDelMananaTec,
  uwcColegiosDelMundoUnido,
  mextJapon,
  globalKoreaScholarship,
  pronabecBeca18,
  fundacionChamanga,
  santanderOpenAcademy,
  fundacionBbvaChavosQueInspiran,
  becasFundacionYpf,
  questbridgeNationalCollegeMatch,
  jackKentCookeCollegeScholarship,
  secihtiBecasNacionalesPosgrado,
  erasmusMundus,
  chevening,
  fundacionCarolina,
  daadBecasAlemania,
  fulbrightGarciaRobles,
  colfuturoCreditoBeca,
  anidBecasPosgradoChile,
  stipendiumHungaricum,
  turkiyeBurslari,
  becaGobiernoChinaCsc,
  pecGBrasil,
  becaTaiwanMofa,
  becaTaiwanIcdf,
  becasGobiernoRumania,
  torontoPearsonScholarship,
  ubcInternationalScholars,
  becasRegionalesItaliaDsu,
  kaistLicenciatura,
  becaAzerbaiyanHeydarAliyev,
  becaRitaCetina,
  becaGertrudisBocanegra,
  becasUnam,
  edomexBecasAprovechamiento,
  jaliscoApoyoTransporte,
  cdmxBecaTransporteUniversitarios,
  guanajuatoBecasJuventudes,
  becalos,
  becasExcelenciaMexicoExtranjerosMovilidad,
];

/** Awards of one country alone, listed country by country. */
export const countryScholarships: ReadonlyArray<Scholarship> = [
  peDeMeiaBrasil,
  prouniBrasil,
  fiesBrasil,
  institutoPonteBrasil,
  becaPermanenciaPeru,
  becaTecPeru,
  becaHijosDeDocentesPeru,
  coarPeru,
  mescytBecasNacionales,
  mescytBecasInternacionalesGrado,
  itlaBecas,
  bonoAMilDominicana,
  inglesPorInmersionMescyt,
  becasDireccionIntegracion,
  becasDagobertoGutierrez,
  programaOportunidadesKriete,
  becasBicentenarioElSalvador,
  becasTecnicasMineducyt,
  progresarArgentina,
  becasRobertoRocca,
  gratuidadFuasChile,
  becasArancelFuasChile,
  becaPresidenteRepublicaChile,
  becaIndigenaChile,
  becaPaesChile,
  jovenesALaE,
  icetexCreditoPregrado,
  rentaJovenColombia,
  puedoEstudiarColombia,
  becasMonteavilaVenezuela,
  becasUcabVenezuela,
  ifarhuConcursoGeneralBecas,
  ifarhuPaseU,
  ifarhuBecaSocioeconomica,
  avancemosCostaRica,
  conapeCostaRica,
  becaSocioeconomicaUcr,
  fafsaBecaPellPuertoRico,
  becaKinesisPuertoRico,
  becasFundacionComunitariaPuertoRico,
  becasAmistadFranciaHaiti,
  fondoNacionalBecasGuatemala,
  becasTalentoIntecap,
  becasUnah,
  fondoDeSolidaridadUruguay,
  becasButiaUruguay,
  becasBienestarUdelar,
  concursoBecasUcu,
  becasGobiernoParaguay,
  arancelCeroParaguay,
  becasSocialesBolivia,
  incentivoBachillerDestacadoBolivia,
  umsaIngresoDirectoBecaProvincial,
  bonoJuancitoPinto,
];
