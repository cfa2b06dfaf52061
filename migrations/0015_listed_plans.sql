-- A public plan can be read by its link; a listed one is also found among all plans. Their creators did not know that a shared -- plan is listed, so only the plans of the edition stay in the list: the seed lists them.
alter table reading_plans add column is_listed boolean not null default false;
