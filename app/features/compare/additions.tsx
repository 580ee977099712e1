import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { ADDING } from "#catalogue/views/compare-address.ts";
import type { AdditionsView } from "#catalogue/views/compare-view.ts";
import { ADDED, MAX_ADDED_LENGTH } from "#catalogue/views/list-entries.ts";

/** A form that adds an item by its name, and links that add similar ones. */
export function Additions({
  additions: { heading, text, form, similar, links },
}: {
  additions: AdditionsView;
}) {
  return (
    <section aria-labelledby={ADDING} className="no-print mt-10">
      <h2 id={ADDING} tabIndex={-1} className="scroll-mt-20 outline-none">
        {heading}
      </h2>
      <p className="measure mt-2">{text}</p>
      {form && <AddForm form={form} />}
      {similar && (
        <h3 className="mt-6 text-[length:var(--text-subtitle)]">{similar}</h3>
      )}
      <AdditionLinks links={links} />
    </section>
  );
}

/** A plain GET form: the browser navigates, with and without scripts. */
function AddForm({ form }: { form: NonNullable<AdditionsView["form"]> }) {
  return (
    <form
      action={`/comparar#${ADDING}`}
      aria-labelledby={ADDING}
      className="mt-4 flex max-w-xl flex-col gap-3"
    >
      {form.paths && <input type="hidden" name="items" value={form.paths} />}
      <Field label={form.label} hint={form.hint} error={form.error}>
        <Input
          name={ADDED}
          defaultValue={form.typedName}
          maxLength={MAX_ADDED_LENGTH}
          autoComplete="off"
        />
      </Field>
      {form.choices.length > 0 && <AdditionLinks links={form.choices} />}
      <Button type="submit" className="w-fit">
        {form.submit}
      </Button>
    </form>
  );
}

/** Focuses the heading, because the followed link disappears. */
function AdditionLinks({ links }: Pick<AdditionsView, "links">) {
  return (
    <LinkList
      links={links.map(({ to, text }) => ({ to: `${to}#${ADDING}`, text }))}
      className="mt-2 grid gap-x-8 sm:grid-cols-2"
    />
  );
}
