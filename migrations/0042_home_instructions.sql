-- How a passage is chosen for a text typed on Home is published like all instructions.
alter table instruction_releases drop constraint instruction_releases_kind_check;
alter table instruction_releases add constraint instruction_releases_kind_check
  check (kind in ('answer', 'plan', 'suggestions', 'care', 'home')) not valid;
