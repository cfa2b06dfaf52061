-- The texts: translations with their chapters and verses, commentary, topics and dictionaries, all of them imported.

create table bibles (
  id text primary key,
  name text not null,
  abbreviation text not null,
  language text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  format text not null,
  copyright text not null,
  search_config text not null,
  -- the source's identity: the same source and importer change nothing on a second import
  source_sha256 text not null,
  importer_version int not null,
  manifest jsonb not null,
  position int not null default 100,
  imported_at timestamptz not null default now()
);

create table books (
  bible_id text not null references bibles on delete cascade,
  id text not null,
  position smallint not null,
  name text not null,
  abbreviation text not null,
  chapter_count smallint not null,
  primary key (bible_id, id)
);

create table chapters (
  bible_id text not null,
  book text not null,
  chapter smallint not null,
  -- the chapter's HTML, in the two forms that it is served in
  html_brotli bytea not null,
  html_gzip bytea not null,
  etag text not null,
  verse_count smallint not null,
  word_count int not null,
  primary key (bible_id, book, chapter),
  foreign key (bible_id, book) references books on delete cascade
);

-- pressed already: Postgres need not try again
alter table chapters alter column html_brotli set storage external, alter column html_gzip set storage external;

create table verses (
  bible_id text not null,
  book text not null,
  chapter smallint not null,
  verse smallint not null,
  -- the last verse of a bridge such as 4-5; equal to verse otherwise
  verse_end smallint not null,
  -- canonical order inside the translation
  position int not null,
  text text not null,
  word_count smallint not null,
  search tsvector not null,
  -- [[word, strong], ...] in order, where the source has Strong's numbers
  strongs jsonb,
  primary key (bible_id, book, chapter, verse),
  foreign key (bible_id, book, chapter) references chapters on delete cascade
);
create index verses_position on verses (bible_id, position);
create index verses_search on verses using gin (search);

create table cross_references (
  bible_id text not null,
  book text not null,
  chapter smallint not null,
  verse smallint not null,
  ordinal smallint not null,
  target_book text not null,
  target_chapter smallint not null,
  target_verse smallint not null,
  target_end_chapter smallint not null,
  target_end_verse smallint not null,
  primary key (bible_id, book, chapter, verse, ordinal),
  foreign key (bible_id, book, chapter, verse) references verses on delete cascade
);

-- mhc, nave, strongs: what is imported besides translations
create table resources (
  id text primary key,
  kind text not null check (kind in ('commentary', 'topics', 'dictionary')),
  name text not null,
  copyright text not null,
  source_sha256 text not null,
  importer_version int not null,
  manifest jsonb not null,
  imported_at timestamptz not null default now()
);

create table commentary_entries (
  source text not null references resources on delete cascade,
  book text not null,
  chapter smallint not null,
  start_verse smallint not null,
  end_verse smallint not null,
  html text not null,
  text text not null,
  primary key (source, book, chapter, start_verse)
);

create table topics (
  id int generated always as identity primary key,
  source text not null references resources on delete cascade,
  slug text not null,
  name text not null,
  search tsvector not null,
  unique (source, slug)
);
create index topics_search on topics using gin (search);

create table topic_references (
  topic_id int not null references topics on delete cascade,
  ordinal int not null,
  -- the line of the topic that lists the reference
  heading text not null,
  book text not null,
  start_chapter smallint not null,
  start_verse smallint not null,
  end_chapter smallint not null,
  end_verse smallint not null,
  primary key (topic_id, ordinal)
);
create index topic_references_place on topic_references (book, start_chapter, start_verse);

create table strongs (
  id text primary key,
  source text not null references resources on delete cascade,
  language text not null check (language in ('he', 'el')),
  lemma text not null,
  transliteration text not null,
  definition text not null
);
