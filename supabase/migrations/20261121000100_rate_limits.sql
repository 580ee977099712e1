-- Counters that several server processes share. Out of reach of the public interface.
create schema if not exists server;
revoke all on schema server from public;

create table server.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
