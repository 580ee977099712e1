-- Specification §3. Every table: row-level security on, the least grants, lengths
-- and list sizes checked here too. No triggers: the application sets `updated_at`.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  -- An address, or a small picture as a data address.
  avatar_url text check (char_length(avatar_url) <= 200000),
  study_level text check (
    study_level in (
      'preparatoria_1', 'preparatoria_2', 'preparatoria_3',
      'licenciatura_cursando', 'licenciatura_terminada', 'posgrado', 'otro'
    )
  ),
  birth_date date check (birth_date > '1900-01-01'),
  country text check (char_length(country) <= 80),
  phone_country_code text check (char_length(phone_country_code) <= 8),
  phone_number text check (char_length(phone_number) <= 32),
  desired_careers text[] check (
    cardinality(desired_careers) <= 5
    and char_length(array_to_string(desired_careers, '')) <= 600
  ),
  native_language text check (char_length(native_language) <= 80),
  secondary_languages text[] check (
    cardinality(secondary_languages) <= 8
    and char_length(array_to_string(secondary_languages, '')) <= 640
  ),
  languages_to_learn text[] check (
    cardinality(languages_to_learn) <= 8
    and char_length(array_to_string(languages_to_learn, '')) <= 640
  ),
  has_standardized_test boolean,
  standardized_test_name text check (char_length(standardized_test_name) <= 120),
  standardized_test_score text check (char_length(standardized_test_score) <= 40),
  has_language_cert boolean,
  language_cert_name text check (char_length(language_cert_name) <= 120),
  language_cert_score text check (char_length(language_cert_score) <= 40),
  grades_system text check (char_length(grades_system) <= 40),
  grades text check (char_length(grades) <= 40),
  hobbies text check (char_length(hobbies) <= 2000),
  personal_achievements text check (char_length(personal_achievements) <= 2000),
  extracurriculars text check (char_length(extracurriculars) <= 2000),
  updated_at timestamptz not null default now()
);

create table public.user_favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id text not null check (char_length(item_id) between 1 and 1000),
  item_type text not null check (
    item_type in (
      'scholarship', 'cultural_exchange', 'scholarship_aggregator',
      'external_scholarship', 'opportunities_summer', 'opportunities_research',
      'opportunities_internships', 'opportunities_seminars',
      'opportunities_search_platforms', 'mentorship_resource',
      'mentorship_channel', 'mentorship_program', 'competitions_academic',
      'competitions_artistic', 'competitions_national_mx',
      'competitions_innovation', 'university', 'university_international',
      'resource', 'resource_general'
    )
  ),
  created_at timestamptz not null default now(),
  -- Serves the only question asked: "which are mine?".
  primary key (user_id, item_id, item_type)
);

create table public.feedback (
  id bigint generated always as identity primary key,
  name text check (char_length(name) <= 120),
  feedback text not null check (
    char_length(feedback) <= 5000 and char_length(btrim(feedback)) > 0
  ),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index feedback_user_id_idx on public.feedback (user_id);

create table public.advice_requests (
  id bigint generated always as identity primary key,
  name text check (char_length(name) <= 120),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
  ),
  message text not null check (
    char_length(message) <= 2000 and char_length(btrim(message)) > 0
  ),
  language text not null check (language in ('es', 'en')),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index advice_requests_user_id_idx on public.advice_requests (user_id);

alter table public.profiles enable row level security;
alter table public.user_favorites enable row level security;
alter table public.feedback enable row level security;
alter table public.advice_requests enable row level security;

-- The platform grants everything on new tables to its roles: take it back first.
revoke all on public.profiles, public.user_favorites, public.feedback,
  public.advice_requests from anon, authenticated;

-- Anonymous readers see empty tables: the health check reads `profiles` so (specification §7).
grant select on public.profiles, public.user_favorites to anon, authenticated;
grant insert, update on public.profiles to authenticated;
grant insert (user_id, item_id, item_type), delete
  on public.user_favorites to authenticated;
grant insert (name, feedback, user_id) on public.feedback to anon, authenticated;
grant insert (name, email, message, language, user_id)
  on public.advice_requests to anon, authenticated;
-- The operator, with the secret key.
grant all on public.profiles, public.user_favorites, public.feedback,
  public.advice_requests to service_role;

create policy "Own profile: read" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Own profile: create" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "Own profile: change" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "Own favourites: read" on public.user_favorites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Own favourites: add" on public.user_favorites
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Own favourites: remove" on public.user_favorites
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Anyone sends feedback, as nobody or as themselves" on public.feedback
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
create policy "Anyone asks for advice, as nobody or as themselves" on public.advice_requests
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
