import { preloadModule } from "react-dom";

/**
 * Preloads the code of a screen, by its route's id. React Router's `prefetch` would reload
 * the present page, with all that was typed, when the code cannot be loaded.
 */
export function preloadScreen(routeId: string): void {
  const route = window.__reactRouterManifest.routes[routeId];
  for (const file of route ? [route.module, ...route.imports] : [])
    preloadModule(file);
}
