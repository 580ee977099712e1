/** Key of our own catalogue among the sources of a search. Screens show it by themselves: it is nothing from outside. */
export const OWN_SOURCE = "catalogo";
