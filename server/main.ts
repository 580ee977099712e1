import { StartError } from "./env.ts";
import { startServer } from "./start-server.ts";

try {
  const { url, stop } = await startServer(process.env);
  // Before the server reports that it is ready: a signal may follow at once.
  const stopSignal = nextStopSignal();
  console.log(`Trampolín is ready: ${url}`);
  await stopSignal;
  await stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/**
 * A terminal and a parent process may both pass Ctrl+C on: the second signal must not cut
 * the shutdown short.
 */
function nextStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => resolve());
  });
}
