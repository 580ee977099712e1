import { useState } from "react";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Combobox } from "./combobox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { SearchField } from "./search-field.tsx";
import { Select } from "./select.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";
import { Textarea } from "./textarea.tsx";

const COUNTRIES = [
  "Argentina",
  "Brasil",
  "Colombia",
  "México",
  "Panamá",
  "Perú",
].map((label) => ({ value: label.slice(0, 2).toUpperCase(), label }));

export function ShowcaseForms() {
  const [attempts, setAttempts] = useState(0);
  return (
    <ShowcaseSection id="forms" title="Fields and forms">
      <form className="max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label="Search scholarships"
          placeholder="Try 'high school' or 'Germany'"
          buttonText="Search"
        />
      </form>
      {attempts > 0 && (
        <ErrorSummary
          key={attempts}
          title="Two things are missing"
          errors={[
            { fieldId: "showcase-mail", message: "Write your e-mail address." },
            { fieldId: "showcase-country", message: "Choose a country." },
          ]}
        />
      )}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextFields />
        <Choices />
      </div>
      <div>
        <Button onClick={() => setAttempts(attempts + 1)}>Submit</Button>
      </div>
    </ShowcaseSection>
  );
}

function TextFields() {
  return (
    <div className="flex flex-col gap-6">
      <Field label="Full name" requiredMark="required">
        <Input autoComplete="name" />
      </Field>
      <Field
        id="showcase-mail"
        label="E-mail"
        hint="We write only about your account."
        error="Write your e-mail address."
      >
        <Input type="email" autoComplete="email" defaultValue="ana@" />
      </Field>
      <Field label="Password" hint="At least 6 characters.">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field label="Message">
        <Textarea placeholder="What could be better" />
      </Field>
    </div>
  );
}

function Choices() {
  const [country, setCountry] = useState<string | null>("MÉ");
  return (
    <div className="flex flex-col gap-6">
      <Field label="Level">
        <Select defaultValue="prepa">
          <option value="prepa">High school</option>
          <option value="licenciatura">Bachelor</option>
        </Select>
      </Field>
      <Field label="Disabled level">
        <Select disabled>
          <option>None</option>
        </Select>
      </Field>
      <Field
        id="showcase-country"
        label="Country"
        hint="Type the first letters."
        error={country === null ? "Choose a country." : null}
      >
        <Combobox
          options={COUNTRIES}
          value={country}
          onChange={setCountry}
          emptyText="No country of that name."
          countText={(count) => `${count} options`}
          toggleLabel="Show countries"
        />
      </Field>
      <FieldGroup legend="Interests" hint="As many as you like.">
        <Checkbox label="Exchange" defaultChecked />
        <Checkbox label="Research" hint="Summers and laboratories." />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and checked" disabled defaultChecked />
        <Checkbox label="I accept" error="Accept to go on." />
      </FieldGroup>
    </div>
  );
}
