import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Language } from "#locales/languages.ts";

/** Language of the member's reminders; null when they are off. */
type Reminders = Result<Language | null, BackendFailure>;

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";

export async function loadReminders(
  { data }: BackendClient,
  userId: string,
): Promise<Reminders> {
  const response = await data
    .from("reminder_subscriptions")
    .select("language")
    .eq("user_id", userId)
    .maybeSingle();
  const row = toResult(response);
  return row.ok ? ok(row.value?.language ?? null) : row;
}

/** Turns reminders on; if another tab has done so, changes their language. */
export async function turnOnReminders(
  client: BackendClient,
  userId: string,
  language: Language,
): Promise<Reminders> {
  const response = await client.data
    .from("reminder_subscriptions")
    .insert({ user_id: userId, language });
  if (response.error?.code === DUPLICATE)
    return translateReminders(client, userId, language);
  const added = toResult(response);
  return added.ok ? ok(language) : added;
}

/** Changes the language of reminders that are on. */
export async function translateReminders(
  { data }: BackendClient,
  userId: string,
  language: Language,
): Promise<Reminders> {
  const response = await data
    .from("reminder_subscriptions")
    .update({ language })
    .eq("user_id", userId)
    .select("language")
    .maybeSingle();
  const row = toResult(response);
  return row.ok ? ok(row.value?.language ?? null) : row;
}

export async function turnOffReminders(
  { data }: BackendClient,
  userId: string,
): Promise<Reminders> {
  return toResult(
    await data.from("reminder_subscriptions").delete().eq("user_id", userId),
  );
}
