-- The visitor's note that they attached to a question, as it was then. Only the owner of the chat and the model read it.
alter table messages add column note text;
