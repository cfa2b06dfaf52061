-- no transaction
-- Finds the conversations that are deleted after a day.
create index concurrently if not exists chats_not_kept on chats (created_at) where not is_kept;
