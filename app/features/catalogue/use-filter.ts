import { useNavigate, useSearchParams } from "react-router";
import {
  addressWith,
  type Filterable,
  parseWanted,
  readQueryWords,
} from "#catalogue/views/address.ts";

/** Filters of a screen from the address, and changes to them: the address is the only state. */
export function useFilter(screen: Filterable) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = parseWanted(query, screen);
  const sought = readQueryWords(query);
  return {
    query,
    sought,
    wanted,
    isSet: sought !== "" || Object.keys(wanted).length > 0,
    change: (changes: Parameters<typeof addressWith>[1]) =>
      // From the current address: two changes in a row must both apply.
      navigate(addressWith(new URLSearchParams(location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export type Filter = ReturnType<typeof useFilter>;
