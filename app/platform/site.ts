import { useRouteLoaderData } from "react-router";
import type { Language } from "#locales/languages.ts";
import type { PublicBackend } from "./request-context.ts";

/** Root loader data for every screen. */
export type RootLoaderData = {
  readonly language: Language;
  readonly publicUrl: string;
  readonly backend: PublicBackend;
  readonly contactEmail: string | null;
  /** The civil day of the page: "2026-11-21". */
  readonly today: string;
};

/** Null only when the root failed to load. */
export function useSite(): RootLoaderData | null {
  return (useRouteLoaderData("root") as RootLoaderData | undefined) ?? null;
}
