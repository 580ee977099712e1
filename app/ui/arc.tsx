import type { ComponentProps } from "react";

/** The logo: a rising curve with a dot at its peak over a line of ground. */
export function Arc(props: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 36 32"
      width="36"
      fill="none"
      aria-hidden="true"
      {...props}
    >
      <path
        d="M2.5 29.5H33.5"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M6.5 28.5C11.5 10 22.5 4 31.5 15"
        className="stroke-rosa"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="30.3" cy="7" r="4.6" className="fill-maiz" />
    </svg>
  );
}
