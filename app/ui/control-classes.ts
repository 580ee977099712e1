/** Style of every text control. */
export const CONTROL =
  "block min-h-11 w-full min-w-0 rounded-control border-2 border-ink bg-card px-3.5 py-2 text-base text-ink placeholder:text-ink-soft placeholder:opacity-100 transition-[border-color] duration-150 hover:not-disabled:border-rosa aria-invalid:border-destructive aria-invalid:hover:border-destructive disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-ink-soft read-only:not-[select]:bg-paper";
