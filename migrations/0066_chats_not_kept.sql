-- A conversation that its visitor does not want to keep: it is in no list, and is deleted a day after it began.
alter table chats add column is_kept boolean not null default true;
