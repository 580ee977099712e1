import { useCombobox } from "downshift";
import { Check, ChevronDown } from "lucide-react";
import { type ComponentProps, useContext, useState } from "react";
import { classNames } from "./class-names.ts";
import { type ComboboxOption, filterOptions } from "./combobox-filter.ts";
import {
  findValue,
  reduceComboboxState,
  typedOption,
} from "./combobox-text.ts";
import { CONTROL } from "./control-classes.ts";
import { FieldContext, useFieldProps } from "./field-context.ts";

export type ComboboxProps = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "defaultValue" | "type"
> & {
  options: ReadonlyArray<ComboboxOption>;
  /** The chosen option's value, or a typed text that matches no option; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown when no option matches. */
  emptyText: string;
  /** Names the button that opens the list. */
  toggleLabel: string;
  /** Text for the number of matching options. */
  countText: (count: number) => string;
};

/** A single choice of many (countries, languages): typing filters the list, ignoring accents. */
export function Combobox({
  options,
  value,
  onChange,
  emptyText,
  toggleLabel,
  countText,
  name,
  className,
  ...rest
}: ComboboxProps) {
  const field = useFieldProps(rest);
  const labelId = useContext(FieldContext)?.labelId;
  const [typed, setTyped] = useState("");
  const shown = typed === "" ? options : filterOptions(options, typed);
  const selected =
    options.find((option) => option.value === value) ?? typedOption(value);
  const box = useCombobox<ComboboxOption>({
    items: [...shown],
    selectedItem: selected,
    itemToKey: (option) => option?.value,
    itemToString: (option) => option?.label ?? "",
    ...(field.id && { inputId: field.id }),
    ...(labelId && { labelId }),
    onStateChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        setTyped(inputValue ?? "");
      }
    },
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyped(""),
    onSelectedItemChange: ({ selectedItem }) =>
      onChange(selectedItem && findValue(options, selectedItem)),
    stateReducer: reduceComboboxState,
  });
  const isEmpty = shown.length === 0;
  return (
    <div className={classNames("relative", className)}>
      {name && <input type="hidden" name={name} value={value ?? ""} />}
      <input
        {...box.getInputProps({ autoComplete: "off", ...rest, ...field })}
        className={classNames(CONTROL, "pr-11")}
      />
      <button
        {...box.getToggleButtonProps({ disabled: rest.disabled })}
        type="button"
        aria-label={toggleLabel}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control disabled:cursor-not-allowed disabled:text-ink-soft"
      >
        <ChevronDown
          aria-hidden
          strokeWidth={2.5}
          className={classNames(
            "size-5 transition-[rotate]",
            box.isOpen && "rotate-180",
          )}
        />
      </button>
      <div hidden={!box.isOpen} className={POPUP}>
        <ul {...box.getMenuProps()} className="outline-none">
          {box.isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...box.getItemProps({ item: option, index })}
                className={classNames(
                  "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 leading-snug",
                  box.highlightedIndex === index && "bg-ink text-paper",
                )}
              >
                {option.label}
                {option.value === value && (
                  <Check aria-hidden className="size-5 shrink-0" />
                )}
              </li>
            ))}
        </ul>
        <p
          role="status"
          className={isEmpty ? "text-ink-soft px-3 py-2" : "sr-only"}
        >
          {box.isOpen &&
            (isEmpty ? emptyText : typed && countText(shown.length))}
        </p>
      </div>
    </div>
  );
}

const POPUP =
  "bg-card text-ink hard-shadow absolute inset-x-0 top-full z-40 mt-1.5 max-h-64 overflow-y-auto overscroll-contain rounded-control border-2 border-ink p-1.5";
