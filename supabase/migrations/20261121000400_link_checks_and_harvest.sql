-- Results of the scraper: checks of the catalogue's links, and listings of other sites.
-- Only a run of the scraper writes, with the operator's key. The run's lease lets one
-- process write; another resumes the run after a crash, without loss or repetition.
-- Later migrations replace most of these functions.

create table public.scraper_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Worker that holds the lease, and when the lease expires.
  holder text not null check (char_length(holder) between 1 and 100),
  leased_until timestamptz not null,
  -- Counts per result, written when a worker finishes or releases the run.
  report jsonb
);

-- One run at a time.
create unique index scraper_runs_open_idx
  on public.scraper_runs ((finished_at is null)) where finished_at is null;

-- Append-only: rows are never changed.
create table public.link_checks (
  id bigint generated always as identity primary key,
  run_id bigint not null references public.scraper_runs (id),
  -- Address of the item's page: "/becas/chevening".
  item_path text not null check (char_length(item_path) between 1 and 200),
  url text not null check (char_length(url) <= 2048 and url ~ '^https?://'),
  checked_at timestamptz not null,
  outcome text not null check (
    outcome in (
      'alive', 'moved', 'redirected_home', 'missing', 'gone', 'not_checkable'
    )
  ),
  -- Why it could not be checked.
  reason text check (char_length(reason) <= 40),
  status integer,
  final_url text check (char_length(final_url) <= 2048),
  took_ms integer not null check (took_ms >= 0),
  -- One check per link and run: its rows tell a resumed run which links to skip.
  unique (run_id, item_path, url)
);

create index link_checks_latest_idx
  on public.link_checks (item_path, url, checked_at desc);

-- Text for a search without accents. The extension `unaccent` is not in every
-- PostgreSQL that this runs on, and it is not immutable, which a stored column needs.
-- PostgreSQL's Spanish stemmer stems "educaciones", but not "educacion" without its
-- accent: a plural becomes the singular first.
create function public.fold_text(words text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(
      pg_catalog.lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g'
    ),
    '([cs])iones\M', '\1ion', 'g'
  )
$$;

-- Search vector of a text in its own language.
create function public.search_text(language text, words text)
returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case language
    when 'en' then to_tsvector('pg_catalog.english', public.fold_text(words))
    else to_tsvector('pg_catalog.spanish', public.fold_text(words))
  end
$$;

create table public.external_opportunities (
  id bigint generated always as identity primary key,
  source text not null check (char_length(source) between 1 and 40),
  -- The source's id.
  native_id text not null check (char_length(native_id) between 1 and 300),
  title text not null check (char_length(title) between 1 and 300),
  description text not null default '' check (char_length(description) <= 600),
  language text not null check (language in ('es', 'en')),
  link text not null check (char_length(link) <= 2048 and link ~ '^https://'),
  -- Canonical address, by which duplicates are found.
  canonical_link text not null check (char_length(canonical_link) <= 2048),
  published_at timestamptz,
  closes_at date,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  changed_at timestamptz not null,
  gone_at timestamptz,
  search tsvector generated always as (
    setweight(public.search_text(language, title), 'A')
    || setweight(public.search_text(language, description), 'B')
  ) stored,
  unique (source, native_id)
);

-- No two rows with one canonical address, except rows that are gone.
create unique index external_opportunities_link_idx
  on public.external_opportunities (canonical_link) where gone_at is null;
create index external_opportunities_search_idx
  on public.external_opportunities using gin (search);

-- Result of each source in a run.
create table public.harvests (
  run_id bigint not null references public.scraper_runs (id),
  source text not null check (char_length(source) between 1 and 40),
  harvested_at timestamptz not null,
  -- Null on success.
  failure text check (char_length(failure) <= 40),
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  gone integer not null default 0,
  rejected integer not null default 0,
  primary key (run_id, source)
);

