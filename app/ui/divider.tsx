import { classNames } from "./class-names.ts";

/** Separates two sections by a line with the logo's arc. */
export function Divider({ className }: { className?: string }) {
  return (
    <div aria-hidden className={classNames("flex items-end", className)}>
      <span className="bg-line h-0.5 grow" />
      <svg
        viewBox="0 0 120 44"
        width="120"
        aria-hidden="true"
        fill="none"
        className="block h-11 w-30 shrink-0"
      >
        <path d="M0 43H120" className="stroke-line" strokeWidth="2" />
        <path
          d="M18 40C34 8 70 0 96 26"
          className="stroke-rosa"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <circle cx="95" cy="14" r="6.5" className="fill-maiz" />
      </svg>
      <span className="bg-line h-0.5 grow" />
    </div>
  );
}
