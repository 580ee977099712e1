-- A student's own space: where each saved item stands, a calendar address that can be
-- taken back, and the way out. Own rows only, as everywhere.

create table public.applications (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id text not null check (char_length(item_id) between 1 and 1000),
  item_type text not null check (char_length(item_type) between 1 and 40),
  status text not null default 'interested' check (
    status in ('interested', 'preparing', 'sent', 'result')
  ),
  note text check (char_length(note) <= 2000),
  updated_at timestamptz not null default now(),
  -- Not a part of `user_favorites`: a heart touched by mistake must not take a note with it.
  primary key (user_id, item_id, item_type)
);

-- Whoever has the address reads the windows of the saved items, and nothing else.
create table public.calendar_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- 244 random bits; the member alone can read it back.
  token text not null unique default
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);

alter table public.applications enable row level security;
alter table public.calendar_addresses enable row level security;

-- The platform grants everything on new tables to its roles: take it back first.
revoke all on public.applications, public.calendar_addresses
  from anon, authenticated;

grant select, insert, update, delete on public.applications to authenticated;
-- The token is drawn by the database, never chosen.
grant select, delete on public.calendar_addresses to authenticated;
grant insert (user_id) on public.calendar_addresses to authenticated;
grant all on public.applications, public.calendar_addresses to service_role;

create policy "Own applications: read" on public.applications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Own applications: create" on public.applications
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Own applications: change" on public.applications
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "Own applications: remove" on public.applications
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Own calendar address: read" on public.calendar_addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Own calendar address: create" on public.calendar_addresses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Own calendar address: take back" on public.calendar_addresses
  for delete to authenticated using (user_id = (select auth.uid()));

-- A calendar program has no session: the token is all that it shows.
create function public.saved_items_of_calendar(calendar_token text)
returns table (item_id text, item_type text)
language sql
stable
security definer
set search_path = ''
as $$
  select favourite.item_id, favourite.item_type
  from public.calendar_addresses as address
  -- Without favourites one empty row tells an address in use from one taken back.
  left join public.user_favorites as favourite on favourite.user_id = address.user_id
  where address.token = calendar_token
$$;

revoke all on function public.saved_items_of_calendar(text) from public;
grant execute on function public.saved_items_of_calendar(text)
  to anon, authenticated, service_role;

-- Ends the caller's account and everything with it, nobody else's. Asks for a session
-- of the last ten minutes, so that a phone left open is not enough: the form signs in
-- again with the password just before. A refreshed session keeps its first moment.
create function public.delete_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if not exists (
    select from auth.sessions as session
    where session.id = (auth.jwt() ->> 'session_id')::uuid
      and session.user_id = caller
      and session.created_at > now() - interval '10 minutes'
  ) then
    -- The data interface answers a PTxyz with the status xyz.
    raise exception 'the password must be given again' using errcode = 'PT403';
  end if;
  delete from public.feedback where user_id = caller;
  delete from public.advice_requests where user_id = caller;
  delete from public.resource_suggestions where user_id = caller;
  -- It holds the e-mail and follows no foreign key. Read as text: one of the backends
  -- keeps an object there, another a text that holds one.
  delete from auth.audit_log_entries
  where payload::text like '%' || caller::text || '%';
  -- Takes along what refers to it: profile, favourites, applications, calendar, sessions.
  delete from auth.users where id = caller;
end
$$;

revoke all on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
