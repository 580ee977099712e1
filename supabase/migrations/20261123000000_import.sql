-- The import lists a site once and then asks for what changed: each page of a list is one
-- set-based upsert, and the database remembers how far each source came.

create table public.import_states (
  source text primary key check (char_length(source) between 1 and 40),
  -- The copy holds every change of the site until then.
  synced_at timestamptz,
  -- Start of the last complete listing.
  listed_at timestamptz,
  -- Start of the listing under way, and its next page.
  listing_since timestamptz,
  next_page integer not null default 1 check (next_page > 0),
  -- Validators of the feed's last response.
  etag text check (char_length(etag) <= 300),
  last_modified text check (char_length(last_modified) <= 300)
);

alter table public.import_states enable row level security;
revoke all on public.import_states from anon, authenticated, service_role;
grant select, insert, update on public.import_states to service_role;

-- A source is recorded page by page.
alter table public.harvests add column is_done boolean not null default true;
grant update on public.harvests to service_role;

-- A list of pending entries would be read by each search; the embedded backend has no
-- autovacuum to empty it.
alter index public.external_opportunities_search_idx set (fastupdate = off);

-- The same functions as before. Without a setting of their own PostgreSQL inlines them, which
-- halves the time of a write on the embedded backend; every name in them has its schema.
create or replace function public.fold_text(words text)
returns text
language sql
immutable
parallel safe
as $$
  select pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(
      pg_catalog.lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g'
    ),
    '([cs])iones\M', '\1ion', 'g'
  )
$$;

create or replace function public.search_text(language text, words text)
returns tsvector
language sql
immutable
parallel safe
as $$
  select case language
    when 'en' then pg_catalog.to_tsvector(
      'pg_catalog.english', public.fold_text(words)
    )
    else pg_catalog.to_tsvector('pg_catalog.spanish', public.fold_text(words))
  end
$$;

-- Links are checked once a day, whatever the hours between two imports are.
alter table public.scraper_runs
  add column checks_links boolean not null default true;

-- The moment that decides how new a row is, with an index that finds the newest rows of a
-- common word without reading all of them.
alter table public.external_opportunities add column dated_at timestamptz
  generated always as (coalesce(published_at, first_seen)) stored;
create index external_opportunities_dated_idx
  on public.external_opportunities (dated_at desc) where gone_at is null;

