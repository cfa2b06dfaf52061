-- Questions written by hand for each chapter. The seed replaces all of them.
create table written_suggestions (
  language text not null,
  book text not null,
  chapter smallint not null,
  suggestions jsonb not null,
  primary key (language, book, chapter)
);
