import { words } from "../text/fold.ts";

/**
 * Regions of the countries whose items name one: ISO 3166-2 codes and the names that
 * students write. Complete for each country, so that another region of it is unmet, and unlisted text unknown.
 */
const REGIONS: Readonly<Record<string, string>> = {
  "MX-AGU": "Aguascalientes",
  "MX-BCN": "Baja California",
  "MX-BCS": "Baja California Sur",
  "MX-CAM": "Campeche",
  "MX-CHP": "Chiapas",
  "MX-CHH": "Chihuahua",
  "MX-CMX": "Ciudad de México, CDMX, Distrito Federal, DF, Mexico City",
  "MX-COA": "Coahuila",
  "MX-COL": "Colima",
  "MX-DUR": "Durango",
  "MX-GUA": "Guanajuato",
  "MX-GRO": "Guerrero",
  "MX-HID": "Hidalgo",
  "MX-JAL": "Jalisco",
  "MX-MEX": "Estado de México, Edo de México, Edo Mex, Edomex",
  "MX-MIC": "Michoacán",
  "MX-MOR": "Morelos",
  "MX-NAY": "Nayarit",
  "MX-NLE": "Nuevo León",
  "MX-OAX": "Oaxaca",
  "MX-PUE": "Puebla",
  "MX-QUE": "Querétaro",
  "MX-ROO": "Quintana Roo",
  "MX-SLP": "San Luis Potosí",
  "MX-SIN": "Sinaloa",
  "MX-SON": "Sonora",
  "MX-TAB": "Tabasco",
  "MX-TAM": "Tamaulipas",
  "MX-TLA": "Tlaxcala",
  "MX-VER": "Veracruz",
  "MX-YUC": "Yucatán",
  "MX-ZAC": "Zacatecas",
  "SV-AH": "Ahuachapán",
  "SV-CA": "Cabañas",
  "SV-CH": "Chalatenango",
  "SV-CU": "Cuscatlán",
  "SV-LI": "La Libertad",
  "SV-MO": "Morazán",
  "SV-PA": "La Paz",
  "SV-SA": "Santa Ana",
  "SV-SM": "San Miguel",
  "SV-SO": "Sonsonate",
  "SV-SS": "San Salvador",
  "SV-SV": "San Vicente",
  "SV-UN": "La Unión",
  "SV-US": "Usulután",
  "CO-AMA": "Amazonas",
  "CO-ANT": "Antioquia",
  "CO-ARA": "Arauca",
  "CO-ATL": "Atlántico",
  "CO-BOL": "Bolívar",
  "CO-BOY": "Boyacá",
  "CO-CAL": "Caldas",
  "CO-CAQ": "Caquetá",
  "CO-CAS": "Casanare",
  "CO-CAU": "Cauca",
  "CO-CES": "Cesar",
  "CO-CHO": "Chocó",
  "CO-COR": "Córdoba",
  "CO-CUN": "Cundinamarca",
  "CO-DC": "Bogotá, Bogotá DC, Distrito Capital",
  "CO-GUA": "Guainía",
  "CO-GUV": "Guaviare",
  "CO-HUI": "Huila",
  "CO-LAG": "La Guajira",
  "CO-MAG": "Magdalena",
  "CO-MET": "Meta",
  "CO-NAR": "Nariño",
  "CO-NSA": "Norte de Santander",
  "CO-PUT": "Putumayo",
  "CO-QUI": "Quindío",
  "CO-RIS": "Risaralda",
  "CO-SAN": "Santander",
  "CO-SAP": "San Andrés y Providencia, San Andrés",
  "CO-SUC": "Sucre",
  "CO-TOL": "Tolima",
  "CO-VAC": "Valle del Cauca, Valle",
  "CO-VAU": "Vaupés",
  "CO-VID": "Vichada",
  "BO-B": "Beni",
  "BO-C": "Cochabamba",
  "BO-H": "Chuquisaca",
  "BO-L": "La Paz",
  "BO-N": "Pando",
  "BO-O": "Oruro",
  "BO-P": "Potosí",
  "BO-S": "Santa Cruz",
  "BO-T": "Tarija",
};

const NAMES = Object.entries(REGIONS).flatMap(([code, names]) =>
  names.split(", ").map((name) => ({ code, name: foldName(name) })),
);

export const REGION_CODES: ReadonlyArray<string> = Object.keys(REGIONS);

/** The one region of that country that a free text names; null for none or several. */
export function readRegion(text: string, country: string): string | null {
  const typed = foldName(text);
  const matches = NAMES.filter(
    ({ code, name }) => code.startsWith(`${country}-`) && typed.includes(name),
  );
  // "Baja California Sur" contains the name of another state.
  const longest = matches.filter(
    ({ name }) =>
      !matches.some(
        (other) => other.name !== name && other.name.includes(name),
      ),
  );
  const codes = new Set(longest.map(({ code }) => code));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

/** Words between blanks, so that a name is found as whole words. */
function foldName(text: string): string {
  return ` ${words(text).join(" ")} `;
}
