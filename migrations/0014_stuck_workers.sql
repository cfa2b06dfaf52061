-- How many workers are stuck in the code of an item, or were ended while they did.
alter table work_item add column stuck_workers smallint not null default 0;
