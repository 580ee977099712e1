import { ensureBuild } from "./ensure-build.ts";
import { runNode } from "./run-step.ts";

await ensureBuild();
process.exit(await runNode(["bench/server.ts"]));
