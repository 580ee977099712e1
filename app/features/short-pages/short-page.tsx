import { Link, useLocation } from "react-router";
import type { ShortPageView } from "./screen-data.ts";

/** Terms, privacy, cookies, about, contact, criteria: a title and a few short sections. */
export function ShortPage({
  page: { title, intro, sections, contact },
}: {
  page: ShortPageView;
}) {
  // The item whose page the reader comes from, for the form behind the contact link.
  const { state } = useLocation();
  return (
    <article className="column py-8 sm:py-12">
      <h1>{title}</h1>
      <p className="measure mt-4 text-lg">{intro}</p>
      {contact && (
        <p className="mt-4 text-lg">
          <Link
            to={contact.to}
            state={state}
            className="inline-flex min-h-11 items-center font-bold text-rosa underline underline-offset-4"
          >
            {contact.text}
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <section key={section.id} className="measure mt-8">
          <h2 className="text-[length:var(--text-subtitle)]">
            {section.title}
          </h2>
          <p className="mt-2">{section.text}</p>
        </section>
      ))}
    </article>
  );
}
