import { countItems, describeCounts } from "#catalogue/counts.ts";
import { ENTRIES } from "#catalogue/index.ts";

console.log(describeCounts(countItems(ENTRIES)));
