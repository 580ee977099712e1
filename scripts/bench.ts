import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages.ts";
import { ensureBuild } from "./ensure-build.ts";
import { runNode } from "./run-step.ts";

await ensureBuild();
if (!existsSync("/usr/sbin/nginx") || !existsSync("/usr/bin/wrk"))
  installDebianPackages("nginx-light", "wrk");
for (const bench of [
  "bench/search.ts",
  "bench/recommendations.ts",
  "bench/meta-search.ts",
  "bench/import.ts",
  "bench/server.ts",
  "bench/memory.ts",
]) {
  const code = await runNode([bench]);
  if (code !== 0) process.exit(code);
}
