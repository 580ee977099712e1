-- Reminders by e-mail. The member opts in; a mail and the occasions in it are recorded
-- before it is sent, so that a crash loses none and no occasion gets a second mail.

create table public.reminder_subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Language of the mails.
  language text not null check (language in ('es', 'en')),
  created_at timestamptz not null default now()
);

create table public.reminder_mails (
  -- Also its Message-ID, the same on every attempt.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 244 random bits in the link that ends the reminders. One for each mail: the links of
  -- older mails still work after a second opt-in.
  token text not null unique default
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- Civil day of the last attempt.
  day date not null,
  -- `dropped`: nothing in it was still ahead when it could be sent.
  state text not null default 'sending' check (
    state in ('sending', 'sent', 'dropped')
  ),
  sent_at timestamptz
);

-- An unsent mail is finished before the next one begins.
create unique index reminder_mails_sending_idx
  on public.reminder_mails (user_id) where state = 'sending';
create index reminder_mails_user_idx on public.reminder_mails (user_id, day desc);

create table public.reminder_occasions (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id text not null check (char_length(item_id) between 1 and 1000),
  item_type text not null check (char_length(item_type) between 1 and 40),
  -- "closes-7:2026-12-31", "usual:2027-01".
  occasion text not null check (char_length(occasion) between 1 and 40),
  mail_id uuid not null references public.reminder_mails (id) on delete cascade,
  -- Each occasion is in one mail.
  primary key (user_id, item_id, item_type, occasion)
);

create index reminder_occasions_mail_idx on public.reminder_occasions (mail_id);

-- One run a civil day, by one instance at a time.
create table public.reminder_runs (
  day date primary key,
  -- Id of the instance that works on it, and the end of its lease.
  worker_id text not null check (char_length(worker_id) between 1 and 100),
  leased_until timestamptz not null,
  finished_at timestamptz
);

alter table public.reminder_subscriptions enable row level security;
alter table public.reminder_mails enable row level security;
alter table public.reminder_occasions enable row level security;
alter table public.reminder_runs enable row level security;

-- The platform grants everything on new tables to its roles: take it back first.
revoke all on public.reminder_subscriptions, public.reminder_mails,
  public.reminder_occasions, public.reminder_runs
  from anon, authenticated, service_role;

grant select, delete on public.reminder_subscriptions to authenticated;
grant insert (user_id, language), update (language)
  on public.reminder_subscriptions to authenticated;
-- The operator reads; only the functions below write.
grant select on public.reminder_subscriptions, public.reminder_mails,
  public.reminder_occasions, public.reminder_runs to service_role;

create policy "Own reminders: read" on public.reminder_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Own reminders: opt in" on public.reminder_subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Own reminders: change the language" on public.reminder_subscriptions
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "Own reminders: opt out" on public.reminder_subscriptions
  for delete to authenticated using (user_id = (select auth.uid()));

-- Takes the day's run: "claimed", "busy" while another instance works, or "notDue" when
-- this day or a later one is finished.
create function public.claim_reminder_run(
  worker text, lease_seconds integer, today date
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Serializes simultaneous claims.
  perform pg_advisory_xact_lock(7264100323);
  if exists (
    select from public.reminder_runs as run
    where run.day >= today and run.finished_at is not null
  ) then
    return 'notDue';
  end if;
  if exists (
    select from public.reminder_runs as run
    where run.finished_at is null and run.leased_until > now()
      and run.worker_id <> worker
  ) then
    return 'busy';
  end if;
  insert into public.reminder_runs as run (day, worker_id, leased_until)
    values (today, worker, now() + make_interval(secs => lease_seconds))
    on conflict (day) do update
      set worker_id = excluded.worker_id, leased_until = excluded.leased_until;
  return 'claimed';
end
$$;

-- False when another instance has taken the run.
create function public.renew_reminder_lease(
  worker text, lease_seconds integer, today date
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.reminder_runs as run
    set leased_until = now() + make_interval(secs => lease_seconds)
    where run.day = today and run.worker_id = worker and run.finished_at is null;
  return found;
end
$$;

-- The next members who may get a mail today, by id: opted in, with a confirmed address,
-- and with an unsent mail or none in the last seven days. One value, because a list of
-- rows is cut at 1,000. Null when another instance has taken the run.
create function public.reminder_members(
  worker text, lease_seconds integer, today date, after_member uuid, most integer
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.renew_reminder_lease(worker, lease_seconds, today) then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(member) order by member.user_id), '[]'::jsonb)
    from (
      select subscription.user_id, profile.country,
        (
          select mail.id from public.reminder_mails as mail
          where mail.user_id = subscription.user_id and mail.state = 'sending'
        ) as unsent_mail,
        (
          select max(mail.day) from public.reminder_mails as mail
          where mail.user_id = subscription.user_id and mail.state <> 'sending'
        ) as last_mail_on,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'item_id', favourite.item_id, 'item_type', favourite.item_type
          )), '[]'::jsonb)
          from public.user_favorites as favourite
          where favourite.user_id = subscription.user_id
            and favourite.item_type <> 'external_scholarship'
        ) as favourites,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'item_id', recorded.item_id, 'item_type', recorded.item_type,
            'occasion', recorded.occasion, 'mail_id', recorded.mail_id
          )), '[]'::jsonb)
          from public.reminder_occasions as recorded
          where recorded.user_id = subscription.user_id
        ) as recorded
      from public.reminder_subscriptions as subscription
      join auth.users as account on account.id = subscription.user_id
      left join public.profiles as profile on profile.id = subscription.user_id
      where subscription.user_id > after_member
        and account.email <> '' and account.email_confirmed_at is not null
        and not exists (
          select from public.reminder_mails as mail
          where mail.user_id = subscription.user_id
            and mail.state <> 'sending' and mail.day > today - 7
        )
      order by subscription.user_id
      limit least(greatest(most, 1), 200)
    ) as member
  );
