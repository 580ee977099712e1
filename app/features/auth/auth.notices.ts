import type { ParseKeys, TFunction } from "i18next";
import type { Toast } from "#app/platform/toasts.ts";
import type { AuthFailure, AuthReason } from "./auth.data.ts";

type AuthT = TFunction<"auth">;
type AuthKey = ParseKeys<"auth">;

/** Text of each reason; null where the server's message or the action's text is shown. */
const REASON_TEXTS = {
  invalidCredentials: null,
  rejected: null,
  sessionRefused: null,
  unavailable: null,
  alreadyRegistered: "reasons.alreadyRegistered",
  emailNotConfirmed: "reasons.emailNotConfirmed",
  weakPassword: "reasons.weakPassword",
  samePassword: "reasons.samePassword",
  invalidEmail: "reasons.invalidEmail",
  sessionMissing: "reasons.sessionMissing",
  sessionTooOld: "reasons.sessionTooOld",
  tooMany: "reasons.tooMany",
  unreachable: "reasons.unreachable",
  serverError: "reasons.serverError",
} satisfies Record<AuthReason, AuthKey | null>;

/** Title of each action's failure, and its fallback text (specification §8). */
const ACTION_TEXTS = {
  login: ["notices.loginFailed", "notices.loginFallback"],
  register: ["notices.registerFailed", "notices.registerFallback"],
  logout: ["notices.logoutFailed", "notices.logoutFallback"],
  recover: ["notices.recoverFailed", "reasons.serverError"],
  reset: ["notices.resetFailed", "reasons.serverError"],
} as const satisfies Record<string, readonly [AuthKey, AuthKey]>;

/**
 * Toast of a failed action: the reason's text, else the server's message (never for wrong
 * credentials), else the action's text.
 */
export function failureToast(
  t: AuthT,
  action: keyof typeof ACTION_TEXTS,
  { reason, message }: AuthFailure,
): Omit<Toast, "id"> {
  const [title, fallback] = ACTION_TEXTS[action];
  const reasonKey = REASON_TEXTS[reason];
  const serverMessage = reason === "invalidCredentials" ? "" : message;
  return {
    tone: "destructive",
    title: t(title),
    description: reasonKey ? t(reasonKey) : serverMessage || t(fallback),
  };
}
