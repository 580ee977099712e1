import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { callBackend } from "#app/platform/backend-result.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { OwnProfile } from "./own-profile.tsx";
import { SAVE_NOTICES } from "./profile.notices.ts";
import { ProfileForm } from "./profile-form.tsx";
import { type ProfileEdits, saveMemberProfile } from "./save-member-profile.ts";
import { isCompleted, unwrittenFields } from "./unwritten-fields.ts";
import { useNotifyProfile } from "./use-notify-profile.ts";

const RESULTS = "/recomendaciones";

/**
 * Specification §2, Complete profile: after saving, redirects to the profile; the first
 * time, to the results.
 */
export function MemberProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("profile");
  return (
    <OwnProfile user={user}>
      <div className="column flex flex-col gap-5 py-6">
        <header>
          <h1>{t("edit.title")}</h1>
          <p className="text-ink-soft measure mt-2">{t("edit.lead")}</p>
        </header>
        {/* An account that signs in in another tab must not see these entries. */}
        <Form key={user.id} user={user} />
      </div>
    </OwnProfile>
  );
}

function Form({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const save = useSaveProfile();
  const isGuided = !isCompleted(user.profile);
  return (
    <ProfileForm
      isForAccount
      isGuided={isGuided}
      saved={{
        ...user.profile,
        full_name: accountName(user),
        avatar_url: user.avatarUrl,
      }}
      draftName={user.id}
      submitLabel={t(isGuided ? "steps.results" : "edit.save")}
      resultsPath={RESULTS}
      onSave={(entries, changed, isLast) =>
        save(
          {
            userId: user.id,
            entries,
            changed,
            unwritten: [
              ...unwrittenOfAccount(user),
              ...unwrittenFields(user.profile, isLast),
            ],
          },
          isLast,
        )
      }
      onDone={() => navigate(isGuided ? RESULTS : "/perfil")}
    />
  );
}

/** Name in the profile, else in the account; null when the e-mail replaces both. */
function accountName({ fullName, email }: CurrentUser): string | null {
  return fullName === email ? null : fullName;
}

/** Fields that the form fills from the account and the profile lacks. */
function unwrittenOfAccount({ profile, avatarUrl }: CurrentUser) {
  const fields = [
    "full_name",
    ...(avatarUrl ? (["avatar_url"] as const) : []),
  ] as const;
  return fields.filter((field) => (profile[field] ?? "") === "");
}

function useSaveProfile() {
  const notify = useNotifyProfile();
  return async (edits: ProfileEdits, isLast: boolean) => {
    const result = await callBackend(loadBackend, async (client) => {
      const saved = await saveMemberProfile(client, edits, new Date());
      if (saved.ok) client.profileSaved(saved.value);
      return saved;
    });
    if (!result.ok) {
      notify(SAVE_NOTICES[result.error.reason], result.error.message);
      return false;
    }
    // Between steps, opening the next step confirms the save.
    if (isLast) notify(SAVE_NOTICES.done);
    return true;
  };
}
