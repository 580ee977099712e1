/** Local storage entry of the chosen theme; nothing there means the system's. */
const THEME_KEY = "trampolin-theme";

export type Theme = "light" | "dark";

/** Runs before the first paint: a remembered choice goes onto the root element. */
export const THEME_START = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme on show: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
