/**
 * Attributes of a button that opens or closes a dialog by itself, without our modules.
 * `early-taps.ts` does it in browsers that do not know them.
 */
export function invoker(command: "show-modal" | "close", dialogId: string) {
  return {
    command,
    // React writes attributes that it does not know as they are.
    commandfor: dialogId,
    "aria-haspopup": command === "close" ? undefined : ("dialog" as const),
  };
}
