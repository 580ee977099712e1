import { loadTranslator } from "#app/platform/load-wording.ts";
import {
  type Guard,
  guestsOnly,
  isShown,
  settledSession,
} from "#app/platform/session/guards.ts";
import { notify, type Toast } from "#app/platform/toasts.ts";
import { pathAfterRegistering } from "#domain/accounts/return-path.ts";

/** Guard of the register screen: new members without a return path go to the profile form. */
export const registerGuard: Guard = guestsOnly((from, isNew) =>
  isNew ? pathAfterRegistering(from) : from,
);

/**
 * True after a confirmation link, until another screen is shown. The auth client removes
 * the tokens from the address, which runs the guard again, then without a fragment.
 */
let isAfterConfirmation = false;

/**
 * Guard of the login screen. Confirmation links, of an account or a new e-mail, open it
 * with their outcome in the URL fragment. Shows a toast for a failed link or a confirmed
 * account, and redirects the member of that account like a newly registered one.
 */
export const loginGuard: Guard = async (args, next) => {
  const outcome = takeLinkOutcome();
  const session = await settledSession();
  const user = session.status === "authenticated" ? session.user : null;
  const isConfirmationLink = user !== null && outcome.get("type") === "signup";
  isAfterConfirmation =
    isConfirmationLink || (isAfterConfirmation && isShown(args.request));
  if (outcome.has("error") || outcome.has("error_code"))
    await notifyOutcome("destructive", "linkFailed");
  else if (isConfirmationLink)
    await notifyOutcome("success", "confirmed", user.email);
  return (isAfterConfirmation ? confirmedGuard : plainGuard)(args, next);
};

const plainGuard = guestsOnly((from) => from);
const confirmedGuard = guestsOnly(pathAfterRegistering);

let lastFragment = "";

/** Parameters of the fragment; empty when it was read before, so that no toast repeats. */
function takeLinkOutcome(): URLSearchParams {
  const { hash } = location;
  const isUnread = hash !== lastFragment;
  lastFragment = hash;
  return new URLSearchParams(isUnread ? hash.slice(1) : "");
}

async function notifyOutcome(
  tone: Toast["tone"],
  outcome: "linkFailed" | "confirmed",
  email = "",
) {
  const t = await loadTranslator("auth");
  if (!t) return;
  notify({
    tone,
    title: t(`notices.${outcome}`),
    // A stranger's link opens their account: the text names it.
    description: t(`notices.${outcome}Text`, { email }),
  });
}
