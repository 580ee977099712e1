import { classNames } from "./class-names.ts";
import { flagRow } from "./flags.ts";

const FLAGS = flagRow(8);

/** Five leaves from one foot, in the opening of the arch. */
const AGAVE = [
  "M366 480L377 388L388 480Z",
  "M358 480L352 402L378 480Z",
  "M376 480L402 402L396 480Z",
  "M350 480L332 428L372 480Z",
  "M382 480L422 428L404 480Z",
].join("");

/**
 * The hero's picture: papel picado, sky, sun, stairs, an arch with an agave, and the jump
 * over the stairs. Phones show only the top 6rem: papel picado, sky and the top of the jump.
 */
export function HomeOrnament({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 480"
      width="240"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={classNames(
        "block h-24 w-full md:aspect-square md:h-auto",
        className,
      )}
    >
      <path d="M0 0H480V480H0Z" className="fill-cielo" />
      <circle cx="372" cy="150" r="66" className="fill-maiz" />
      <path
        d="M0 480V346H68V288H136V230H204V172H274V480Z"
        className="fill-cobalto"
      />
      <path
        d="M274 480V264a103 103 0 0 1 206 0V480H428V290a51 51 0 0 0-102 0V480Z"
        className="fill-barro"
      />
      <path d="M326 480V290a51 51 0 0 1 102 0V480Z" className="fill-paper" />
      <path d={AGAVE} className="fill-selva" />
      <path d={FLAGS} fillRule="evenodd" className="fill-rosa" />
      <path
        d="M68 282C108 106 248 44 352 132"
        fill="none"
        strokeWidth="13"
        strokeLinecap="round"
        className="stroke-rosa"
      />
      <circle cx="359" cy="139" r="20" className="fill-rosa" />
    </svg>
  );
}
