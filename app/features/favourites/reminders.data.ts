import type { BackendClient } from "#app/platform/backend-client.ts";
import { type Result, success } from "#app/platform/result.ts";
import type { Language } from "#locales/languages.ts";
import { requestFailure } from "./request-failure.ts";

export type RemindersFailure = "rejected" | "unreachable";

/** Language of the member's reminders; null when they are off. */
type Reminders = Result<Language | null, RemindersFailure>;

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";

export async function loadReminders(
  { data }: BackendClient,
  userId: string,
): Promise<Reminders> {
  const answer = await data
    .from("reminder_subscriptions")
    .select("language")
    .eq("user_id", userId)
    .maybeSingle();
  if (answer.error) return requestFailure(answer.error, answer.status);
  return success(answer.data?.language ?? null);
}

/** Turns reminders on; where another tab has done so, in this language. */
export async function turnOnReminders(
  client: BackendClient,
  userId: string,
  language: Language,
): Promise<Reminders> {
  const { error, status } = await client.data
    .from("reminder_subscriptions")
    .insert({ user_id: userId, language });
  if (!error) return success(language);
  if (error.code === DUPLICATE)
    return translateReminders(client, userId, language);
  return requestFailure(error, status);
}

/** Changes the language of reminders that are on. */
export async function translateReminders(
  { data }: BackendClient,
  userId: string,
  language: Language,
): Promise<Reminders> {
  const answer = await data
    .from("reminder_subscriptions")
    .update({ language })
    .eq("user_id", userId)
    .select("language")
    .maybeSingle();
  if (answer.error) return requestFailure(answer.error, answer.status);
  return success(answer.data?.language ?? null);
}

export async function turnOffReminders(
  { data }: BackendClient,
  userId: string,
): Promise<Reminders> {
  const { error, status } = await data
    .from("reminder_subscriptions")
    .delete()
    .eq("user_id", userId);
  return error ? requestFailure(error, status) : success(null);
}
