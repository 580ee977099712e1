import { type ComponentProps, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import {
  ADDED,
  EDITING,
  MAX_ADDED_LENGTH,
} from "#catalogue/views/list-entries.ts";
import type {
  FoundView,
  ListFormView,
  ListRowView,
} from "#catalogue/views/list-view.ts";
import { fitsInAddress, LIST_LIMITS } from "#domain/lists/item-list.ts";

/**
 * Form for title, notes, order, removals and a new item. The browser sends it with GET; the
 * server redirects to the changed list.
 */
export function ListForm({ form }: { form: ListFormView }) {
  const { words } = form;
  return (
    <details open={form.isOpen} className="no-print mt-10">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold">
        {words.summary}
      </summary>
      <h2 id={EDITING} tabIndex={-1} className="mt-2 scroll-mt-20 outline-none">
        {words.heading}
      </h2>
      {form.found && <NotAdded found={form.found} />}
      <form
        action={`/lista#${EDITING}`}
        aria-labelledby={EDITING}
        className="mt-4 flex max-w-2xl flex-col gap-5"
      >
        <input type="hidden" name={EDITING} value="1" />
        {form.paths && <input type="hidden" name="i" value={form.paths} />}
        <TextField
          label={words.title}
          hint={words.titleHint}
          kind="title"
          name="t"
          text={form.title}
          tooLong={words.tooLong}
        />
        {form.rows.length > 0 && (
          <ol className="flex flex-col gap-5">
            {form.rows.map((row, at) => (
              <Row key={row.title} row={row} position={at + 1} words={words} />
            ))}
          </ol>
        )}
        {form.add ? (
          <Field
            label={form.add}
            hint={words.addHint}
            error={form.found?.reason}
          >
            <Input
              name={ADDED}
              defaultValue={form.found?.typedName}
              maxLength={MAX_ADDED_LENGTH}
              autoComplete="off"
            />
          </Field>
        ) : (
          <p>{words.full}</p>
        )}
        <Button type="submit" className="w-fit">
          {words.submit}
        </Button>
      </form>
    </details>
  );
}

function Row({
  row,
  position,
  words,
}: {
  row: ListRowView;
  position: number;
  words: ListFormView["words"];
}) {
  return (
    <li className="border-line flex flex-col gap-2 border-t pt-3">
      <TextField
        label={row.noteLabel}
        kind="note"
        name={`n${position}`}
        text={row.note}
        tooLong={words.tooLong}
      />
      <div className="flex flex-wrap items-center gap-x-6">
        <label
          htmlFor={`o${position}`}
          className="flex min-h-11 items-center gap-2"
        >
          {words.place}
          <Input
            id={`o${position}`}
            name={`o${position}`}
            aria-label={row.placeLabel}
            type="number"
            min={1}
            max={LIST_LIMITS.items}
            defaultValue={position}
            className="w-20"
          />
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name={`x${position}`}
            aria-label={row.removeLabel}
            className="size-5"
          />
          {words.remove}
        </label>
      </div>
    </li>
  );
}

/** Title or note. With scripts, the form does not send a text that would be cut. */
function TextField({
  label,
  hint,
  kind,
  name,
  text,
  tooLong,
}: {
  label: string;
  hint?: string;
  kind: "title" | "note";
  name: string;
  text: string;
  tooLong: string;
}) {
  const [error, setError] = useState("");
  const check: ComponentProps<"input">["onChange"] = ({ currentTarget }) => {
    const message = fitsInAddress(currentTarget.value, kind) ? "" : tooLong;
    currentTarget.setCustomValidity(message);
    setError(message);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        name={name}
        defaultValue={text}
        maxLength={LIST_LIMITS[kind]}
        autoComplete="off"
        onChange={check}
      />
    </Field>
  );
}

/** Reason that a name was not added, and links to the list with a similar item added. */
function NotAdded({ found: { reason, choices } }: { found: FoundView }) {
  return (
    <div className="mt-3">
      <p className="font-semibold">{reason}</p>
      <ul>
        {choices.map(({ to, text, about }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {text}
            </a>
            <span className="text-ink-soft text-sm"> {about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
