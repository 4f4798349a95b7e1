-- What operators have settled with the member of what the provider gave back, in minor units.
alter table deposit_attempt add column settled bigint not null default 0 check (settled >= 0);
-- What an operator was asked about last and has decided: the provider's repeat of it asks nobody again.
alter table deposit_attempt add column settled_reason text;
create index deposit_attempt_by_id on deposit_attempt (id);
create index deposit_attempt_waiting on deposit_attempt (created_at)
  where state = 'review' or review_reason is not null or shortfall > 0;
