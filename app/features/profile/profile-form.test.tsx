import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { ProfileForm } from "./profile-form.tsx";

const ITEM = "/becas/lideres-del-manana-tec";

test.each([
  [
    { from: ITEM },
    "Guardar y ver si cumplo",
    "Ver si cumplo sin terminar",
    ITEM,
  ],
  [null, "Guardar", "Ver mis resultados sin terminar", "/resultados"],
  [
    { from: "//evil.example" },
    "Guardar",
    "Ver mis resultados sin terminar",
    "/resultados",
  ],
])(
  "opened with the state %j, the last step offers “%s” and “%s”",
  (state, save, skip, path) => {
    const html = renderLastStep(state);
    expect(html).toContain(`>${save}<`);
    expect(html).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>${skip}</a>`));
  },
);

test("a saved average off its scale shows why it was not read", () => {
  const unread = "No pudimos leerlo en esa escala. Revísalo.";
  expect(
    renderLastStep(null, { grades: "48", grades_system: "0-5" }),
  ).toContain(unread);
  expect(
    renderLastStep(null, { grades: "4.8", grades_system: "0-5" }),
  ).not.toContain(unread);
});

function renderLastStep(
  state: unknown,
  saved: ComponentProps<typeof ProfileForm>["saved"] = {},
): string {
  const form = (
    <ProfileForm
      isForAccount={false}
      isGuided
      saved={saved}
      draftName="device"
      submitLabel="Guardar"
      resultsPath="/resultados"
      onSave={async () => true}
      onDone={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "/sin-cuenta", element: form }], {
    initialEntries: [{ pathname: "/sin-cuenta", search: "?paso=3", state }],
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext().i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