create table public.rejected_rows (
  id bigint generated always as identity primary key,
  run_id bigint not null references public.scraper_runs (id),
  source text not null check (char_length(source) between 1 and 40),
  rejected_at timestamptz not null,
  reason text not null check (char_length(reason) <= 40),
  -- Title and link of the rejected entry where known, truncated.
  title text check (char_length(title) <= 300),
  link text check (char_length(link) <= 300)
);

create index rejected_rows_run_idx on public.rejected_rows (run_id);

alter table public.scraper_runs enable row level security;
alter table public.link_checks enable row level security;
alter table public.external_opportunities enable row level security;
alter table public.harvests enable row level security;
alter table public.rejected_rows enable row level security;

-- The platform grants everything on new tables to its roles: take it back first.
revoke all on public.scraper_runs, public.link_checks,
  public.external_opportunities, public.harvests, public.rejected_rows
  from anon, authenticated, service_role;

grant select on public.external_opportunities to anon, authenticated;
grant select, insert, update on public.scraper_runs,
  public.external_opportunities to service_role;
grant select, insert on public.link_checks, public.harvests,
  public.rejected_rows to service_role;

create policy "Anyone reads what other sites publish"
  on public.external_opportunities for select to anon, authenticated using (true);

-- Resumes the open run if its lease expired or belongs to the claimant, else begins one
-- if the last began at least `every_hours` ago.
-- {"state": "claimed", "run": 7, "isResumed": false}, "busy" or "notDue".
create function public.claim_scraper_run(
  claimant text, lease_seconds integer, every_hours double precision
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  open_run public.scraper_runs;
  new_id bigint;
begin
  -- Serializes simultaneous claims.
  perform pg_advisory_xact_lock(7264100322);
  select * into open_run from public.scraper_runs
    where finished_at is null for update;
  if found then
    if open_run.leased_until > now() and open_run.holder <> claimant then
      return jsonb_build_object('state', 'busy');
    end if;
    update public.scraper_runs
      set holder = claimant,
        leased_until = now() + make_interval(secs => lease_seconds)
      where id = open_run.id;
    return jsonb_build_object(
      'state', 'claimed', 'run', open_run.id, 'isResumed', true
    );
  end if;
  if exists (
    select from public.scraper_runs
    where started_at > now() - make_interval(secs => every_hours * 3600)
  ) then
    return jsonb_build_object('state', 'notDue');
  end if;
  insert into public.scraper_runs (holder, leased_until)
    values (claimant, now() + make_interval(secs => lease_seconds))
    returning id into new_id;
  return jsonb_build_object(
    'state', 'claimed', 'run', new_id, 'isResumed', false
  );
end
$$;

-- False when the run is finished or another worker holds its lease: the caller must stop.
create function public.renew_scraper_lease(
  run bigint, claimant text, lease_seconds integer
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.scraper_runs
    set leased_until = now() + make_interval(secs => lease_seconds)
    where id = run and holder = claimant and finished_at is null;
  return found;
end
$$;

-- Per link: whether this run has checked it, and its last conclusive result. One JSON
-- value, because the data interface returns at most 1,000 rows.
create function public.link_memory(run bigint)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(memory)), '[]'::jsonb)
  from (
    select latest.item_path, latest.url,
      bool_or(latest.run_id = run) as is_done,
      (array_agg(latest.outcome order by latest.checked_at desc)
        filter (where latest.outcome <> 'not_checkable'))[1] as outcome,
      (array_agg(latest.checked_at order by latest.checked_at desc)
        filter (where latest.outcome <> 'not_checkable'))[1] as checked_at
    from public.link_checks as latest
    group by latest.item_path, latest.url
  ) as memory
$$;

