-- Which choice of a reader each instruction was published for, and since when. Rows are never changed.
create table instruction_releases (
  id bigint generated always as identity primary key,
  -- what the text is for: an answer, a plan, suggestions
  kind text not null check (kind in ('answer', 'plan', 'suggestions')),
  -- empty where the text does not depend on it
  theology_slug text not null default '',
  profile_slug text not null default '',
  commentary text not null default '',
  hash text not null references instructions (hash),
  published_at timestamptz not null default now()
);
create index instruction_releases_choice on instruction_releases (kind, theology_slug, profile_slug, commentary, id desc);
create index instruction_releases_hash on instruction_releases (hash);

-- what the open figures of the last days are counted from
create index messages_answered on messages (finished_at) where role = 'assistant';
