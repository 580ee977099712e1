import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Every screen's address is in the page itself: no lazy manifest requests on a slow
  // connection.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
