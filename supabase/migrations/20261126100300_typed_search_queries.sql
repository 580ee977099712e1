-- The same function as before: its variables begin as queries, not as texts to convert.
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
  all_words tsquery := ''::tsquery;
  two_words tsquery := ''::tsquery;
  wanted tsquery;
  excluded tsquery := ''::tsquery;
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
