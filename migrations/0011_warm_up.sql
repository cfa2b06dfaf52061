-- The nights in which suggestions were made ahead. One row for a night, however often its run was begun again.
create table warm_up_runs (
  night date primary key,
  -- what the chapters are compared with: today's instructions and provider
  instructions_hash text not null,
  model_provider text not null,
  chapters int not null,
  missing int not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
