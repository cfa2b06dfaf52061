-- What operators look at and do: the last work that was done or failed, and public chats that they took down.

create index work_item_done on work_item (kind, finished_at) where state = 'done';
create index work_item_failed on work_item (finished_at) where state = 'failed';

-- once set, its owner reads it as before and cannot publish it again
alter table chats add column taken_down_at timestamptz;
