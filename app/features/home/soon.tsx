import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Crest, type CrestIcon } from "#app/ui/crest.tsx";

export type SoonItem = DatedItem & {
  readonly id: string;
  readonly icon: CrestIcon;
};

type DatedItem = {
  readonly path: string;
  readonly title: string;
  readonly when: string | null;
  readonly isAnnounced: boolean;
};

type NearestItems = {
  readonly items: ReadonlyArray<SoonItem>;
  /** Number of items not shown; `to` lists all. */
  readonly more: number;
  readonly to: string;
};

/** The nearest closings and openings of the catalogue. */
export function Soon({
  closing,
  opening,
}: {
  closing: NearestItems;
  opening: NearestItems;
}) {
  return (
    <div className="column grid grid-cols-1 gap-x-10 gap-y-8 py-10 lg:grid-cols-2">
      <List name="closing" nearest={closing} />
      <List name="opening" nearest={opening} />
    </div>
  );
}

function List({
  name,
  nearest: { items, more, to },
}: {
  name: "closing" | "opening";
  nearest: NearestItems;
}) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{t(`soon.${name}`)}</h2>
      <p className="text-ink-soft mt-1">{t(`soon.${name}Text`)}</p>
      {items.length === 0 && <p className="mt-4">{t("soon.none")}</p>}
      <ul className="mt-4">
        {items.map((item) => (
          <DatedRow
            key={item.path}
            item={item}
            crest={<Crest id={item.id} icon={item.icon} />}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t">
          <Link
            to={to}
            viewTransition
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t(`soon.${name}More`, { count: more })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** One line of a list by date: title, date, and certainty. */
export function DatedRow({
  item: { path, title, when, isAnnounced },
  crest,
}: {
  item: DatedItem;
  crest?: ReactNode;
}) {
  const { t } = useTranslation("home");
  return (
    <li className="border-line border-t">
      <Link
        to={path}
        viewTransition
        className="flex min-h-14 items-center gap-3 py-2.5 hover:underline"
      >
        {crest}
        <span className="min-w-0 leading-snug">
          <span className="block font-bold">{title}</span>
          <span className="text-ink-soft text-[0.9375rem]">
            {when} ({t(isAnnounced ? "soon.announced" : "soon.usual")})
          </span>
        </span>
      </Link>
    </li>
  );
}
