-- The same function as before, now locks the account first: a message that was sent at the
-- same moment stayed, without its sender.
create or replace function public.delete_account()
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
  -- First, as an opt-out: `begin_reminder` locks the subscription before the account.
  delete from public.reminder_subscriptions where user_id = caller;
  -- Waits for rows that refer to the account, and makes later ones fail.
  perform from auth.users where id = caller for update;
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
