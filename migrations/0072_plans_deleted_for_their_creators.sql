-- When its creator deleted a plan that stays for those who read it.
alter table reading_plans add column deleted_at timestamptz;
