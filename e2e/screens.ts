/** Addresses of the public screens with their lists and messages, without items and personal screens. */
export const SCREEN_ADDRESSES = {
  "the home page": ["/", "/?ver=recursos"],
  scholarships: [
    "/becas",
    "/becas?lista=privadas&nivel=posgrado",
    "/becas?q=zzz",
  ],
  "opportunities, mentors and universities": [
    "/oportunidades",
    "/mentoria",
    "/universidades",
  ],
  "competitions and resources": [
    "/competencias?categoria=fisica",
    "/recursos",
    "/recursos?seccion=idiomas&tipo=videos",
  ],
  countries: ["/paises", "/paises/mexico", "/paises/haiti"],
  "the grade translator": [
    "/notas",
    "/notas?pais=mx&escala=0-10&nota=8.7",
    "/notas?pais=co&nota=4.2",
  ],
  "the comparison": [
    "/comparar",
    "/comparar?items=becas/chevening",
    "/comparar?items=becas/beca-benito-juarez-media-superior,becas/jovenes-escribiendo-el-futuro",
  ],
  "the official check": ["/es-oficial"],
  "the plan": [
    "/plan",
    "/plan?items=becas/chevening,universidades/harvard&pais=pe",
  ],
  "a list to share": [
    "/lista",
    "/lista?t=Para+Ana&n1=Pide+dos+cartas&i=becas/chevening,universidades/unam&mas=olimpiada",
  ],
  "the search": ["/buscar", "/buscar?q=quimica", "/buscar?q=zzz"],
  accounts: [
    "/register",
    "/login",
    "/recuperar",
    "/restablecer",
    "/sin-cuenta",
  ],
  "pages about the portal": [
    "/equipo",
    "/estado",
    "/terminos",
    "/privacidad",
    "/cookies",
    "/acerca",
    "/contacto",
    "/criterios",
    "/no-existe",
  ],
} as const;

/** One address of each template: other pages differ only in content. */
export const TEMPLATES = {
  home: "/",
  list: "/becas?lista=privadas&nivel=posgrado",
  "list with sections": "/recursos?seccion=idiomas&tipo=videos",
  "list without results": "/becas?q=mexico+xylofon",
  item: "/becas/uwc-colegios-del-mundo-unido",
  search: "/buscar?q=quimica",
  form: "/register",
  "profile form": "/sin-cuenta",
  "page with cards": "/equipo",
  "country page": "/paises/bolivia",
  "grade translator": "/notas?pais=cl&nota=6.1&para=/becas/turkiye-burslari",
  comparison:
    "/comparar?items=becas/chevening,becas/erasmus-mundus,becas/fulbright-garcia-robles",
  "check of links": "/es-oficial",
  plan: "/plan?items=becas/chevening,universidades/harvard&pais=pe",
  "list to share":
    "/lista?t=Para+Ana&n1=Pide+dos+cartas&i=becas/chevening,becas/uwc-colegios-del-mundo-unido&editar=1",
  status: "/estado",
  text: "/privacidad",
  "missing page": "/no-existe",
} as const;

/** Item pages of every catalogue screen, among them those with the longest words. */
export const ITEM_ADDRESSES = [
  "/becas/chevening",
  "/becas/uwc-colegios-del-mundo-unido",
  "/becas/opportunity-desk",
  "/oportunidades/caltech-surf",
  "/mentoria/lala",
  "/universidades/unam",
  "/universidades/itam",
  "/competencias/diamond-challenge",
  "/recursos/british-council-learnenglish",
] as const;

/** Browser error that the missing page causes. */
export const MISSING_PAGE_ERROR = /^GET \/no-existe\S* answered 404$/;

/** The wider test window. */
export const LAPTOP = {
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
};

/** The narrower test window, with touch. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** A list of few items, for tests of a part that every list has: long lists are slow. */
export const SHORT_LIST = "/becas?q=chevening";

/** Adds `lng`, which sets the language of the page. */
export function inLanguage(address: string, language: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}

/** Texts of the screen for an address without a page. */
export const NOT_FOUND = [
  {
    language: "es",
    title: "Página no encontrada",
    heading: "¡Ups! Página no encontrada.",
    home: "Volver al inicio",
  },
  {
    language: "en",
    title: "Page not found",
    heading: "Oops! Page not found.",
    home: "Back to home",
  },
] as const;
