/**
 * First labels of known hosts that are ordinary words, places, or names of several
 * organisations: a similar name elsewhere is no imitation.
 */
export const commonNames: ReadonlyArray<string> =
  `apple aprende archive argentina asamblea becas berea brilliant brown careers cdmx
  clubesdeciencia columbia conacyt core earth edomex europa explora first fondodesolidaridad
  gabinetesocial github google guanajuato gutenberg home idealist integracion international itaipu jalisco
  languagetool llave loc mercosur mined minedu mineduc ministeriodeeducacion mintrabajo
  notion nytimes obsidian oportunidades oratoria orcid overleaf panamadigital sena senacyt
  senado sonora state symposium trabajo uned usembassy`.split(/\s+/);

/** First labels of organisations whose offices have hosts below national endings. */
export const officeNames: ReadonlyArray<string> =
  `aiesec britishcouncil campusfrance coursera duolingo goethe iaeste ielts joinhandshake
  khanacademy opportunitydesk rotary samsung scielo technovation`.split(/\s+/);
