import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ExternalLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import {
  type SavedItem,
  savedItemTitle,
} from "#domain/favourites/saved-items.ts";
import { hostFromUrl } from "#domain/text/host.ts";

/** A saved item in short; `children` is the form for status and note. */
export function SavedCard({
  saved,
  onRemove,
  children,
}: {
  saved: SavedItem;
  onRemove: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("myFavourites");
  const { t: common } = useTranslation("common");
  const title = savedItemTitle(saved);
  const { item, outside } = saved;
  const link = item?.link ?? outside?.link;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="pr-6 [overflow-wrap:anywhere]">
        {item && (
          <p className="text-ink-soft text-sm leading-snug font-semibold">
            {[item.kind, item.organization].filter(Boolean).join(" · ")}
          </p>
        )}
        <h3 className="mt-1">
          {item ? (
            <Link
              to={item.path}
              viewTransition
              className="underline decoration-1 underline-offset-3 hover:decoration-3"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
      </div>
      {item?.badge && (
        <p>
          <Badge tone={item.isAnnounced ? "default" : "outline"}>
            {item.badge}
          </Badge>
        </p>
      )}
      {item?.when && <p>{item.when}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {link && (
          <p className="min-w-0 grow text-[0.9375rem] [overflow-wrap:anywhere]">
            <ExternalLink href={link} newTabHint={common("newTab")}>
              {t(item ? "site" : "page", { host: hostFromUrl(link) })}
            </ExternalLink>
          </p>
        )}
        <Button
          variant="outline"
          size="sm"
          className="ml-auto shrink-0"
          aria-label={t("removeOf", { title })}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      </div>
      {children}
    </Card>
  );
}
