-- no transaction
-- Finds the answers of an hour.
create index concurrently if not exists messages_finished on messages (finished_at) where role = 'assistant';
