import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ExternalLink } from "#app/ui/button.tsx";
import type { CountryNotesView } from "#catalogue/views/country-notes.ts";

type Note = CountryNotesView["notes"][number];

/** Entry limits in one line, with each nationality's note collapsed under it. */
export function CountryNotes({ view }: { view: CountryNotesView }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1.5">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 in-[details[open]]:rotate-180"
        />
        <span>{view.summary}</span>
      </summary>
      <ul className="flex flex-col gap-3 pt-1">
        {view.notes.map((note) => (
          <li key={note.nationality}>
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The note on the student's own country, for the head of the page; nothing if there is none. */
export function OwnCountryNote({ view }: { view: CountryNotesView }) {
  const { t } = useTranslation("item");
  const student = useStudent();
  const country = student.profile?.country;
  const note = view.notes.find(({ nationality }) => nationality === country);
  if (!note) return null;
  return (
    <div
      role="note"
      aria-label={t("countryNote")}
      className="border-barro measure mt-3 border-l-4 pl-4"
    >
      <p className="text-barro-ink font-semibold">{t("countryNote")}</p>
      <NoteText note={note} />
    </div>
  );
}

function NoteText({ note: { text, dates, sources } }: { note: Note }) {
  const { t } = useTranslation("item");
  const { t: common } = useTranslation("common");
  return (
    <>
      <p>{text}</p>
      <p className="text-ink-soft text-[0.9375rem]">
        {dates} {t("countryNoteSources")}{" "}
        {sources.map(({ url, host }, at) => (
          <span key={url}>
            {at > 0 && ", "}
            <ExternalLink
              href={url}
              newTabHint={common("newTab")}
              className="touch-line"
            >
              {host}
            </ExternalLink>
          </span>
        ))}
      </p>
    </>
  );
}
