import { useId } from "react";
import { classNames } from "./class-names.ts";
import { FLAG_HEIGHT, FLAG_WIDTH, flagRow } from "./flags.ts";

const TWO_FLAGS = flagRow(2);

/** A full-width row of cut paper; its colour is the text colour. */
export function PapelPicado({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={classNames("text-rosa block h-[66px] w-full", className)}
    >
      <defs>
        <pattern
          id={id}
          width={2 * FLAG_WIDTH}
          height={FLAG_HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <path d={TWO_FLAGS} fill="currentColor" fillRule="evenodd" />
        </pattern>
      </defs>
      <rect width="100%" height={FLAG_HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}
