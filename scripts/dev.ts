import { startDevServer } from "#server/dev-server.ts";

await startDevServer();
