-- Checks that several tables share, in one place each. Rejected values have the same error
-- code as those of a table's own check (23514). Where a limit must change, change the domain:
-- PostgreSQL then checks the rows of every table.
-- `external_opportunities` keeps its own checks: a generated column depends on its texts.

-- Optional texts of forms.
create domain public.text_up_to_40 as text check (char_length(value) <= 40);
create domain public.text_up_to_80 as text check (char_length(value) <= 80);
create domain public.text_up_to_120 as text check (char_length(value) <= 120);
create domain public.text_up_to_300 as text check (char_length(value) <= 300);
create domain public.text_up_to_2000 as text check (char_length(value) <= 2000);
-- Messages to the operator.
create domain public.message_text as text check (
  char_length(value) <= 2000 and char_length(btrim(value)) > 0
);
create domain public.email_address as text check (
  char_length(value) <= 254 and value ~ '^[^[:space:]@]+@[^[:space:]@]+$'
);
-- Languages of the site.
create domain public.site_language as text check (value in ('es', 'en'));
-- Id of a catalogue item or URL of an imported one, and its kind.
create domain public.saved_item_id as text
  check (char_length(value) between 1 and 1000);
create domain public.saved_item_type as text
  check (char_length(value) between 1 and 40);
-- Key of a source of the import.
create domain public.source_key as text
  check (char_length(value) between 1 and 40);
-- Id of the instance that holds a lease.
create domain public.worker_id as text
  check (char_length(value) between 1 and 100);

alter table public.profiles
  drop constraint profiles_full_name_check,
  drop constraint profiles_country_check,
  drop constraint profiles_native_language_check,
  drop constraint profiles_standardized_test_name_check,
  drop constraint profiles_standardized_test_score_check,
  drop constraint profiles_language_cert_name_check,
  drop constraint profiles_language_cert_score_check,
  drop constraint profiles_grades_system_check,
  drop constraint profiles_grades_check,
  drop constraint profiles_hobbies_check,
  drop constraint profiles_personal_achievements_check,
  drop constraint profiles_extracurriculars_check,
  drop constraint profiles_study_field_check,
  drop constraint profiles_region_check,
  alter column full_name type public.text_up_to_120,
  alter column country type public.text_up_to_80,
  alter column native_language type public.text_up_to_80,
  alter column standardized_test_name type public.text_up_to_120,
  alter column standardized_test_score type public.text_up_to_40,
  alter column language_cert_name type public.text_up_to_120,
  alter column language_cert_score type public.text_up_to_40,
  alter column grades_system type public.text_up_to_40,
  alter column grades type public.text_up_to_40,
  alter column hobbies type public.text_up_to_2000,
  alter column personal_achievements type public.text_up_to_2000,
  alter column extracurriculars type public.text_up_to_2000,
  alter column study_field type public.text_up_to_120,
  alter column region type public.text_up_to_120;

alter table public.feedback
  drop constraint feedback_name_check,
  alter column name type public.text_up_to_120;

alter table public.advice_requests
  drop constraint advice_requests_name_check,
  drop constraint advice_requests_email_check,
  drop constraint advice_requests_message_check,
  drop constraint advice_requests_language_check,
  alter column name type public.text_up_to_120,
  alter column email type public.email_address,
  alter column message type public.message_text,
  alter column language type public.site_language;

alter table public.resource_suggestions
  drop constraint resource_suggestions_reason_check,
  drop constraint resource_suggestions_email_check,
  drop constraint resource_suggestions_language_check,
  alter column reason type public.message_text,
  alter column email type public.email_address,
  alter column language type public.site_language;

alter table public.user_favorites
  drop constraint user_favorites_item_id_check,
  alter column item_id type public.saved_item_id;

alter table public.applications
  drop constraint applications_item_id_check,
  drop constraint applications_item_type_check,
  drop constraint applications_note_check,
  alter column item_id type public.saved_item_id,
  alter column item_type type public.saved_item_type,
  alter column note type public.text_up_to_2000;

alter table public.scraper_runs
  drop constraint scraper_runs_holder_check,
  alter column holder type public.worker_id;

alter table public.link_checks
  drop constraint link_checks_reason_check,
  alter column reason type public.text_up_to_40;

alter table public.harvests
  drop constraint harvests_source_check,
  drop constraint harvests_failure_check,
  alter column source type public.source_key,
  alter column failure type public.text_up_to_40;

alter table public.rejected_rows
  drop constraint rejected_rows_source_check,
  drop constraint rejected_rows_reason_check,
  drop constraint rejected_rows_title_check,
  drop constraint rejected_rows_link_check,
  alter column source type public.source_key,
  alter column reason type public.text_up_to_40,
  alter column title type public.text_up_to_300,
  alter column link type public.text_up_to_300;

alter table public.import_states
  drop constraint import_states_source_check,
  drop constraint import_states_etag_check,
  drop constraint import_states_last_modified_check,
  alter column source type public.source_key,
  alter column etag type public.text_up_to_300,
  alter column last_modified type public.text_up_to_300;

alter table public.reminder_subscriptions
  drop constraint reminder_subscriptions_language_check,
  alter column language type public.site_language;

alter table public.reminder_occasions
  drop constraint reminder_occasions_item_id_check,
  drop constraint reminder_occasions_item_type_check,
  alter column item_id type public.saved_item_id,
  alter column item_type type public.saved_item_type;

alter table public.reminder_runs
  drop constraint reminder_runs_worker_id_check,
  alter column worker_id type public.worker_id;
