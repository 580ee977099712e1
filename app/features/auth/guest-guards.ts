import { loadTranslation } from "#app/platform/load-wording.ts";
import {
  type Guard,
  guestsOnly,
  isShown,
  settledSession,
} from "#app/platform/session/guards.ts";
import { notify, type Toast } from "#app/platform/toasts.ts";
import { pathAfterRegistering } from "#domain/accounts/return-path.ts";

/** The register screen: new members go on to their profile. */
export const registerGuard: Guard = guestsOnly((from, isNew) =>
  isNew ? pathAfterRegistering(from) : from,
);

/**
 * A link has confirmed the account, and the login is still shown: the client removes the
 * tokens from the address, and that navigation runs the guard again.
 */
let hasConfirmed = false;

/**
 * The login, which a mail's link opens too, with its outcome in the address: shows it,
 * and after a confirmation redirects like a registration.
 */
export const loginGuard: Guard = async (args, next) => {
  const outcome = takeLinkOutcome();
  const isMember = (await settledSession()).status === "authenticated";
  const isConfirmed = isMember && outcome.get("type") === "signup";
  hasConfirmed = isConfirmed || (hasConfirmed && isShown(args.request));
  if (outcome.has("error") || outcome.has("error_code"))
    await notifyOutcome("destructive", "linkFailed");
  else if (isConfirmed) await notifyOutcome("success", "confirmed");
  return (hasConfirmed ? confirmedGuard : plainGuard)(args, next);
};

const plainGuard = guestsOnly((from) => from);
const confirmedGuard = guestsOnly(pathAfterRegistering);

/** The fragment that was read last. */
let read = "";

/** Parameters of the address's fragment, once: later the client removes its tokens. */
function takeLinkOutcome(): URLSearchParams {
  const { hash } = location;
  const isNew = hash !== read;
  read = hash;
  return new URLSearchParams(isNew ? hash.slice(1) : "");
}

async function notifyOutcome(
  tone: Toast["tone"],
  outcome: "linkFailed" | "confirmed",
) {
  const t = await loadTranslation("auth");
  if (!t) return;
  notify({
    tone,
    title: t(`notices.${outcome}`),
    description: t(`notices.${outcome}Text`),
  });
}
