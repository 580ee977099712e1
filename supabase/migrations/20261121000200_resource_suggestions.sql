-- What readers suggest for `/recursos` (specification §2, Resources). As with the
-- other messages: anyone adds, as nobody or as themselves; only the operator reads.

create table public.resource_suggestions (
  id bigint generated always as identity primary key,
  name text not null check (
    char_length(name) <= 200 and char_length(btrim(name)) > 0
  ),
  link text not null check (
    char_length(link) <= 1000 and link ~ '^https://[^[:space:]]+$'
  ),
  reason text not null check (
    char_length(reason) <= 2000 and char_length(btrim(reason)) > 0
  ),
  -- For those who want an answer.
  email text check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
  ),
  language text not null check (language in ('es', 'en')),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index resource_suggestions_user_id_idx
  on public.resource_suggestions (user_id);

alter table public.resource_suggestions enable row level security;

-- The platform grants everything on new tables to its roles: take it back first.
revoke all on public.resource_suggestions from anon, authenticated;

grant insert (name, link, reason, email, language, user_id)
  on public.resource_suggestions to anon, authenticated;
-- The operator, with the secret key.
grant all on public.resource_suggestions to service_role;

create policy "Anyone suggests a resource, as nobody or as themselves"
  on public.resource_suggestions
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
