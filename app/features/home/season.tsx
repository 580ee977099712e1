import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import type { EventView } from "./screen-data.ts";

/** Specification §9: the tone of an event's type. */
const EVENT_TONES = {
  Virtual: "secondary",
  Presencial: "default",
  Híbrido: "outline",
} as const satisfies Record<EventView["type"], BadgeTone>;

/**
 * Upcoming events and featured resources in tabs (specification §4): events first if
 * any, else the resources only. The tab is in the address.
 */
export function Season({
  events,
  featured,
}: {
  events: ReadonlyArray<EventView>;
  /** The rendered featured resources. */
  featured: ReactNode;
}) {
  const { t } = useTranslation("home");
  const [query] = useSearchParams();
  const hasEvents = events.length > 0;
  const isOnResources = !hasEvents || query.get("ver") === "recursos";
  const tabs = [
    ...(hasEvents
      ? [{ to: "?#temporada", text: t("tabs.events"), current: !isOnResources }]
      : []),
    {
      to: "?ver=recursos#temporada",
      text: t("tabs.featured"),
      current: isOnResources,
    },
  ];
  return (
    <section
      id="temporada"
      aria-labelledby="season"
      className="column scroll-mt-16 py-10"
    >
      <h2 id="season">{t("tabs.heading")}</h2>
      <TabLinks label={t("tabs.label")} items={tabs} className="mt-3 mb-5" />
      {isOnResources ? (
        <>
          {featured}
          <p className="mt-3">
            <Link
              to="/recursos"
              viewTransition
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t("tabs.allResources")}
            </Link>
          </p>
        </>
      ) : (
        <ul className="card-grid">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EventCard({ event }: { event: EventView }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p>
        <Badge tone={EVENT_TONES[event.type]}>
          {t(`eventType.${event.type}`)}
        </Badge>
      </p>
      <h3>{event.title}</h3>
      <p className="text-ink-soft leading-snug">{event.organization}</p>
      <p className="font-semibold">{event.when}</p>
      <p className="leading-snug">{event.description}</p>
      <p className="mt-auto">
        <ExternalButtonLink
          href={event.link}
          newTabHint={common("newTab")}
          variant="outline"
          size="sm"
        >
          {t("tabs.site")}
          <span className="sr-only">: {event.title}</span>
        </ExternalButtonLink>
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {event.host}
      </p>
    </Card>
  );
}
