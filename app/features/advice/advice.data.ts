import type { BackendClient } from "#app/platform/backend-client.ts";
import { failure, type Result, success } from "#app/platform/result.ts";
import type { Language } from "#locales/languages.ts";

export type AdviceRequest = {
  readonly name: string | null;
  readonly email: string;
  readonly message: string;
  readonly language: Language;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
};

export type AdviceFailure = "tooMany" | "unreachable" | "rejected";

/** Leaves a request for the operators. Nobody can read it back. */
export async function sendAdviceRequest(
  { data }: BackendClient,
  { userId, ...request }: AdviceRequest,
): Promise<Result<null, AdviceFailure>> {
  const { error, status } = await data
    .from("advice_requests")
    .insert({ ...request, user_id: userId });
  if (!error) return success(null);
  if (status === 0) return failure("unreachable");
  return failure(status === 429 ? "tooMany" : "rejected", error.message);
}
