-- A claim and a renewal at the same moment: one of them fails. A worker that stalled until the
-- next day has lost its run.

-- Takes the day's run: "claimed", "busy" while another instance works, or "notDue" when
-- this day is finished or a later one has begun. Ends runs of earlier days.
create or replace function public.claim_reminder_run(
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
  -- Waits for renewals in progress. The newest run first: `leave_reminder_run` updates its
  -- run before it deletes old ones.
  perform from public.reminder_runs as run
    where run.finished_at is null order by run.day desc for update;
  if exists (
    select from public.reminder_runs as run
    where run.day > today or (run.day = today and run.finished_at is not null)
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
  update public.reminder_runs as run set finished_at = now()
    where run.day < today and run.finished_at is null;
  insert into public.reminder_runs as run (day, worker_id, leased_until)
    values (today, worker, now() + make_interval(secs => lease_seconds))
    on conflict (day) do update
      set worker_id = excluded.worker_id, leased_until = excluded.leased_until;
  return 'claimed';
end
$$;
