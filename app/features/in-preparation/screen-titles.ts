/** The screens of the route table whose content is not there yet, by path. */
export const TITLE_KEYS = {
  "/completar-perfil": "titles.completeProfile",
  "/perfil": "titles.profile",
  "/recomendaciones": "titles.recommendations",
} as const;

export function isInPreparation(path: string): path is keyof typeof TITLE_KEYS {
  return path in TITLE_KEYS;
}
