-- What a member sent in her own name, for the copy of her data. The tables stay closed
-- to her: this reads her rows out of them and nobody else's. One row, so that no limit
-- on rows cuts the copy short.
create function public.my_messages()
returns table (feedback jsonb, advice_requests jsonb, resource_suggestions jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select
    (
      select coalesce(
        jsonb_agg(to_jsonb(sent) - 'id' - 'user_id' order by sent.id), '[]'
      )
      from public.feedback as sent
      where sent.user_id = (select auth.uid())
    ),
    (
      select coalesce(
        jsonb_agg(to_jsonb(sent) - 'id' - 'user_id' order by sent.id), '[]'
      )
      from public.advice_requests as sent
      where sent.user_id = (select auth.uid())
    ),
    (
      select coalesce(
        jsonb_agg(to_jsonb(sent) - 'id' - 'user_id' order by sent.id), '[]'
      )
      from public.resource_suggestions as sent
      where sent.user_id = (select auth.uid())
    )
$$;

revoke all on function public.my_messages() from public, anon;
grant execute on function public.my_messages() to authenticated;
