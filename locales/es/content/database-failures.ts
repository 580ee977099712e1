export const databaseFailures = {
  unavailable:
    "El servidor no alcanza su base de datos. Intenta de nuevo en un momento.",
  noSpace:
    "El servidor no tiene espacio para guardar esto. Intenta de nuevo más tarde.",
};
