-- Three questions that an answer leads to: [{question, summary}], or none. Only the chat's owner is shown them.
alter table messages add column follow_ups jsonb not null default '[]';
