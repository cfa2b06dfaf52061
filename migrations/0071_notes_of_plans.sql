-- What a reader should know about how a plan was built, as a code: that its description was not understood.
alter table reading_plans add column note text;
