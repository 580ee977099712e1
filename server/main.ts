import { StartError } from "./env.ts";
import { startServer } from "./start-server.ts";

try {
  const { url, stop } = await startServer(process.env);
  console.log(`Trampolín is ready: ${url}`);
  await new Promise<void>((resolve) => {
    // A terminal and a parent process may both pass Ctrl+C on: the second must not cut the stop short.
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => resolve());
  });
  await stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
