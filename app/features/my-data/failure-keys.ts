import type { ParseKeys } from "i18next";
import type { DeletionReason } from "./delete-account.data.ts";

/** Text of each failure, in the namespace `myData`. */
export const DATA_FAILURE_KEYS = {
  empty: "failures.empty",
  wrongPassword: "failures.wrongPassword",
  interrupted: "failures.interrupted",
  unreachable: "failures.unreachable",
  tooMany: "failures.tooMany",
  sessionRefused: "failures.sessionEnded",
  rejected: "failures.rejected",
  unavailable: "failures.rejected",
} as const satisfies Record<DeletionReason | "empty", ParseKeys<"myData">>;
