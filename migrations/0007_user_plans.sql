-- Following plans: when each was begun, what moving through it marked, and the creates that were sent twice.

-- a plan can be among a visitor's own before it is begun
alter table visitor_plans alter column started_on drop not null, alter column started_on drop default;
create index visitor_plans_plan on visitor_plans (plan_id, created_at desc);
create index visitor_plans_step on visitor_plans (current_step_id);

-- moving back removes marks set by moving forward, but not marks of finished readings or manual ones
alter table step_progress add column by_moving boolean not null default false;
create index step_progress_step on step_progress (step_id);

create table plan_keys (
  visitor_id uuid not null references visitors on delete cascade,
  key text not null,
  request_hash bytea not null,
  plan_id bigint not null references reading_plans on delete cascade,
  created_at timestamptz not null default now(),
  primary key (visitor_id, key)
);
create index plan_keys_plan on plan_keys (plan_id);
