import type { BackendClient } from "#app/platform/backend-client.ts";
import {
  type MessageFailure,
  toOutcome,
} from "#app/platform/messages/message.data.ts";
import type { Result } from "#app/platform/result.ts";

/** Specification §3, Feedback record. */
export type Feedback = {
  readonly name: string | null;
  readonly feedback: string;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
};

/** Sends comments to the operators. They cannot be read back. */
export async function sendFeedback(
  { data }: BackendClient,
  { name, feedback, userId }: Feedback,
): Promise<Result<null, MessageFailure>> {
  return toOutcome(
    await data.from("feedback").insert({ name, feedback, user_id: userId }),
  );
}
