/**
 * First labels of known pages that are ordinary words, places, or names that several
 * organisations have: a similar name elsewhere says nothing.
 */
export const commonNames: ReadonlyArray<string> =
  `apple aprende archive argentina asamblea becas berea brilliant brown careers cdmx
  clubesdeciencia columbia conacyt core earth edomex europa explora first fondodesolidaridad
  gabinetesocial github google guanajuato gutenberg home idealist integracion international itaipu jalisco
  languagetool llave loc mercosur mined minedu mineduc ministeriodeeducacion mintrabajo
  notion nytimes obsidian oportunidades oratoria orcid overleaf panamadigital sena senacyt
  senado sonora state symposium trabajo uned usembassy`.split(/\s+/);

/** First labels of organisations with offices that have their own national ending. */
export const officeNames: ReadonlyArray<string> =
  `aiesec britishcouncil campusfrance coursera duolingo goethe iaeste ielts joinhandshake
  khanacademy opportunitydesk rotary samsung scielo technovation`.split(/\s+/);
