/**
 * Attributes of a button by which the browser opens or closes a dialog, also before
 * hydration. `early-taps.ts` handles browsers without support.
 */
export function invoker(command: "show-modal" | "close", dialogId: string) {
  return {
    command,
    // React passes unknown attributes through.
    commandfor: dialogId,
    "aria-haspopup": command === "close" ? undefined : ("dialog" as const),
  };
}
