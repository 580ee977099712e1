/** Set by React Router's own start script: the route modules of the page that the server drew. */
interface Window {
  __reactRouterRouteModules: Record<string, { handle?: unknown } | undefined>;
}
