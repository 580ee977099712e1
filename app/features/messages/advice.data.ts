import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import type { Result } from "#domain/result.ts";
import type { Language } from "#locales/languages.ts";

export type AdviceRequest = {
  readonly name: string | null;
  readonly email: string;
  readonly message: string;
  readonly language: Language;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
};

/** Sends a request to the operators. Members can read back their own (`my_messages`). */
export async function sendAdviceRequest(
  { data }: BackendClient,
  { userId, ...request }: AdviceRequest,
): Promise<Result<null, BackendFailure>> {
  return toResult(
    await data.from("advice_requests").insert({ ...request, user_id: userId }),
  );
}
