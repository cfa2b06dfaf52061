-- What a passage is about, from the outline of its chapter: the reading of a plan is titled by it.
alter table commentary_entries add column title text;
