-- What is added to the instructions where a conversation has a question in distress is published like the rest.
alter table instruction_releases drop constraint instruction_releases_kind_check;
alter table instruction_releases add constraint instruction_releases_kind_check
  check (kind in ('answer', 'plan', 'suggestions', 'care')) not valid;
