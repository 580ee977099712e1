import * as Radix from "radix-ui/avatar";
import { classNames } from "./class-names.ts";

const SIZES = {
  sm: "size-9 text-sm",
  md: "size-12 text-base",
  lg: "size-24 text-3xl",
};

/** The picture once loaded, otherwise the initials (specification §2, Avatar initials). */
export function Avatar({
  src,
  initials,
  label,
  size = "md",
  className,
}: {
  src?: string | null | undefined;
  initials: string;
  /** Name of the person; without it the avatar is decorative. */
  label?: string;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const ariaProps =
    label === undefined
      ? { "aria-hidden": true }
      : { role: "img", "aria-label": label };
  return (
    <Radix.Root
      {...ariaProps}
      className={classNames(
        "bg-maiz text-on-maiz font-display inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold select-none",
        SIZES[size],
        className,
      )}
    >
      {src && (
        <Radix.Image
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      )}
      <Radix.Fallback>{initials}</Radix.Fallback>
    </Radix.Root>
  );
}
