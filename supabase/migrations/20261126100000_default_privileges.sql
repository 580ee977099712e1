-- New tables, sequences and functions are closed until a migration grants them. The platform
-- opens them to its roles and PostgreSQL opens functions to everybody, so migrations before
-- this one had to revoke both. It counts for objects that the role of the migrations creates;
-- existing ones keep their grants.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;
-- PostgreSQL's own default belongs to no schema: this counts in each of them.
alter default privileges revoke execute on functions from public;
