-- Which of the pretended interfaces it came by; what this provider says of the amount when a test makes it wrong; and an
-- account that sends the money back.
alter table payout
  add column via text not null default 'own',
  add column stated_amount numeric,
  add column stated_currency text;
alter table payout alter column via drop default;
update payout set stated_amount = amount, stated_currency = currency;
alter table payout
  alter column stated_amount set not null,
  alter column stated_currency set not null;
alter table payout drop constraint payout_outcome_check;
alter table payout add constraint payout_outcome_check check (outcome in ('settle', 'fail', 'return'));
create index payout_by_time on payout (created_at);
