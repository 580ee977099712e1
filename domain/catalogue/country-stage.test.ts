import { expect, test } from "vitest";
import { anItem } from "../recommendations/recommendations.fixture.ts";
import { withCountryStages } from "./country-stage.ts";
import type { CountryStage } from "./indexed-item.ts";

const STAGE: CountryStage = {
  countries: ["MX", "PE"],
  when: "En tu país suele cerrar en mayo",
  badge: "Suele cerrar pronto",
  opens: "2027-05-01",
  closes: "2027-05-31",
  isAnnounced: false,
  upcoming: {
    closings: [{ date: "2027-05-01", basis: "usualMonth" }],
    mayCloseNow: false,
  },
};
const MEXT = anItem({
  id: "mext",
  opens: "2027-04-01",
  closes: "2027-06-30",
  stages: [STAGE],
});
const OTHER = anItem({ id: "other" });

test.each([
  ["PE", "2027-05-01", "2027-05-31"],
  ["CO", "2027-04-01", "2027-06-30"],
  [null, "2027-04-01", "2027-06-30"],
])(
  "for the country %s the item opens on %s and closes on %s",
  (country, opens, closes) => {
    const [mext, other] = withCountryStages([MEXT, OTHER], country);
    expect(mext).toMatchObject({ id: "mext", opens, closes });
    expect(other).toBe(OTHER);
  },
);
