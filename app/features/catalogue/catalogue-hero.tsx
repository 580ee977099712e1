import { classNames } from "#app/ui/class-names.ts";
import { SectionOrnament } from "#app/ui/section-ornament.tsx";
import { SECTION_STYLES } from "#app/ui/section-style.ts";

/** Header strip of a screen: one line of title and one of lead, in the section's colour. */
export function CatalogueHero({
  title,
  lead,
  section,
}: {
  title: string;
  lead: string;
  /** Missing on the search of everything, which belongs to no section. */
  section?: keyof typeof SECTION_STYLES;
}) {
  const look = section && SECTION_STYLES[section];
  return (
    <div
      className={classNames(
        "hero-strip relative overflow-hidden",
        look ? `${look.colour} text-on-door` : "bg-cobalto text-on-cobalto",
      )}
    >
      <div className="column relative z-1 py-1.5 sm:py-3">
        <h1>{title}</h1>
        <p className="leading-snug max-sm:text-[0.9375rem] sm:mt-1 sm:max-w-[80%]">
          {lead}
        </p>
      </div>
      {look && (
        <SectionOrnament
          kind={look.kind}
          className="h-full max-h-none max-sm:hidden"
        />
      )}
    </div>
  );
}
