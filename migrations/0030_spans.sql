-- What the check found in an answer, by places of its content: see the contract's Span. Null: checked before there were
-- spans. `checker` is the edition of the checker that made them.
alter table messages add column spans jsonb, add column checker smallint;

-- The fingerprints of imported texts, in parts that are read without blocking others: see shared/seals/stored-index.ts.
create table text_index_parts (
  text_id text not null,
  part smallint not null,
  -- the import and the format of the index that this was made from
  version text not null,
  bytes bytea not null,
  primary key (text_id, part)
);
alter table text_index_parts alter column bytes set storage external;
