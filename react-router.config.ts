import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Every screen's address stands in the page itself: no lazy manifest requests on a bad line.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
