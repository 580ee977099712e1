import { classNames } from "./class-names.ts";

const SIZES = { sm: "h-5 w-6", md: "h-10 w-12", lg: "h-20 w-24" };

/** A dot that springs along the trampoline arc once a second (specification §2). */
export function Spinner({
  label,
  size = "md",
  className,
}: {
  /** Accessible text; without it the spinner is decorative. */
  label?: string;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const drawing = (
    <svg
      viewBox="0 0 48 40"
      width="48"
      fill="none"
      aria-hidden="true"
      className={classNames(
        "shrink-0 overflow-visible",
        SIZES[size],
        className,
      )}
    >
      <path
        d="M2 37H46"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        opacity=".35"
      />
      <path
        d="M7 35C13 4 32 -4 43 17"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        opacity=".35"
      />
      <circle r="6.5" fill="currentColor" className="spring-dot" />
    </svg>
  );
  if (label === undefined) return drawing;
  return (
    <span role="status" className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </span>
  );
}
