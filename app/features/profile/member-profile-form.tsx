import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { failure } from "#app/platform/result.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { SAVE_NOTICES } from "./profile.notices.ts";
import { ProfileForm } from "./profile-form.tsx";
import { type ProfileEdits, saveMemberProfile } from "./save-member-profile.ts";
import { useNotifyProfile } from "./use-notify-profile.ts";

/** Specification §2, Complete profile: saved, the member goes to her profile. */
export function MemberProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const save = useSaveProfile();
  return (
    <OwnProfile user={user}>
      <div className="column flex flex-col gap-6 py-8">
        <header>
          <h1>{t("edit.title")}</h1>
          <p className="text-ink-soft measure mt-2">{t("edit.lead")}</p>
        </header>
        <ProfileForm
          // Another account signed in elsewhere must not find these entries.
          key={user.id}
          isForAccount
          saved={{
            ...user.profile,
            full_name: nameOf(user),
            avatar_url: user.avatarUrl,
          }}
          draftName={user.id}
          submitLabel={t("edit.save")}
          onSave={(entries, changed) =>
            save({
              userId: user.id,
              entries,
              changed,
              unwritten: unwritten(user),
            })
          }
          onSaved={() => navigate("/perfil")}
        />
      </div>
    </OwnProfile>
  );
}

/** The account's own name, where the profile has none; the e-mail is no name. */
function nameOf({ fullName, email }: CurrentUser): string | null {
  return fullName === email ? null : fullName;
}

/**
 * What stands in the form before anything is typed is written with the first save: the
 * account's own name and picture, and that a box was left unticked, which is an answer.
 */
function unwritten({ profile, avatarUrl }: CurrentUser) {
  const fields = [
    "full_name",
    ...(avatarUrl ? (["avatar_url"] as const) : []),
    "has_standardized_test",
    "has_language_cert",
  ] as const;
  return fields.filter((field) => (profile[field] ?? "") === "");
}

function useSaveProfile() {
  const { backend } = useSession();
  const notify = useNotifyProfile();
  return async (edits: ProfileEdits) => {
    const client = await backend();
    const result = client
      ? await saveMemberProfile(client, edits, new Date())
      : failure("unreachable" as const);
    if (!result.ok) {
      notify(SAVE_NOTICES[result.reason], result.message);
      return false;
    }
    notify(SAVE_NOTICES.done);
    client?.profileSaved(result.data);
    return true;
  };
}