end
$$;

-- Records a mail and its occasions before it is sent, or an unsent one's next attempt,
-- which keeps its id. {"state": "begun", "mail": …, "token": …, "email": …, "language": …},
-- "skipped" when the member may get none (any more), "lost" when another instance has
-- taken the run. `due` is JSON sent as text: not every way to this function keeps a list.
create function public.begin_reminder(
  worker text, lease_seconds integer, today date, member uuid, due text
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail_language text;
  address text;
  mail public.reminder_mails;
begin
  if not public.renew_reminder_lease(worker, lease_seconds, today) then
    return jsonb_build_object('state', 'lost');
  end if;
  -- An opt-out at the same time comes before or after, never between.
  select subscription.language into mail_language
    from public.reminder_subscriptions as subscription
    where subscription.user_id = member for update;
  select account.email into address from auth.users as account
    where account.id = member and account.email_confirmed_at is not null;
  if mail_language is null or coalesce(address, '') = '' or exists (
    select from public.reminder_mails as done
    where done.user_id = member and done.state <> 'sending' and done.day > today - 7
  ) then
    return jsonb_build_object('state', 'skipped');
  end if;
  update public.reminder_mails as unsent set day = today
    where unsent.user_id = member and unsent.state = 'sending'
    returning * into mail;
  if not found then
    insert into public.reminder_mails (user_id, day) values (member, today)
      returning * into mail;
  end if;
  delete from public.reminder_occasions as recorded where recorded.mail_id = mail.id;
  insert into public.reminder_occasions (
    user_id, item_id, item_type, occasion, mail_id
  )
  select member, sent.item_id, sent.item_type, sent.occasion, mail.id
  from jsonb_to_recordset(due::jsonb) as sent (
    item_id text, item_type text, occasion text
  );
  return jsonb_build_object(
    'state', 'begun', 'mail', mail.id, 'token', mail.token,
    'email', address, 'language', mail_language
  );
end
$$;

-- Records that a mail was sent, or drops one with nothing left to say. Not fenced by the
-- lease: what was sent was sent.
create function public.end_reminder(mail uuid, was_sent boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.reminder_mails
    set state = case when was_sent then 'sent' else 'dropped' end,
      sent_at = case when was_sent then now() end
    where id = mail and state = 'sending'
$$;

-- Ends the day's run, or leaves it to the next instance. Deletes records that no mail
-- needs any more: an occasion lies at most 31 days ahead of its mail.
create function public.leave_reminder_run(
  worker text, today date, is_finished boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.reminder_runs as run
    set leased_until = now(), finished_at = case when is_finished then now() end
    where run.day = today and run.worker_id = worker and run.finished_at is null;
  if found and is_finished then
    delete from public.reminder_mails where day < today - 400;
    delete from public.reminder_runs where day < today - 90;
  end if;
end
$$;

revoke all on function
  public.claim_reminder_run(text, integer, date),
  public.renew_reminder_lease(text, integer, date),
  public.reminder_members(text, integer, date, uuid, integer),
  public.begin_reminder(text, integer, date, uuid, text),
  public.end_reminder(uuid, boolean),
  public.leave_reminder_run(text, date, boolean)
  from public, anon, authenticated;
grant execute on function
  public.claim_reminder_run(text, integer, date),
  public.renew_reminder_lease(text, integer, date),
  public.reminder_members(text, integer, date, uuid, integer),
  public.begin_reminder(text, integer, date, uuid, text),
  public.end_reminder(uuid, boolean),
  public.leave_reminder_run(text, date, boolean)
  to service_role;

-- A mail program has no session: the token is all that it shows. True when it ended
-- reminders, false when there were none (any more).
create function public.unsubscribe_reminders(mail_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.reminder_subscriptions as subscription
    using public.reminder_mails as mail
    where mail.token = mail_token and subscription.user_id = mail.user_id;
  return found;
end
$$;

revoke all on function public.unsubscribe_reminders(text) from public;
grant execute on function public.unsubscribe_reminders(text)
  to anon, authenticated, service_role;

-- A member's own reminders, for the copy of their data: one row, so that no limit on rows
-- cuts it short. Without the tokens, which stand in the mails.
create function public.my_reminders()
returns table (subscription jsonb, mails jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select
    (
      select jsonb_build_object(
        'language', own.language, 'created_at', own.created_at
      )
      from public.reminder_subscriptions as own
      where own.user_id = (select auth.uid())
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', mail.day, 'state', mail.state, 'sent_at', mail.sent_at,
        'occasions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'item_id', recorded.item_id, 'item_type', recorded.item_type,
            'occasion', recorded.occasion
          ) order by recorded.item_id, recorded.occasion), '[]'::jsonb)
          from public.reminder_occasions as recorded
          where recorded.mail_id = mail.id
        )
      ) order by mail.day), '[]'::jsonb)
      from public.reminder_mails as mail
      where mail.user_id = (select auth.uid())
    )
$$;

revoke all on function public.my_reminders() from public, anon;
grant execute on function public.my_reminders() to authenticated;
