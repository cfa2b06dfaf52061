-- A question that replaces the last one of its chat is the next version of the same turn, and so is its answer. A turn begins with
-- the question of version 1. The chosen version of each turn is the conversation; the others can still be read.
alter table messages add column version smallint not null default 1, add column is_chosen boolean not null default true;
