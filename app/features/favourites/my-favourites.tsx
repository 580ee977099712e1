import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSession } from "#app/platform/session/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { ExclusionView } from "#catalogue/views/award-terms.ts";
import type { AwardRules } from "#domain/awards/exclusions.ts";
import {
  SAVED_GROUPS,
  type SavedItem,
  savedItemTitle,
} from "#domain/favourites/saved-items.ts";
import { isSharedList } from "#domain/favourites/shared-list.ts";
import { ApplicationForm } from "./application-form.tsx";
import { AwardConflicts } from "./award-conflicts.tsx";
import { CalendarPart } from "./calendar-part.tsx";
import { ComparePart } from "./compare-part.tsx";
import { FavouritesLoadError } from "./favourites-load-error.tsx";
import { PlanPart } from "./plan-part.tsx";
import { RemindersPart } from "./reminders-part.tsx";
import { SavedCard } from "./saved-card.tsx";
import { ShareList } from "./share-list.tsx";
import { SharedList } from "./shared-list.tsx";
import { useMyFavourites } from "./use-my-favourites.ts";

const FROM = { from: "/favoritos" };

/** All saved items of a member or of this device, or the shared list in the fragment. */
export function MyFavourites({
  hasReminders,
  awardRules,
}: {
  hasReminders: boolean;
  awardRules: ReadonlyArray<AwardRules<ExclusionView>>;
}) {
  const { t } = useTranslation("myFavourites");
  const session = useSession();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const userId = session.status === "authenticated" ? session.user.id : null;
  // The server does not see the fragment: before hydration the page is the user's own.
  if (session.status !== "loading" && isSharedList(hash))
    return (
      <div className="column py-8">
        <h1>{t("shared.title")}</h1>
        <SharedList key={hash} fragment={hash} />
      </div>
    );
  return (
    <div className="column py-8">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t("title")}
      </h1>
      {session.status === "loading" ? (
        <Loading />
      ) : (
        <>
          <Saved
            userId={userId}
            awardRules={awardRules}
            onRemoved={() => heading.current?.focus()}
          />
          {hasReminders && userId !== null && <RemindersPart userId={userId} />}
        </>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation("myFavourites");
  return (
    <>
      <div className="needs-script grid place-items-center py-16">
        <Spinner label={t("loading")} className="text-rosa" />
      </div>
      <noscript>
        <p className="measure mt-5">
          {t("noScript")}{" "}
          <a href="/becas" className="font-semibold underline">
            {t("empty.catalogue")}
          </a>
        </p>
      </noscript>
    </>
  );
}

function Saved({
  userId,
  awardRules,
  onRemoved,
}: {
  userId: string | null;
  awardRules: ReadonlyArray<AwardRules<ExclusionView>>;
  onRemoved: () => void;
}) {
  const { t, i18n } = useTranslation("myFavourites");
  const { saved, hasFailed, applications, remove, retry } = useMyFavourites(
    userId,
    i18n.language,
  );
  if (hasFailed) return <FavouritesLoadError onRetry={retry} />;
  if (!saved) return <Loading />;
  if (saved.length === 0) return <Nothing isMember={userId !== null} />;
  const owner = userId ?? "device";
  return (
    <>
      <p className="text-ink-soft mt-2">
        {t("count", { count: saved.length })}
      </p>
      {userId === null && <OnDevice />}
      <AwardConflicts saved={saved} awardRules={awardRules} />
      {SAVED_GROUPS.map((group) => (
        <Group
          key={group}
          group={group}
          saved={saved.filter((one) => one.group === group)}
          card={(one) => (
            <SavedCard
              key={`${owner} ${one.itemType} ${one.itemId}`}
              saved={one}
              onRemove={async () => {
                await remove(one);
                onRemoved();
              }}
            >
              <ApplicationForm
                owner={owner}
                favourite={one}
                title={savedItemTitle(one)}
                saved={applications.of(one)}
                save={applications.save}
              />
            </SavedCard>
          )}
        />
      ))}
      <p className="text-ink-soft measure mt-10">
        {t(userId === null ? "keptNote.device" : "keptNote.member")}
      </p>
      <PlanPart saved={saved} />
      <ComparePart saved={saved} />
      <ShareList saved={saved} />
      <CalendarPart saved={saved} userId={userId} />
    </>
  );
}

function Group({
  group,
  saved,
  card,
}: {
  group: SavedItem["group"];
  saved: ReadonlyArray<SavedItem>;
  card: (saved: SavedItem) => ReactNode;
}) {
  const { t } = useTranslation("myFavourites");
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby={`group-${group}`} className="mt-10">
      <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
      {(group === "estimated" || group === "gone") && (
        <p className="text-ink-soft measure mt-2">{t(`groups.${group}Text`)}</p>
      )}
      <div className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {saved.map(card)}
      </div>
    </section>
  );
}

function Nothing({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation("myFavourites");
  return (
    <EmptyState
      title={t(isMember ? "empty.member" : "empty.visitor")}
      text={t("empty.text")}
      actions={
        <>
          <ButtonLink to="/becas" viewTransition>
            {t("empty.catalogue")}
          </ButtonLink>
          {!isMember && (
            <>
              <ButtonLink
                variant="outline"
                to="/login"
                state={FROM}
                viewTransition
              >
                {t("empty.login")}
              </ButtonLink>
              <ButtonLink variant="ghost" to="/sin-cuenta" viewTransition>
                {t("empty.withoutAccount")}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}

/** Says that the items are on this device only, with links to register and to log in. */
function OnDevice() {
  const { t } = useTranslation("myFavourites");
  return (
    <div className="no-print notch bg-cielo text-on-cielo rounded-card mt-5 p-5">
      <p className="measure">{t("onDevice.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink flat to="/register" state={FROM} viewTransition>
          {t("onDevice.register")}
        </ButtonLink>
        <ButtonLink variant="outline" to="/login" state={FROM} viewTransition>
          {t("onDevice.login")}
        </ButtonLink>
      </div>
    </div>
  );
}
