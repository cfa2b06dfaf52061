-- Reading plans, who follows them and how far, and the suggestions that are ready before they are asked for.

create table reading_plans (
  id bigint generated always as identity primary key,
  slug text not null unique,
  owner_id uuid references visitors on delete cascade,
  name text not null,
  description text not null,
  type text not null check (type in ('curated', 'generated')),
  theme text,
  estimated_days int not null check (estimated_days between 1 and 366),
  bible_id text not null,
  is_public boolean not null default false,
  is_suggested boolean not null default false,
  state text not null default 'initialized' check (state in ('initialized', 'building', 'ready', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index reading_plans_owner on reading_plans (owner_id);

create table plan_steps (
  id bigint generated always as identity primary key,
  plan_id bigint not null references reading_plans on delete cascade,
  day int not null check (day >= 1),
  step_order int not null check (step_order >= 1),
  title text not null,
  theme text,
  book text not null,
  start_chapter smallint not null,
  start_verse smallint not null,
  end_chapter smallint not null,
  end_verse smallint not null,
  word_count int not null default 0,
  unique (plan_id, step_order),
  check ((start_chapter, start_verse) <= (end_chapter, end_verse))
);

create table visitor_plans (
  visitor_id uuid not null references visitors on delete cascade,
  plan_id bigint not null references reading_plans on delete cascade,
  is_current boolean not null default false,
  current_step_id bigint references plan_steps on delete set null,
  started_on date not null default current_date,
  -- where the reader rescheduled: day n is read on dates[n]
  schedule jsonb,
  created_at timestamptz not null default now(),
  primary key (visitor_id, plan_id)
);
create unique index visitor_plans_one_current on visitor_plans (visitor_id) where is_current;

create table step_progress (
  visitor_id uuid not null,
  plan_id bigint not null,
  step_id bigint not null references plan_steps on delete cascade,
  completed_at timestamptz not null default now(),
  primary key (visitor_id, step_id),
  foreign key (visitor_id, plan_id) references visitor_plans on delete cascade
);

create table suggestion_sets (
  bible_id text not null,
  book text not null,
  chapter smallint not null,
  theology_slug text not null,
  profile_slug text not null,
  -- empty for a chapter, the step's own range for a plan step
  scope text not null default '',
  instructions_hash text not null,
  model_provider text not null,
  suggestions jsonb not null,
  created_at timestamptz not null default now(),
  primary key (bible_id, book, chapter, theology_slug, profile_slug, scope)
);
