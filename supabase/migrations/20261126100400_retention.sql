-- Deletion after a time, also where the job that writes the rows no longer runs.

-- Records of reminder mails: an occasion lies at most 31 days ahead of its mail, and links of
-- mails end reminders for 400 days. Returns the number of deleted mails.
create function public.delete_old_reminders(today date)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails bigint;
begin
  delete from public.reminder_runs where day < today - 90;
  delete from public.reminder_mails where day < today - 400;
  get diagnostics mails = row_count;
  return mails;
end
$$;

-- Ends the day's run, or leaves it to the next instance, and then deletes old records.
create or replace function public.leave_reminder_run(
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
    perform public.delete_old_reminders(today);
  end if;
end
$$;

-- Deletes everything that has reached its age: records of reminder mails, the auth server's
-- log of sign-ins after 400 days, and what the scraper keeps for 90. Idempotent. Returns
-- the numbers of deleted rows: {"reminderMails": 0, "signIns": 12}.
create function public.delete_expired_data()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails bigint := public.delete_old_reminders(current_date);
  sign_ins bigint;
begin
  delete from auth.audit_log_entries
    where created_at < now() - interval '400 days';
  get diagnostics sign_ins = row_count;
  perform public.prune_scraper_data();
  return jsonb_build_object('reminderMails', mails, 'signIns', sign_ins);
end
$$;

grant execute on function public.delete_expired_data() to service_role;
