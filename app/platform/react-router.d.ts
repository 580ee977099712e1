interface Window {
  /** The built files of each route, by its id. */
  __reactRouterManifest: {
    routes: Record<
      string,
      { module: string; imports: ReadonlyArray<string> } | undefined
    >;
  };
  /** Set by React Router's own start script: the route modules of the server-rendered page. */
  __reactRouterRouteModules: Record<string, { handle?: unknown } | undefined>;
  /** Set once React Router has hydrated the page. */
  __reactRouterDataRouter?: import("react-router").DataRouter;
}
