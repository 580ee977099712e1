import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#app/ui/tabs.tsx";
import { OwnProfile } from "./own-profile.tsx";
import {
  AcademicDetails,
  InterestDetails,
  PersonalDetails,
} from "./profile-details.tsx";
import { ProfileHeader } from "./profile-header.tsx";

/** Specification §2, Profile. */
export function ProfileView({
  user,
  onLogout,
}: {
  user: CurrentUser;
  onLogout: () => void;
}) {
  const { t } = useTranslation("profile");
  return (
    <OwnProfile user={user}>
      <div className="column flex flex-col gap-6 py-8">
        <h1>{t("view.title")}</h1>
        <ProfileHeader user={user} onLogout={onLogout} />
        <ProfileTabs user={user} />
        <RelatedLinks />
      </div>
    </OwnProfile>
  );
}

function ProfileTabs({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("profile");
  const tabs: ReadonlyArray<
    readonly ["personal" | "academic" | "interests", ReactNode]
  > = [
    ["personal", <PersonalDetails key="p" user={user} />],
    ["academic", <AcademicDetails key="a" profile={user.profile} />],
    ["interests", <InterestDetails key="i" profile={user.profile} />],
  ];
  return (
    <Tabs defaultValue="personal">
      <TabsList aria-label={t("view.tabs")}>
        {tabs.map(([name]) => (
          <TabsTrigger key={name} value={name}>
            {t(`view.${name}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(([name, content]) => (
        <TabsContent key={name} value={name}>
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function RelatedLinks() {
  const { t } = useTranslation("profile");
  return (
    <nav aria-label={t("view.more")} className="flex flex-wrap gap-3">
      <ButtonLink variant="outline" to="/recomendaciones" viewTransition>
        {t("view.recommendations")}
      </ButtonLink>
      <ButtonLink variant="outline" to="/favoritos" viewTransition>
        {t("view.favourites")}
      </ButtonLink>
      <ButtonLink variant="outline" to="/mis-datos" viewTransition>
        {t("view.data")}
      </ButtonLink>
    </nav>
  );
}
