import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { countryName } from "#domain/profile/countries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { useProfileWords } from "./use-profile-words.ts";
import { knownScale, scaleKey } from "./wording.ts";

type Profile = Partial<StudentProfile>;

/** The first tab (specification §2, Profile). */
export function PersonalDetails({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation("profile");
  const words = useProfileWords();
  const { profile } = user;
  const { birth_date, country } = profile;
  const phone = [profile.phone_country_code, profile.phone_number]
    .filter(Boolean)
    .join(" ");
  return (
    <Details
      rows={[
        [t("fields.full_name"), user.fullName],
        [t("view.email"), user.email],
        [t("fields.study_level"), words.stage(profile)],
        [
          t("fields.birth_date"),
          birth_date && formatDate(i18n.language, birth_date),
        ],
        [t("fields.country"), country && countryName(country, i18n.language)],
        [t("view.phone"), phone],
        [t("fields.native_language"), profile.native_language],
        ...filledRows([[t("fields.region"), profile.region]]),
      ]}
    />
  );
}

/** The second tab: exam and certificate show their name, else yes or no. */
export function AcademicDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const words = useProfileWords();
  const proof = (
    has: boolean | null | undefined,
    name: string | null | undefined,
  ) => name || t(has ? "view.yes" : "view.no");
  const system = profile.grades_system ?? "";
  const scale = knownScale(system);
  return (
    <Details
      rows={[
        [
          t("view.exam"),
          proof(profile.has_standardized_test, profile.standardized_test_name),
        ],
        [
          t("view.certificate"),
          proof(profile.has_language_cert, profile.language_cert_name),
        ],
        [
          t("fields.grades_system"),
          scale ? t(`scales.${scaleKey(scale)}`) : system,
        ],
        [t("fields.grades"), profile.grades],
        ...filledRows([
          [
            t("fields.desired_careers"),
            (profile.desired_careers ?? []).join(", "),
          ],
          [
            t("fields.study_field"),
            profile.desired_careers ? null : profile.study_field,
          ],
          [t("fields.secondary_languages"), words.languages(profile)],
          [
            t("fields.languages_to_learn"),
            (profile.languages_to_learn ?? []).join(", "),
          ],
        ]),
      ]}
    />
  );
}

/** The third tab: interests, or a link to the form. */
export function InterestDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const words = useProfileWords();
  const rows = filledRows([
    [t("fields.hobbies"), profile.hobbies],
    [t("fields.personal_achievements"), profile.personal_achievements],
    [t("fields.extracurriculars"), profile.extracurriculars],
    [t("view.search"), words.search(profile)],
  ]);
  if (rows.length > 0) return <Details rows={rows} />;
  return (
    <p>
      {t("view.noInterests")}{" "}
      <Link
        to="/completar-perfil"
        viewTransition
        className="inline-flex min-h-11 items-center font-semibold text-rosa underline underline-offset-4"
      >
        {t("view.complete")}
      </Link>
    </p>
  );
}

type Row = readonly [label: string, text: string | null | undefined];

/** Leaves out empty rows, for which `Details` would show a text. */
function filledRows(rows: ReadonlyArray<Row>): ReadonlyArray<Row> {
  return rows.filter(([, text]) => text);
}

function Details({ rows }: { rows: ReadonlyArray<Row> }) {
  const { t } = useTranslation("profile");
  return (
    <dl className="divide-line max-w-3xl divide-y">
      {rows.map(([label, text]) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-semibold whitespace-pre-line [overflow-wrap:anywhere]">
            {text || (
              <span className="text-ink-soft font-normal">
                {t("view.missing")}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats a civil date in UTC, as it has no time zone. */
function formatDate(language: string, date: string): string {
  return new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}
