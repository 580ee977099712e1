import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import type { Result } from "#domain/result.ts";

/** Specification §3, Feedback record. */
export type Feedback = {
  readonly name: string | null;
  readonly feedback: string;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
};

/** Sends comments to the operators. Members can read back their own (`my_messages`). */
export async function sendFeedback(
  { data }: BackendClient,
  { name, feedback, userId }: Feedback,
): Promise<Result<null, BackendFailure>> {
  return toResult(
    await data.from("feedback").insert({ name, feedback, user_id: userId }),
  );
}
