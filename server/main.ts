import { once } from "node:events";
import { StartError } from "./env.ts";
import { startServer } from "./start-server.ts";

try {
  const { url, stop } = await startServer(process.env);
  console.log(`Trampolín is ready: ${url}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
