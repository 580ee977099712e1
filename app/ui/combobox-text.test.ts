import { type UseComboboxStateChangeTypes, useCombobox } from "downshift";
import { expect, test } from "vitest";
import {
  findValue,
  reduceComboboxState,
  typedOption,
} from "./combobox-text.ts";

const PERU = { value: "PE", label: "Perú" };
const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes;

test("a text without a match stays after a click outside or Enter, and Escape clears it", () => {
  const typed = { selectedItem: typedOption("qqqq"), inputValue: "qqqq" };
  expect(settle(InputBlur, null, "qqqq")).toMatchObject(typed);
  expect(settle(InputKeyDownEnter, null, "qqqq")).toMatchObject(typed);
  expect(settle(InputBlur, typedOption("xx"), "qqqq")).toMatchObject(typed);
  for (const before of [null, typedOption("qqqq")])
    expect(settle(InputKeyDownEscape, before, "qqqq")).toMatchObject({
      selectedItem: null,
      inputValue: "",
    });
});

test("a click outside, Enter without a match and Escape restore the choice", () => {
  for (const type of [InputBlur, InputKeyDownEnter, InputKeyDownEscape])
    expect(settle(type, PERU, "qqqq")).toMatchObject({
      selectedItem: PERU,
      inputValue: "Perú",
    });
});

test("a match chosen by Tab or Enter replaces the typed text", () => {
  for (const type of [InputBlur, InputKeyDownEnter])
    expect(
      settle(type, typedOption("qqqq"), "per", {
        selectedItem: PERU,
        inputValue: "Perú",
      }),
    ).toMatchObject({ selectedItem: PERU, inputValue: "Perú" });
});

test("an empty text clears a choice at once, and a typed text when the list closes", () => {
  const cleared = { inputValue: "" };
  expect(settle(InputChange, PERU, "P", cleared).selectedItem).toBeNull();
  const typed = typedOption("q");
  expect(settle(InputChange, typed, "q", cleared).selectedItem).toBe(typed);
  expect(settle(InputBlur, typed, "").selectedItem).toBeNull();
});

test.each([
  ["peru ", "PE"],
  ["per", "per"],
])("the typed text %j has the value %j", (text, value) => {
  expect(findValue([PERU], { value: text, label: text })).toBe(value);
});

function settle(
  type: UseComboboxStateChangeTypes,
  selectedItem: typeof PERU | null,
  inputValue: string,
  changes = {},
) {
  const state = { selectedItem, inputValue, isOpen: true, highlightedIndex: 0 };
  return reduceComboboxState(state, {
    type,
    changes: { ...state, ...changes },
  });
}
