-- The database sets `updated_at`: a value of the client does not count. Every table with that
-- column has the trigger. Its schema is out of reach of the public interface.
create function server.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger set_updated_at before insert or update on public.profiles
  for each row execute function server.set_updated_at();
create trigger set_updated_at before insert or update on public.applications
  for each row execute function server.set_updated_at();
