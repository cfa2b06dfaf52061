-- A reader gets example questions in the language of the translation.
alter table example_questions add column language text not null default 'en';
