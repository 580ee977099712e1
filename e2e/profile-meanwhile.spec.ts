import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { keepProfile, keptProfile, save } from "./profile-form.ts";

test("another year of high school takes away no careers that were saved elsewhere meanwhile", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await keepProfile(site, member, { study_level: "preparatoria_1" });
  await becomeMember(page, member.session);
  await visit(page, "/completar-perfil");
  const level = page.getByLabel("Nivel de estudios");
  await expect(level).toHaveValue("preparatoria_1");
  await keepProfile(site, member, { desired_careers: ["Medicina"] });
  await level.selectOption("preparatoria_2");
  await save(page);
  await expect(page).toHaveURL("/perfil");
  expect(await keptProfile(site, member)).toMatchObject({
    study_level: "preparatoria_2",
    desired_careers: ["Medicina"],
  });
});
