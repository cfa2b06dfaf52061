-- Public plans that operators took down: once set, its owner reads the plan as before and cannot publish it again.
alter table reading_plans add column taken_down_at timestamptz;
