import type { ReactNode } from "react";
import { HeroOrnament } from "#app/ui/hero-ornament.tsx";

/** The strip at the head of a catalogue screen. */
export function CatalogueHero({
  title,
  lead,
  actions,
}: {
  title: string;
  lead: string;
  actions?: ReactNode;
}) {
  return (
    <div className="bg-cobalto text-on-cobalto relative overflow-hidden">
      <div className="column relative z-1 py-8 sm:py-12">
        <h1>{title}</h1>
        <p className="mt-3 max-w-[38rem] text-lg sm:max-w-[56%] leading-relaxed">
          {lead}
        </p>
        {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
      </div>
      <HeroOrnament className="max-sm:hidden" />
    </div>
  );
}