-- `checks` is JSON as text: some clients do not pass a list unchanged.
create function public.record_link_checks(
  run bigint, claimant text, lease_seconds integer, checks text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not public.renew_scraper_lease(run, claimant, lease_seconds) then
    return false;
  end if;
  insert into public.link_checks (
    run_id, item_path, url, checked_at, outcome, reason, status, final_url, took_ms
  )
  select run, item_path, url, checked_at, outcome, reason, status, final_url, took_ms
  from jsonb_to_recordset(checks::jsonb) as sent (
    item_path text, url text, checked_at timestamptz, outcome text, reason text,
    status integer, final_url text, took_ms integer
  )
  on conflict (run_id, item_path, url) do nothing;
  return true;
end
$$;

-- Records the rows of one source in one run, all or none. Its missing rows published
-- after `since` are marked as gone: all with '-infinity', none with null. Rows as old as
-- the last one are kept: the list may end between them. `given` is JSON as text, as above.
create function public.record_harvest(
  run bigint, claimant text, lease_seconds integer, given text
)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  harvest jsonb := given::jsonb;
  from_source text := harvest ->> 'source';
  moment timestamptz := (harvest ->> 'harvested_at')::timestamptz;
  since timestamptz := (harvest ->> 'since')::timestamptz;
  entry record;
  known public.external_opportunities;
  added_count integer := 0;
  changed_count integer := 0;
  unchanged_count integer := 0;
  gone_count integer := 0;
  rejected_count integer := 0;
begin
  if not public.renew_scraper_lease(run, claimant, lease_seconds) then
    return false;
  end if;
  if exists (
    select from public.harvests as done
    where done.run_id = run and done.source = from_source
  ) then
    return true;
  end if;

  update public.external_opportunities as kept set gone_at = moment
    where kept.source = from_source and kept.gone_at is null
      and (since = '-infinity' or kept.published_at > since)
      and not exists (
        select from jsonb_array_elements(harvest -> 'rows') as sent
        where sent ->> 'native_id' = kept.native_id
      );
  get diagnostics gone_count = row_count;

  for entry in
    select * from jsonb_to_recordset(harvest -> 'rows') as sent (
      native_id text, title text, description text, language text, link text,
      canonical_link text, published_at timestamptz, closes_at date
    )
  loop
    select * into known from public.external_opportunities as kept
      where kept.source = from_source and kept.native_id = entry.native_id;
    if exists (
      select from public.external_opportunities as other
      where other.canonical_link = entry.canonical_link
        and other.gone_at is null and other.id is distinct from known.id
    ) then
      insert into public.rejected_rows (
        run_id, source, rejected_at, reason, title, link
      ) values (
        run, from_source, moment, 'same_link', entry.title, left(entry.link, 300)
      );
      rejected_count := rejected_count + 1;
    elsif known.id is null then
      insert into public.external_opportunities (
        source, native_id, title, description, language, link, canonical_link,
        published_at, closes_at, first_seen, last_seen, changed_at
      ) values (
        from_source, entry.native_id, entry.title, entry.description,
        entry.language, entry.link, entry.canonical_link, entry.published_at,
        entry.closes_at, moment, moment, moment
      );
      added_count := added_count + 1;
    elsif (
        known.title, known.description, known.link, known.published_at,
        known.closes_at
      ) is distinct from (
        entry.title, entry.description, entry.link, entry.published_at,
        entry.closes_at
      )
      or known.gone_at is not null
    then
      update public.external_opportunities set
        title = entry.title, description = entry.description,
        link = entry.link, canonical_link = entry.canonical_link,
        published_at = entry.published_at, closes_at = entry.closes_at,
        last_seen = moment, changed_at = moment, gone_at = null
        where id = known.id;
      changed_count := changed_count + 1;
    else
      update public.external_opportunities set last_seen = moment
        where id = known.id;
      unchanged_count := unchanged_count + 1;
    end if;
  end loop;

  insert into public.rejected_rows (
    run_id, source, rejected_at, reason, title, link
  )
  select run, from_source, moment, sent.reason, sent.title, sent.link
  from jsonb_to_recordset(harvest -> 'rejected') as sent (
    reason text, title text, link text
  );
  rejected_count :=
    rejected_count + jsonb_array_length(harvest -> 'rejected');

  insert into public.harvests (
    run_id, source, harvested_at, failure, added, changed, unchanged, gone, rejected
  ) values (
    run, from_source, moment, harvest ->> 'failure', added_count, changed_count,
    unchanged_count, gone_count, rejected_count
  );
  return true;
end
$$;

-- Finishes the run, or releases it for the next claim. Returns its report, or null if
-- another worker holds it.
create function public.leave_scraper_run(
  run bigint, claimant text, is_finished boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  summary jsonb;
begin
  select jsonb_build_object(
    'links', (
      select coalesce(jsonb_object_agg(counted.outcome, counted.number), '{}')
      from (
        select checked.outcome, count(*) as number
        from public.link_checks as checked
        where checked.run_id = run group by checked.outcome
      ) as counted
    ),
    'sources', (
      select coalesce(
        jsonb_object_agg(done.source, to_jsonb(done) - 'run_id' - 'source'), '{}'
      )
      from public.harvests as done where done.run_id = run
    )
  ) into summary;
  update public.scraper_runs
    set leased_until = now(), report = summary,
      finished_at = case when is_finished then now() end
    where id = run and holder = claimant and finished_at is null;
  if not found then
    return null;
  end if;
  return summary;
end
$$;

revoke all on function
  public.claim_scraper_run(text, integer, double precision),
  public.renew_scraper_lease(bigint, text, integer),
  public.link_memory(bigint),
  public.record_link_checks(bigint, text, integer, text),
  public.record_harvest(bigint, text, integer, text),
  public.leave_scraper_run(bigint, text, boolean)
  from public, anon, authenticated;
grant execute on function
  public.claim_scraper_run(text, integer, double precision),
  public.renew_scraper_lease(bigint, text, integer),
  public.link_memory(bigint),
  public.record_link_checks(bigint, text, integer, text),
  public.record_harvest(bigint, text, integer, text),
  public.leave_scraper_run(bigint, text, boolean)
  to service_role;

-- Latest check of each link, for public pages; the rest of the checks is private. Each
-- run checks every link, so the last finished run and the open one suffice.
create function public.last_link_checks()
returns table (
  item_path text, url text, checked_at timestamptz, outcome text, final_url text
)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (checked.item_path, checked.url)
    checked.item_path, checked.url, checked.checked_at, checked.outcome,
    checked.final_url
  from public.link_checks as checked
  where checked.run_id >= coalesce(
    (select max(run.id) from public.scraper_runs as run
      where run.finished_at is not null),
    0
  )
  order by checked.item_path, checked.url, checked.checked_at desc
$$;

-- Entries of other sites that contain all words, in Spanish or English, with or without
-- accents; the best first. Only entries seen within a week and published within a year:
-- older calls may be closed.
create function public.search_external_opportunities(
  words text, most integer default 20
)
returns table (
  source text, native_id text, title text, description text, language text,
  link text, published_at timestamptz, closes_at date, last_seen timestamptz
)
language sql
stable
set search_path = ''
as $$
  select found.source, found.native_id, found.title, found.description,
    found.language, found.link, found.published_at, found.closes_at, found.last_seen
  from public.external_opportunities as found,
    public.fold_text(left(words, 200)) as folded,
    lateral (
      select plainto_tsquery('pg_catalog.spanish', folded)
        || plainto_tsquery('pg_catalog.english', folded) as wanted
    ) as query
  where found.search @@ wanted and found.gone_at is null
    and (found.closes_at is null or found.closes_at >= current_date)
    and found.last_seen > now() - interval '7 days'
    and coalesce(found.published_at, found.first_seen) > now() - interval '1 year'
  order by ts_rank(found.search, wanted) desc, found.published_at desc nulls last
  limit least(greatest(most, 1), 50)
$$;

revoke all on function
  public.last_link_checks(), public.search_external_opportunities(text, integer)
  from public;
grant execute on function
  public.last_link_checks(), public.search_external_opportunities(text, integer),
  public.fold_text(text), public.search_text(text, text)
  to anon, authenticated, service_role;
