-- The search index of an imported text: its words, stems, fingerprints and verses, each in parts that are read without
-- blocking other work. See shared/server/library.ts. It replaces text_index_parts, which processes of the previous release read.
create table text_sections (
  text_id text not null,
  section text not null,
  part smallint not null,
  -- the import and the format of the index that this was made from
  version text not null,
  bytes bytea not null,
  primary key (text_id, section, part)
);
alter table text_sections alter column bytes set storage external;
-- verses are searched in that index: new imports store no words for Postgres
alter table verses alter column search drop not null;
