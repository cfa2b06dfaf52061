-- no transaction
-- Finds the answers that an older edition of the checker has checked, newest answers of the oldest edition first.
create index concurrently if not exists messages_by_checker on messages (coalesce(checker, 0), id desc) where role = 'assistant';
