import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { MAX_GRADE_LENGTH } from "#catalogue/views/grade-entries.ts";
import type { GradeFormView } from "#catalogue/views/grades-view.ts";
import { RESULT_ID } from "./use-answer-focus.ts";

type FieldName = "pais" | "escala" | "nota" | "peor" | "mejor" | "aprueba";

/** Country, scale and average, sent in the address. */
export function GradeForm({ form }: { form: GradeFormView }) {
  const { entries, words } = form;
  const field = (name: FieldName) => ({
    id: name,
    label: words[name],
    error: form.faults[name],
  });
  const input = (name: FieldName) => (
    <Input
      name={name}
      defaultValue={entries[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_GRADE_LENGTH}
    />
  );
  return (
    <Form
      // Remounts the fields when the address brings other entries.
      key={JSON.stringify(entries)}
      action={`/notas#${RESULT_ID}`}
      aria-label={words.heading}
      className="no-print flex flex-col gap-4"
    >
      {entries.para && <input type="hidden" name="para" value={entries.para} />}
      <Row>
        <Field {...field("pais")}>
          <Choices name="pais" value={entries.pais} choices={form.countries} />
        </Field>
        <Field {...field("escala")}>
          <Choices name="escala" value={entries.escala} choices={form.scales} />
        </Field>
      </Row>
      <Field {...field("nota")} hint={words.notaHint}>
        {input("nota")}
      </Field>
      <details open={form.isOpen}>
        <summary className="w-fit min-h-11 cursor-pointer py-2.5 font-semibold">
          {words.more}
        </summary>
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{words.ownHint}</p>
          <Row>
            <Field {...field("peor")}>{input("peor")}</Field>
            <Field {...field("mejor")}>{input("mejor")}</Field>
          </Row>
          <Field {...field("aprueba")} hint={form.passHint}>
            {input("aprueba")}
          </Field>
        </div>
      </details>
      <Button type="submit" className="w-fit">
        {words.submit}
      </Button>
    </Form>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  );
}

function Choices({
  name,
  value,
  choices,
}: {
  name: string;
  value: string;
  choices: GradeFormView["countries"];
}) {
  return (
    <Select name={name} defaultValue={value} autoComplete="off">
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </Select>
  );
}
