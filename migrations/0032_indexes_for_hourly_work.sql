-- no transaction
-- What the hourly work looks its rows up by.
create index concurrently if not exists visitor_plans_begun on visitor_plans (plan_id, created_at desc) where started_on is not null;
create index concurrently if not exists idempotency_keys_created on idempotency_keys (created_at);
create index concurrently if not exists plan_keys_created on plan_keys (created_at);
create index concurrently if not exists suggestion_sets_of_steps on suggestion_sets (created_at) where scope <> '';
