import { useNavigate, useSearchParams } from "react-router";
import { addressWith, FILTER_PARAMETERS, filterOf } from "./filter-address.ts";

/** The filter that the address asks for, and how to change it: the address is the only state. */
export function useFilter() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isSet = FILTER_PARAMETERS.some((name) => query.get(name));
  return {
    query,
    filter: filterOf(query),
    isSet,
    change: (changes: Parameters<typeof addressWith>[1]) =>
      // From the address as it is now: two changes in a row must both hold.
      navigate(addressWith(new URLSearchParams(location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
