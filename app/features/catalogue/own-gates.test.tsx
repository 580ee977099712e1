import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { GatesForCountry } from "./own-gates.tsx";

const GATES = [
  { text: "AMEXCID", countries: [{ code: "MX", name: "México" }] },
  { text: "ICETEX", countries: [{ code: "CO", name: "Colombia" }] },
];

test.each([
  ["MX", ["AMEXCID"], ["ICETEX"]],
  ["PE", [], ["AMEXCID", "ICETEX"]],
  [null, [], ["AMEXCID", "ICETEX"]],
])(
  "for the country %j the note names %j and the list %j",
  (country, own, listed) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={aPageContext().i18n}>
        <GatesForCountry
          country={country}
          gates={GATES}
          list={(gates) => gates.map(({ text }) => <li key={text}>{text}</li>)}
        />
      </I18nextProvider>,
    );
    expect(
      [...html.matchAll(/semibold">([A-Z]+)</g)].map(([, a]) => a),
    ).toEqual(own);
    expect([...html.matchAll(/<li>([A-Z]+)</g)].map(([, a]) => a)).toEqual(
      listed,
    );
  },
);
