import { startDevServer } from "#server/dev-server.ts";
import { StartError } from "#server/env.ts";

try {
  await startDevServer();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
