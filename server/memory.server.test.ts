import { describe, expect, test } from "vitest";
import { isAvailable, OWN_PRODUCT, productOn } from "./testing/backends.ts";
import { CAN_MEASURE_MEMORY, residentMib } from "./testing/resident-memory.ts";

/** 185 are usual; the embedded backend has its limit in `every-page.ts`. */
const MAX_RESIDENT_MIB = 215;
/** One page of so many is rendered. */
const SAMPLE = 4;

describe.skipIf(!isAvailable("postgres") || !CAN_MEASURE_MEMORY)(
  "on postgres",
  () => {
    const product = productOn("postgres", OWN_PRODUCT);

    test("the server is resident in less than 215 MiB after a quarter of its pages and all share images", async () => {
      const { url } = product();
      const read = async (address: string) => {
        const answer = await fetch(address);
        expect(answer.status).toBe(200);
        return answer.text();
      };
      const images = new Set<string>();
      const pages = [
        ...(await read(`${url}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g),
      ].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
      expect(pages.length).toBeGreaterThan(500);
      for (const page of pages.filter((_, index) => index % SAMPLE === 0)) {
        const html = await read(page);
        images.add(
          /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "",
        );
      }
      expect(images.size).toBeGreaterThan(pages.length / 10);
      for (const image of images) await read(image);
      expect(residentMib(product())).toBeLessThan(MAX_RESIDENT_MIB);
    });
  },
);
