import type { AuthError, Session } from "@supabase/auth-js";
import type { BackendClient } from "#app/platform/backend-client.ts";
import {
  type BackendFailure,
  type BackendReason,
  backendReason,
} from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/**
 * Account errors. `serverError` is a 5xx without a message, or a response that is not
 * JSON.
 */
export type AuthReason =
  | BackendReason
  | "invalidCredentials"
  | "alreadyRegistered"
  | "emailNotConfirmed"
  | "weakPassword"
  | "samePassword"
  | "invalidEmail"
  | "sessionMissing"
  | "sessionTooOld"
  | "serverError";

export type AuthFailure = BackendFailure<AuthReason>;

export type SignedIn = { readonly session: Session };

/** Signs in with e-mail and password. */
export async function signIn(
  { auth }: BackendClient,
  email: string,
  password: string,
): Promise<Result<SignedIn, AuthFailure>> {
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) return failed(error);
  return ok({ session: data.session });
}

/**
 * Creates an account. The session is null when the backend first asks for a
 * confirmation by e-mail, whose link leads to `returnUrl`.
 */
export async function signUp(
  { auth }: BackendClient,
  account: { fullName: string; email: string; password: string },
  returnUrl: string,
): Promise<Result<{ readonly session: Session | null }, AuthFailure>> {
  const { data, error } = await auth.signUp({
    email: account.email,
    password: account.password,
    options: {
      data: { full_name: account.fullName },
      emailRedirectTo: returnUrl,
    },
  });
  if (error) return failed(error);
  return ok({ session: data.session });
}

/** Ends this browser's session: removed locally even when the server is unreachable. */
export async function signOut({
  auth,
}: BackendClient): Promise<Result<null, AuthFailure>> {
  const { error } = await auth.signOut({ scope: "local" });
  return error ? failed(error) : ok(null);
}

/**
 * Sends a mail with a link to `returnUrl`. Succeeds for unknown addresses too, so that
 * accounts cannot be probed.
 */
export async function requestRecovery(
  { auth }: BackendClient,
  email: string,
  returnUrl: string,
): Promise<Result<null, AuthFailure>> {
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: returnUrl,
  });
  return error ? failed(error) : ok(null);
}

/** Changes the password of the signed-in user. */
export async function changePassword(
  { auth }: BackendClient,
  password: string,
): Promise<Result<null, AuthFailure>> {
  const { error } = await auth.updateUser({ password });
  return error ? failed(error) : ok(null);
}

/** Keyed by the server's codes. An object would also match a code such as "constructor". */
const REASONS: ReadonlyMap<string | undefined, AuthReason> = new Map([
  ["invalid_credentials", "invalidCredentials"],
  ["user_already_exists", "alreadyRegistered"],
  ["email_exists", "alreadyRegistered"],
  ["email_not_confirmed", "emailNotConfirmed"],
  ["weak_password", "weakPassword"],
  ["same_password", "samePassword"],
  ["email_address_invalid", "invalidEmail"],
  ["session_not_found", "sessionMissing"],
  ["session_missing", "sessionMissing"],
  ["reauthentication_needed", "sessionTooOld"],
  ["over_request_rate_limit", "tooMany"],
  ["over_email_send_rate_limit", "tooMany"],
]);

function failed(error: AuthError) {
  const reason = reasonFor(error);
  const message = isPlaceholder(error.message) ? "" : error.message;
  const isServerError = (error.status ?? 0) >= 500;
  return fail<AuthFailure>(
    reason === "unavailable" && isServerError && !message
      ? { reason: "serverError", message: "" }
      : { reason, message },
  );
}

function reasonFor({ name, code, status }: AuthError): AuthReason {
  if (name === "AuthSessionMissingError") return "sessionMissing";
  // The response was not JSON: `message` is the parser's and the status is missing.
  if (name === "AuthUnknownError") return "serverError";
  return REASONS.get(code) ?? backendReason(status ?? 0);
}

/**
 * True for the text that auth-js substitutes for a missing message: the response as JSON,
 * its reason phrase or its status.
 */
function isPlaceholder(message: string): boolean {
  return /^(\{.*\}|\[.*\]|null|HTTP \d+|Internal Server Error|Not Implemented|Bad Gateway|Service (Temporarily )?Unavailable|Gateway Time-?out)$/is.test(
    message.trim(),
  );
}
