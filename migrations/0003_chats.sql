-- Chats, their messages, the work that answers them and the audit of how it was done.

create table chats (
  -- a random 53-bit number: it can be shared and not guessed
  id bigint primary key check (id > 0 and id < 9007199254740992),
  owner_id uuid not null references visitors on delete cascade,
  title text not null default '',
  is_public boolean not null default false,
  bible_id text,
  book text,
  chapter smallint,
  verses smallint[] not null default '{}',
  plan_step_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chats_owner on chats (owner_id, updated_at desc);

create table messages (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  status text not null check (status in ('pending', 'streaming', 'complete', 'stopped', 'failed')),
  -- the place the question was asked of
  bible_id text,
  book text,
  chapter smallint,
  verses smallint[] not null default '{}',
  plan_step_id bigint,
  citations jsonb not null default '[]',
  error text,
  model_name text,
  model_provider text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index messages_chat on messages (chat_id, id);
-- one answer at a time in a chat
create unique index messages_one_open on messages (chat_id) where status in ('pending', 'streaming');

-- Outbox, idempotency record and lease in one row: every accepted piece of work is here until it ended.
create table work_item (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('chat-answer', 'plan-generation', 'suggestion-precompute')),
  -- the message, plan or suggestion set that the work fills
  entity_id text not null,
  owner_id uuid references visitors on delete cascade,
  dedupe_key text,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  gen int not null default 0,
  fence int not null default 0,
  runs int not null default 0,
  payload jsonb not null default '{}',
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  enqueued_at timestamptz,
  touched_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  error_code text
);
create unique index work_item_dedupe on work_item (dedupe_key) where state in ('queued', 'running');
create index work_item_open on work_item (state, touched_at) where state in ('queued', 'running');
create index work_item_entity on work_item (kind, entity_id);
create index work_item_owner on work_item (owner_id);

create table idempotency_keys (
  visitor_id uuid not null references visitors on delete cascade,
  key text not null,
  request_hash bytea not null,
  message_id bigint not null references messages on delete cascade,
  created_at timestamptz not null default now(),
  primary key (visitor_id, key)
);

-- Every instruction that a model was ever given, by the SHA-256 of its text. Rows are never changed.
create table instructions (
  hash text primary key,
  text text not null,
  created_at timestamptz not null default now()
);

create table audits (
  id bigint generated always as identity primary key,
  work_id uuid not null references work_item on delete cascade,
  fence int not null,
  message_id bigint not null references messages on delete cascade,
  outcome text not null check (outcome in ('complete', 'stopped', 'failed')),
  instructions_hash text not null references instructions (hash),
  input_prompt text not null,
  tool_calls jsonb not null default '[]',
  tool_results jsonb not null default '[]',
  llm_raw_response text not null default '',
  model_provider text not null,
  model_name text not null,
  usage jsonb not null default '{}',
  timings jsonb not null default '{}',
  error text,
  created_at timestamptz not null default now(),
  unique (work_id, fence)
);
create index audits_message on audits (message_id);
