-- The answer with words that a retry replaces: it is kept, not chosen, until the retry has words of its own.
alter table messages add column retry_of bigint;
