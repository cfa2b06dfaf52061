-- What the owner of a chat thinks of an answer. Operators read its words only where `includes_text` is true.
create table answer_ratings (
  message_id bigint primary key references messages on delete cascade,
  thumb text not null check (thumb in ('up', 'down')),
  includes_text boolean not null default false,
  rated_at timestamptz not null default now()
);
create index answer_ratings_rated on answer_ratings (rated_at desc);

-- Reports of public chats and plans. They are anonymous.
create table reports (
  id bigint generated always as identity primary key,
  chat_id bigint references chats on delete cascade,
  plan_id bigint references reading_plans on delete cascade,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  check (num_nonnulls(chat_id, plan_id) = 1)
);
create index reports_chat on reports (chat_id);
create index reports_plan on reports (plan_id);
create index reports_created on reports (created_at);
