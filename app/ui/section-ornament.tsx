import { classNames } from "./class-names.ts";

const SHAPES = {
  stairs: "M0 120V90H40V60H80V30H120V120Z",
  circle: "M60 0A60 60 0 1 1 60 120A60 60 0 1 1 60 0Z",
  arch: "M20 120V70A50 50 0 0 1 120 70V120Z",
  diamond: "M120 0L60 60L120 120Z",
  curve: "M2 112C16 16 82 -14 120 36L106 46C78 10 32 34 18 116Z",
  squares: "M22 6H62V46H22ZM70 6H110V46H70ZM70 54H110V94H70Z",
};

export type SectionOrnamentKind = keyof typeof SHAPES;

/** The geometric shape of a section; its parent must be `relative overflow-hidden` or clipped. */
export function SectionOrnament({
  kind,
  className,
}: {
  kind: SectionOrnamentKind;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      width="120"
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute top-0 right-0 h-[68%] max-h-36 w-auto",
        className,
      )}
    >
      <path d={SHAPES[kind]} className="fill-on-door opacity-16" />
    </svg>
  );
}
