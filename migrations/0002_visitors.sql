-- Visitors without accounts, and the catalogue they choose from.

create table theologies (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  instructions text not null,
  is_default boolean not null default false,
  position int not null
);
create unique index theologies_one_default on theologies (is_default) where is_default;

create table profiles (
  slug text primary key,
  name text not null,
  description text not null,
  instructions text not null,
  is_default boolean not null default false,
  is_christian boolean not null,
  position int not null
);
create unique index profiles_one_default on profiles (is_default) where is_default;

create table partners (
  slug text primary key,
  name text not null,
  icon_url text not null,
  about_text text not null,
  default_theology_slug text not null references theologies (slug)
);

create table example_questions (
  id int generated always as identity primary key,
  question text not null unique,
  position int not null
);

create table visitors (
  id uuid primary key default gen_random_uuid(),
  translation_id text,
  theology_slug text references theologies (slug) on update cascade,
  profile_slug text references profiles (slug) on update cascade,
  commentary text check (commentary in ('mhc')),
  dismissed_hints text[] not null default '{}',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- The bearer secret itself is never stored: only its keyed hash. Two rows while one replaces the other.
-- The hash stays when its visitor is erased and points nowhere, so that an erased id is never taken for a new one.
create table visitor_tokens (
  token_hash bytea primary key,
  visitor_id uuid references visitors on delete set null,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  retire_at timestamptz
);
create index visitor_tokens_visitor on visitor_tokens (visitor_id);
