/** Every kind of screen and list, as an address. */
export const ADDRESSES = [
  "/",
  "/becas",
  "/becas?lista=privadas&nivel=posgrado",
  "/becas?q=zzz",
  "/register",
  "/login",
  "/recuperar",
  "/restablecer",
  "/oportunidades",
  "/estado",
  "/terminos",
  "/privacidad",
  "/cookies",
  "/acerca",
  "/contacto",
  "/no-existe",
] as const;

/** The one address that answers with 404. */
export const LOST = /^GET \/no-existe\S* answered 404$/;

/** The address in a language. */
export function inLanguage(address: string, language: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}
