-- Who does what one worker at a time does, until when; by the database's clock.
create table leases (
  name text primary key,
  until timestamptz not null
);
-- How many read a plan and how well they keep up: counted hourly, since a plan may have a million readers.
create table plan_use (
  plan_id bigint primary key references reading_plans on delete cascade,
  followers int not null,
  rating double precision
);
