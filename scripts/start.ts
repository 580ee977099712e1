import { ensureBuild } from "./ensure-build.ts";

await ensureBuild();
await import("#server/main.ts");
