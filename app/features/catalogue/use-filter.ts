import { useNavigate, useSearchParams } from "react-router";
import {
  addressWith,
  type Filterable,
  parseSelectedFilters,
  readQueryWords,
} from "#catalogue/views/address.ts";

/** Filters of a screen from the address, and changes to them: the address is the only state. */
export function useFilter(screen: Filterable) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const selected = parseSelectedFilters(params, screen);
  const queryText = readQueryWords(params);
  return {
    params,
    queryText,
    selected,
    isSet: queryText !== "" || Object.keys(selected).length > 0,
    change: (changes: Parameters<typeof addressWith>[1]) =>
      // From the current address: two changes in a row must both apply.
      navigate(addressWith(new URLSearchParams(location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export type Filter = ReturnType<typeof useFilter>;
