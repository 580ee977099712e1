import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from "downshift";
import { fold } from "#domain/text/fold.ts";
import type { ComboboxOption } from "./combobox-filter.ts";

/** Value of the option with the same label, ignoring case and accents; else the given value. */
export function findValue(
  options: ReadonlyArray<ComboboxOption>,
  { value, label }: ComboboxOption,
): string {
  const name = fold(label.trim());
  return options.find((option) => fold(option.label) === name)?.value ?? value;
}

type State = UseComboboxState<ComboboxOption>;
type Change = Pick<
  UseComboboxStateChangeOptions<ComboboxOption>,
  "type" | "changes"
>;

/** Wraps typed text that matches no option as an option; null for an empty text. */
export function typedOption(text: string | null): ComboboxOption | null {
  return text ? { value: text, label: text } : null;
}

/**
 * Downshift state reducer. Clearing the text clears the choice; input highlights the first
 * match; Tab chooses it; a click outside and Escape restore the choice. Without a choice,
 * Escape clears the text; a click outside, and Enter or Tab without a match, keep it.
 */
export function reduceComboboxState(
  state: State,
  { type, changes }: Change,
): Partial<State> {
  const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } =
    useCombobox.stateChangeTypes;
  const isClosing = type === InputBlur || type === InputKeyDownEnter;
  const { selectedItem, inputValue } = state;
  const chosen =
    selectedItem?.value === selectedItem?.label ? null : selectedItem;
  if (type === InputChange) {
    // Enter then chooses the first match.
    if (changes.inputValue) return { ...changes, highlightedIndex: 0 };
    // A cleared typed text stays selected until the list closes: its error does not flicker.
    return chosen ? { ...changes, selectedItem: null } : changes;
  }
  if (!isClosing && type !== InputKeyDownEscape) return changes;
  if (isClosing && changes.selectedItem !== selectedItem) return changes;
  const typed = isClosing ? typedOption(inputValue) : null;
  const settled = inputValue === "" ? null : (chosen ?? typed);
  return {
    ...changes,
    selectedItem: settled,
    inputValue: settled?.label ?? "",
  };
}
