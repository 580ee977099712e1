import { classNames } from "./class-names.ts";

/**
 * Stairs, sun and arc for a strip in cobalto or a door colour. On phones arc and
 * sun follow the text; from 640 px on all three fill the right side of the strip,
 * which must be `relative overflow-hidden`.
 */
export function HeroOrnament({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 380 210"
      width="168"
      preserveAspectRatio="xMaxYMax meet"
      fill="none"
      aria-hidden="true"
      className={classNames(
        "pointer-events-none -mr-4 ml-auto block h-22 w-42 sm:mr-0 sm:absolute sm:inset-y-0 sm:right-0 sm:h-full sm:w-[min(38%,24rem)]",
        className,
      )}
    >
      <path
        d="M70 210V156H132V104H194V52H256V0H380V210Z"
        className="fill-on-cobalto opacity-8 max-sm:hidden"
      />
      <circle cx="307" cy="86" r="47" className="fill-maiz" />
      <path
        d="M101 197C152 62 222 8 297 78"
        className="stroke-rosa-claro"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </svg>
  );
}
