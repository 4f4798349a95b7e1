-- What the member is told about the stop; `reason` is the house's own record and is shown to nobody outside.
alter table play_block add column cause text not null default 'untold'
  check (cause in ('untold', 'payment', 'documents', 'ownWish'));