-- Resumes the open run if its lease expired or belongs to the claimant, else begins one if
-- the last began at least `every_hours` ago, or an hour ago and every source failed.
-- {"state": "claimed", "run": 7, "isResumed": false, "checksLinks": true}, "busy" or "notDue".
create or replace function public.claim_scraper_run(
  claimant text, lease_seconds integer, every_hours double precision
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  lease_end timestamptz := now() + make_interval(secs => lease_seconds);
  claimed public.scraper_runs;
begin
  -- Serializes simultaneous claims.
  perform pg_advisory_xact_lock(7264100322);
  select * into claimed from public.scraper_runs
    where finished_at is null for update;
  if found then
    if claimed.leased_until > now() and claimed.holder <> claimant then
      return jsonb_build_object('state', 'busy');
    end if;
    update public.scraper_runs
      set holder = claimant, leased_until = lease_end where id = claimed.id;
    return jsonb_build_object(
      'state', 'claimed', 'run', claimed.id, 'isResumed', true,
      'checksLinks', claimed.checks_links
    );
  end if;
  if exists (
    select from public.scraper_runs as last
    where last.started_at > now() - make_interval(secs => every_hours * 3600)
      and (
        last.started_at > now() - interval '1 hour'
        or exists (
          select from public.harvests as done
          where done.run_id = last.id and done.failure is null
        )
      )
  ) then
    return jsonb_build_object('state', 'notDue');
  end if;
  insert into public.scraper_runs (holder, leased_until, checks_links)
    values (claimant, lease_end, every_hours = 0 or not exists (
      select from public.scraper_runs as last
      where last.checks_links and last.started_at > now() - interval '23 hours'
    ))
    returning * into claimed;
  return jsonb_build_object(
    'state', 'claimed', 'run', claimed.id, 'isResumed', false,
    'checksLinks', claimed.checks_links
  );
end
$$;

-- Records one page of a source's list, or all of a short one, and how far the source came.
-- `since` completes a listing: rows published later and seen neither by it, since
-- `listing_since`, nor by the listing before are gone; posts can slip past one listing while
-- its pages shift. `state` is a row of `import_states`, null where nothing was learnt.
-- `given` is JSON sent as text.
create or replace function public.record_harvest(
  run bigint, claimant text, lease_seconds integer, given text
)
returns boolean
language plpgsql
set search_path = ''
-- A plan from the time when the table was empty would read all of it for each row.
set plan_cache_mode = force_custom_plan
as $$
declare
  harvest jsonb := given::jsonb;
  from_source text := harvest ->> 'source';
  moment timestamptz := (harvest ->> 'harvested_at')::timestamptz;
  since timestamptz := (harvest ->> 'since')::timestamptz;
  listing_since timestamptz := (harvest ->> 'listing_since')::timestamptz;
  listing_before timestamptz;
  gone_count integer := 0;
begin
  if not public.renew_scraper_lease(run, claimant, lease_seconds) then
    return false;
  end if;

  -- The feed of a site and its API give one page different ids.
  update public.external_opportunities as kept set native_id = sent.native_id
    from (
      select distinct on (entry.canonical_link) entry.*
      from rows from (
        jsonb_to_recordset(harvest -> 'rows') as (
          native_id text, canonical_link text
        )
      ) with ordinality as entry (native_id, canonical_link, position)
      order by entry.canonical_link, entry.position
    ) as sent,
    -- Without its own limit it would read all rows of the source.
    lateral (
      select page.id from public.external_opportunities as page
      where page.canonical_link = sent.canonical_link and page.gone_at is null
      limit 1
    ) as known
    where kept.id = known.id
      and kept.source = from_source and kept.native_id <> sent.native_id
      and not exists (
        select from public.external_opportunities as other
        where other.source = from_source and other.native_id = sent.native_id
      )
      and not exists (
        select from jsonb_array_elements(harvest -> 'rows') as own
        where own ->> 'native_id' = kept.native_id
      );

  select state.listed_at into listing_before
    from public.import_states as state where state.source = from_source;
  if since is not null and listing_before is not null then
    update public.external_opportunities as kept set gone_at = moment
      where kept.source = from_source and kept.gone_at is null
        and kept.last_seen < least(listing_since, listing_before)
        and kept.published_at > since
        and not exists (
          select from jsonb_array_elements(harvest -> 'rows') as sent
          where sent ->> 'native_id' = kept.native_id
        );
    get diagnostics gone_count = row_count;
  end if;

  with sent as (
    select entry.*, known.id as known_id,
      (
        known.title, known.description, known.link, known.canonical_link,
        known.published_at, known.closes_at
      ) is not distinct from (
        entry.title, entry.description, entry.link, entry.canonical_link,
        entry.published_at, entry.closes_at
      ) and known.gone_at is null as is_unchanged,
      row_number() over (partition by entry.canonical_link order by position) > 1
      or exists (
        select from public.external_opportunities as other
        where other.canonical_link = entry.canonical_link
          and other.gone_at is null and other.id is distinct from known.id
      ) as is_duplicate
    from rows from (
      jsonb_to_recordset(harvest -> 'rows') as (
        native_id text, title text, description text, language text, link text,
        canonical_link text, published_at timestamptz, closes_at date
      )
    ) with ordinality as entry (
      native_id, title, description, language, link, canonical_link,
      published_at, closes_at, position
    )
    left join public.external_opportunities as known
      on known.source = from_source and known.native_id = entry.native_id
  ),
  seen as (
    update public.external_opportunities as kept set last_seen = moment
      from sent
      where kept.id = sent.known_id and sent.is_unchanged and not sent.is_duplicate
      returning 1
  ),
  written as (
    insert into public.external_opportunities (
      source, native_id, title, description, language, link, canonical_link,
      published_at, closes_at, first_seen, last_seen, changed_at
    )
    select from_source, native_id, title, description, language, link,
      canonical_link, published_at, closes_at, moment, moment, moment
    from sent where not is_unchanged and not is_duplicate
    order by position
    on conflict (source, native_id) do update set
      title = excluded.title, description = excluded.description,
      link = excluded.link, canonical_link = excluded.canonical_link,
      published_at = excluded.published_at, closes_at = excluded.closes_at,
      last_seen = moment, changed_at = moment, gone_at = null
    returning first_seen = moment as is_added
  ),
  rejected as (
    insert into public.rejected_rows (
      run_id, source, rejected_at, reason, title, link
    )
    select run, from_source, moment, 'same_link', title, left(link, 300)
    from sent where is_duplicate
    union all
    select run, from_source, moment, faulty.reason, faulty.title, faulty.link
    from jsonb_to_recordset(harvest -> 'rejected') as faulty (
      reason text, title text, link text
    )
    returning 1
  )
  insert into public.harvests as kept (
    run_id, source, harvested_at, failure, is_done,
    added, changed, unchanged, gone, rejected
  )
  select run, from_source, moment, harvest ->> 'failure',
    (harvest -> 'is_done')::boolean,
    (select count(*) filter (where is_added) from written),
    (select count(*) filter (where not is_added) from written),
    (select count(*) from seen), gone_count, (select count(*) from rejected)
  on conflict (run_id, source) do update set
    harvested_at = moment, failure = excluded.failure,
    is_done = excluded.is_done, added = kept.added + excluded.added,
    changed = kept.changed + excluded.changed,
    unchanged = kept.unchanged + excluded.unchanged,
    gone = kept.gone + excluded.gone,
    rejected = kept.rejected + excluded.rejected;

  insert into public.import_states
    select learnt.* from jsonb_populate_record(
      null::public.import_states, nullif(harvest -> 'state', 'null')
    ) as learnt
    where learnt.source is not null
    on conflict (source) do update set (
      synced_at, listed_at, listing_since, next_page, etag, last_modified
    ) = (
      excluded.synced_at, excluded.listed_at, excluded.listing_since,
      excluded.next_page, excluded.etag, excluded.last_modified
    );
  return true;
end
$$;

-- Deletes what neither a page nor an operator needs: of the link checks all but the last
-- two runs' and the last certain one of each link, and everything after 90 days.
-- The statistics let the search choose its index; the embedded backend has no autovacuum.
create function public.prune_scraper_data()
returns void
language plpgsql
security definer
set search_path = ''
set default_statistics_target = 10
as $$
declare
  limit_day timestamptz := now() - interval '90 days';
begin
  delete from public.link_checks as old
    where old.run_id < (
      select min(kept.id) from (
        select run.id from public.scraper_runs as run
        where run.finished_at is not null and run.checks_links
        order by run.id desc limit 2
      ) as kept
    )
    and (
      old.outcome = 'not_checkable' or old.checked_at < limit_day
      or exists (
        select from public.link_checks as newer
        where newer.item_path = old.item_path and newer.url = old.url
          and newer.checked_at > old.checked_at
          and newer.outcome <> 'not_checkable'
      )
    );
  delete from public.rejected_rows where rejected_at < limit_day;
  delete from public.harvests where harvested_at < limit_day;
  delete from public.external_opportunities
    where last_seen < limit_day and (
      gone_at is not null
      or dated_at < now() - interval '1 year'
    );
  delete from public.scraper_runs as run
    where run.finished_at < limit_day
      and not exists (select from public.link_checks where run_id = run.id)
      and not exists (select from public.rejected_rows where run_id = run.id)
      and not exists (select from public.harvests where run_id = run.id);
  analyze public.external_opportunities;
end
$$;

-- Gives the run back: for good, or to the next claimant. Returns its report, with the links
-- of the last run that checked them; null when another instance has taken the run.
create or replace function public.leave_scraper_run(
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
        where checked.run_id = (
          select max(checking.id) from public.scraper_runs as checking
          where checking.checks_links
            and (checking.id = run or checking.finished_at is not null)
        )
        group by checked.outcome
      ) as counted
    ),
    'sources', (
      select coalesce(
        jsonb_object_agg(
          done.source, to_jsonb(done) - 'run_id' - 'source' - 'is_done'
        ), '{}'
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
  if is_finished then
    perform public.prune_scraper_data();
  end if;
  return summary;
end
$$;

-- The last check of each link: of the last finished run that checked links, and of a later one.
create or replace function public.last_link_checks()
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
      where run.finished_at is not null and run.checks_links),
    0
  )
  order by checked.item_path, checked.url, checked.checked_at desc
