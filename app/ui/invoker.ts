/**
 * Attributes of a button that opens or closes a dialog without our modules.
 * `early-taps.ts` handles browsers without support.
 */
export function invoker(command: "show-modal" | "close", dialogId: string) {
  return {
    command,
    // React passes unknown attributes through.
    commandfor: dialogId,
    "aria-haspopup": command === "close" ? undefined : ("dialog" as const),
  };
}
