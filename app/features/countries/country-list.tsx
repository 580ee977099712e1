import { Link } from "react-router";
import type { CountryListView } from "#catalogue/views/country-view.ts";

/** Every country with the numbers of items made for it and open to it. */
export function CountryList({ countries }: Pick<CountryListView, "countries">) {
  return (
    <ul className="column grid grid-cols-1 gap-x-10 py-4 sm:grid-cols-2 lg:grid-cols-3">
      {countries.map(({ path, name, counts }) => (
        <li key={path} className="border-line border-b">
          <Link
            to={path}
            viewTransition
            className="flex min-h-14 flex-col justify-center py-2.5 leading-snug hover:underline"
          >
            <span className="font-bold">{name}</span>
            <span className="text-ink-soft text-[0.9375rem]">{counts}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
