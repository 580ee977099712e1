-- A member has at most 1,000 favourites and as many applications: a response of the data
-- interface holds no more, one request adds hundreds, and the reminders read the favourites of
-- a hundred members at once.
create function server.limit_rows_per_member()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  max_rows constant integer := 1000;
  member uuid;
  row_count bigint;
begin
  for member in
    select distinct added.user_id from added order by added.user_id
  loop
    -- Serializes requests of one member: a later one counts the rows of an earlier one.
    perform pg_advisory_xact_lock(7264100, hashtext(member::text));
    execute format(
      'select count(*) from %I.%I where user_id = $1',
      tg_table_schema, tg_table_name
    ) into row_count using member;
    if row_count > max_rows then
      raise exception 'at most % rows per member', max_rows
        using errcode = 'program_limit_exceeded', table = tg_table_name;
    end if;
  end loop;
  return null;
end
$$;

create trigger limit_rows_per_member after insert on public.user_favorites
  referencing new table as added
  for each statement execute function server.limit_rows_per_member();
create trigger limit_rows_per_member after insert on public.applications
  referencing new table as added
  for each statement execute function server.limit_rows_per_member();

-- The same function as before, with a bound on what it reads of a member: their 1,000 newest
-- favourites, without ids that are longer than any of the catalogue.
create or replace function public.reminder_members(
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
          from (
            select saved.item_id, saved.item_type
            from public.user_favorites as saved
            where saved.user_id = subscription.user_id
              and saved.item_type <> 'external_scholarship'
              and char_length(saved.item_id) <= 100
            order by saved.created_at desc
            limit 1000
          ) as favourite
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
