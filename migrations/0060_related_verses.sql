-- The Treasury of Scripture Knowledge: the verses that each verse leads to. Both are numbered as in verses.position, in
-- English numbering. `cited` counts the verses that lead to this one.
alter table resources drop constraint resources_kind_check;
alter table resources
  add constraint resources_kind_check check (kind in ('commentary', 'topics', 'dictionary', 'references')) not valid;
create table related_verses (
  source text not null references resources on delete cascade,
  position int not null,
  targets int[] not null,
  cited int not null,
  primary key (source, position)
);
