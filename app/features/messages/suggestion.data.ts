import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import type { Result } from "#domain/result.ts";
import type { Language } from "#locales/languages.ts";

export type Suggestion = {
  /** Name of the resource. */
  readonly name: string;
  /** Its https URL. */
  readonly link: string;
  readonly reason: string;
  /** E-mail for a reply, optional. */
  readonly email: string | null;
  readonly language: Language;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
};

/** Sends a suggestion to the operators. Members can read back their own (`my_messages`). */
export async function sendSuggestion(
  { data }: BackendClient,
  { userId, ...suggestion }: Suggestion,
): Promise<Result<null, BackendFailure>> {
  return toResult(
    await data
      .from("resource_suggestions")
      .insert({ ...suggestion, user_id: userId }),
  );
}
