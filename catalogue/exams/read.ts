/** The day on which the facts were read, in stored copies of their sources. */
export const READ = { on: "2026-11-22", as: "stored" } as const;
