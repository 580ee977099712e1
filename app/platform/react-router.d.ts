interface Window {
  /** Set by React Router's own start script: the route modules of the page that the server drew. */
  __reactRouterRouteModules: Record<string, { handle?: unknown } | undefined>;
  /** Set when React Router has taken over the page. */
  __reactRouterDataRouter?: import("react-router").DataRouter;
}