$$;

-- The first eight different words of a text as queries in both languages; no stop words of
-- either. Pairs of them grow with the square of their number.
create function public.search_terms(words text)
returns tsquery[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_agg(term order by first_position)
  from (
    select in_spanish || in_english as term, min(position) as first_position
    from regexp_split_to_table(public.fold_text(words), '[^[:alnum:]]+')
        with ordinality as word (letters, position),
      lateral (
        select plainto_tsquery('pg_catalog.spanish', letters) as in_spanish,
          plainto_tsquery('pg_catalog.english', letters) as in_english
      ) as query
    where numnode(in_spanish) > 0 and numnode(in_english) > 0
    group by term
    order by first_position
    limit 8
  ) as different
$$;

-- Searches the import. The first four lines of `words` are alternatives, such as a
-- translation. Rows with every word of a line come first; where they are too few, rows with
-- two words of a line of three and more follow. Of the matches the newest 300 are ranked.
-- Rows that are older than a year, or that nothing confirmed for a week, are not found: their
-- calls may be over. `last_seen` is the last moment at which the copy agreed with the site:
-- a source that was asked for changes confirms the rows of its last complete listing alone.
create or replace function public.search_external_opportunities(
  words text, most integer default 20
)
returns table (
  source text, native_id text, title text, description text, language text,
  link text, published_at timestamptz, closes_at date, last_seen timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
-- The plan depends on how common the words are.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  week_ago timestamptz := now() - interval '7 days';
  since timestamptz;
  terms tsquery[];
  line tsquery;
  all_words tsquery := '';
  two_words tsquery := '';
  wanted tsquery;
  excluded tsquery := '';
  left_over integer := least(greatest(most, 1), 50);
  found_count integer;
begin
  for terms in
    select public.search_terms(each)
    from regexp_split_to_table(left(words, 400), '\n') as each
    limit 4
  loop
    continue when terms is null;
    line := terms[1];
    for i in 2 .. cardinality(terms) loop
      line := line && terms[i];
    end loop;
    all_words := all_words || line;
    continue when cardinality(terms) < 3;
    for i in 2 .. cardinality(terms) loop
      for j in 1 .. i - 1 loop
        two_words := two_words || (terms[i] && terms[j]);
      end loop;
    end loop;
  end loop;
  foreach wanted in array array[all_words, two_words] loop
    exit when left_over = 0;
    continue when numnode(wanted) = 0;
    -- A common word has enough matches in the last weeks.
    since := now() - interval '60 days';
    select count(*) into found_count from (
      select from public.external_opportunities as found
      where found.search @@ wanted and found.gone_at is null
        and found.dated_at > since
      limit 300
    ) as recent;
    if found_count < 300 then
      since := now() - interval '1 year';
    end if;
    return query
      with newest as materialized (
        select found.* from public.external_opportunities as found
        where found.search @@ wanted
          and (numnode(excluded) = 0 or not found.search @@ excluded)
          and found.gone_at is null
          and (found.closes_at is null or found.closes_at >= current_date)
          and found.dated_at > since
          and (
            found.last_seen > week_ago or exists (
              select from public.import_states as state
              where state.source = found.source and state.synced_at > week_ago
                and found.last_seen >= state.listed_at
            )
          )
        order by found.dated_at desc
        limit 300
      )
      select newest.source, newest.native_id, newest.title, newest.description,
        newest.language, newest.link, newest.published_at, newest.closes_at,
        greatest(newest.last_seen, state.synced_at)
      from newest
      left join public.import_states as state
        on state.source = newest.source and newest.last_seen >= state.listed_at
      order by ts_rank(newest.search, wanted) desc, newest.dated_at desc
      limit left_over;
    get diagnostics found_count = row_count;
    left_over := left_over - found_count;
    excluded := wanted;
  end loop;
end
$$;

-- The platform lets its roles call every new function: take it back first.
revoke all on function
  public.prune_scraper_data(), public.search_terms(text)
  from public, anon, authenticated, service_role;
grant execute on function public.prune_scraper_data() to service_role;
