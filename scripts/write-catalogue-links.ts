import { writeFile } from "node:fs/promises";
import { catalogueLinks } from "#server/jobs/catalogue-links.ts";

/** Writes the links that the scraper looks at where it runs without our server. */
export async function writeCatalogueLinks(path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(catalogueLinks())}\n`);
}
