-- no transaction
-- What deleting a message, and the hourly retention, look their rows up by.
create index concurrently if not exists idempotency_keys_message on idempotency_keys (message_id);
create index concurrently if not exists visitors_seen on visitors (seen_at);
create index concurrently if not exists audits_created on audits (created_at);
create index concurrently if not exists work_item_finished on work_item (finished_at) where finished_at is not null;
