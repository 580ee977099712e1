import { expect, test } from "vitest";
import { chooseListGroup } from "./list-group.ts";
import { anItem } from "./recommendations.fixture.ts";

test.each([
  [{ type: "university", country: "MX" }, "MX", "universities_national"],
  [
    { type: "university_international", country: "AR" },
    "AR",
    "universities_national",
  ],
  [
    { type: "university_international", country: "AR" },
    "PE",
    "universities_international",
  ],
  [{ type: "university", country: "MX" }, null, "universities_national"],
  [{ type: "competitions_artistic" }, "MX", "competitions"],
  [{ type: "opportunities_summer" }, "MX", "opportunities"],
  [{ type: "mentorship_program" }, "MX", "opportunities"],
  [{ type: "mentorship_channel" }, "MX", "resources_general"],
  [{ type: "resource", section: "examPreparation" }, "MX", "exams"],
  [{ type: "resource", section: "universityAdmission" }, "MX", "exams"],
  [{ type: "scholarship_aggregator" }, "MX", "scholarships"],
])("%j, for a student in %s, is in the group %s", (parts, country, group) => {
  expect(chooseListGroup(anItem(parts), country)).toBe(group);
});
