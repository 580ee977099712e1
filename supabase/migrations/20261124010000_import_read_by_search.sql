-- Visitors read the import through its search alone. The table's interface took regular
-- expressions over every row, which one request could keep the database busy with for minutes.
drop policy "Anyone reads what other sites publish"
  on public.external_opportunities;
revoke select on public.external_opportunities from anon, authenticated;
