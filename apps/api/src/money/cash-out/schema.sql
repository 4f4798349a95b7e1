create table cash_out_method (
  code text primary key,
  name text not null,
  icon text not null,
  enabled boolean not null,
  currencies text[] not null,
  sort_index integer not null,
  -- The time that players are promised, in hours from the application.
  hours_least smallint not null default 24,
  hours_most smallint not null default 72,
  constraint cash_out_method_hours check (0 <= hours_least and hours_least <= hours_most)
);
insert into cash_out_method (code, name, icon, enabled, currencies, sort_index) values
  ('BANK_CARD', 'Bank account', '/art/methods/bank.svg', true, '{USD,EUR,BRL}', 10),
  ('PAYPAL', 'PayPal', '/art/methods/wallet.svg', true, '{USD,EUR,BRL}', 20),
  ('MERCADO_PAGO', 'Mercado Pago', '/art/methods/purse.svg', true, '{BRL}', 30),
  ('CPAY', 'CPay', '/art/methods/card-window.svg', true, '{USD,EUR,BRL}', 40),
  ('BTC', 'Bitcoin', '/art/methods/bitcoin.svg', true, '{BTC,USD,EUR,BRL}', 50),
  ('PAYID', 'PayID', '/art/methods/instant-transfer.svg', true, '{USD,EUR}', 60);

-- One row for each cash-out. Its money is in `held` of the member's book from 'pending' on, until 'completed', 'canceled',
-- 'rejected' or 'failed'.
create table cash_out (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references cash_out_method (code),
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  currency text not null,
  destination jsonb not null,
  proofs jsonb not null,
  status text not null default 'pending'
    check (status in ('pending', 'canceled', 'rejected', 'passed', 'paying', 'payed', 'completed', 'failed')),
  -- SHA-256 over amount, currency, method, destination and fee; an approval is bound to it.
  content_hash text not null,
  approved_hash text,
  reason text,
  decided_by text,
  decided_at timestamptz,
  -- The payout provider's idempotency key, made before it is asked: the same one twice is one payout.
  instruction text not null,
  provider_reference text,
  asks integer not null default 0,
  ask_at timestamptz,
  request_key text,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The provider that the instruction was sent to: no other is asked, since it would pay a second time.
  provider text,
  -- Why an operator has to look: while it is set no program touches the cash-out.
  review text,
  -- Since when a payout waits for the hot wallet to be filled, before anything is sent; null: it does not wait.
  delayed_since timestamptz,
  -- When the rules of automatic approval judged it; null: they did not, and an operator decides.
  judged_at timestamptz,
  primary key (id),
  unique (member_id, request_key),
  unique (instruction),
  constraint cash_out_approved check
    (status in ('pending', 'canceled', 'rejected') or coalesce(approved_hash = content_hash, false))
);
create index cash_out_by_id on cash_out (id);
create index cash_out_by_member on cash_out (member_id, created_at);
create index cash_out_by_instruction on cash_out (instruction);
create index cash_out_by_status on cash_out (status, created_at);
create index cash_out_due on cash_out (ask_at) where status in ('passed', 'paying', 'payed');
-- What waits for an operator: by age, and by amount within a currency.
create index cash_out_pending on cash_out (created_at, id) where status = 'pending';
create index cash_out_pending_amount on cash_out (currency, amount, id) where status = 'pending';
-- What the rules of automatic approval have not judged yet.
create index cash_out_unjudged on cash_out (created_at, id) where status = 'pending' and judged_at is null;
-- Cash-outs of a currency by time: a rule is tried against them.
create index cash_out_by_currency on cash_out (currency, created_at, id);
-- How long payouts took, by the moment at which they were paid.
create index cash_out_completed on cash_out (updated_at) where status = 'completed';
create index cash_out_in_payment on cash_out (updated_at, id) where status in ('passed', 'paying', 'payed');
-- The back office searches a cash-out by its provider's reference.
create index cash_out_by_provider_reference on cash_out (provider_reference) where provider_reference is not null;
-- The back office lists all cash-outs by time.
create index cash_out_by_time on cash_out (created_at, id);
-- And those of one currency by amount.
create index cash_out_by_amount on cash_out (currency, amount, id);
create index cash_out_sent on cash_out (decided_at)
  where status in ('passed', 'paying', 'payed', 'completed', 'failed') and decided_at is not null;

-- A cash-out that needs two approvals is passed only with two, in every program that writes it. The body is
-- in functions/cash-out-passes.sql.
create function cash_out_passes() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger cash_out_passes before update on cash_out for each row
  when (old.status = 'pending' and new.status = 'passed') execute function cash_out_passes();
-- Notifies the back office of what enters a queue, leaves it or changes in it; a payout that needs no operator is not notified.
create trigger cash_out_asked after insert on cash_out for each row execute function desk_changed('cashOuts');
create trigger cash_out_decided after update on cash_out for each row
  when ((old.status = 'pending') is distinct from (new.status = 'pending'))
  execute function desk_changed('cashOuts');
create trigger cash_out_reviewed after update on cash_out for each row
  when (old.review is distinct from new.review or (old.review is not null and old.status is distinct from new.status))
  execute function desk_changed('payouts');
create trigger cash_out_delayed after update on cash_out for each row
  when ((old.delayed_since is null) is distinct from (new.delayed_since is null))
  execute function desk_changed('payouts');

-- The body is in functions/cash-out-fee-note.sql.
create function cash_out_fee_note() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger cash_out_paid after update on cash_out for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function cash_out_fee_note();

-- Accounts that a member has cashed out to, to be picked again. A member can delete one.
create table cash_out_account (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references cash_out_method (code),
  destination jsonb not null,
  used_at timestamptz not null default now(),
  primary key (id)
);
create unique index cash_out_account_once on cash_out_account (member_id, method, md5(destination::text));

-- Rules by which cash-outs of a currency are approved automatically. What is saved is another version, and none is ever changed.
create table payout_rule (
  currency text not null,
  version integer not null check (version > 0),
  -- As packages/contract reads them; amounts are decimal text in major units of the currency.
  parameters jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> ''),
  primary key (currency, version)
);
create trigger payout_rule_is_immutable before update or delete on payout_rule
  for each row execute function refuse_change();

-- Trials of a version against the past, with their results. No version is switched on without one.
create table payout_rule_trial (
  id bigint generated always as identity primary key,
  currency text not null,
  version integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- As packages/contract reads it.
  result jsonb not null,
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp(),
  foreign key (currency, version) references payout_rule (currency, version)
);
create index payout_rule_trial_of_version on payout_rule_trial (currency, version, id desc);
create trigger payout_rule_trial_is_immutable before update or delete on payout_rule_trial
  for each row execute function refuse_change();

-- What was switched on and off, and by whom: the rule of a currency in a version, or with neither all automatic approvals. Of each the
-- latest row counts; where there is none it is off.
create table payout_rule_switch (
  id bigint generated always as identity primary key,
  currency text,
  version integer,
  turned text not null check (turned in ('on', 'off')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  reason text not null,
  foreign key (currency, version) references payout_rule (currency, version),
  check ((currency is null) = (version is null))
);
create index payout_rule_switch_of_rule on payout_rule_switch (currency, id desc);
create trigger payout_rule_switch_is_immutable before update or delete on payout_rule_switch
  for each row execute function refuse_change();
-- The body is in functions/payout-rule-check.sql.
create function payout_rule_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger payout_rule_check before insert on payout_rule_switch for each row execute function payout_rule_check();

-- What the rules decided about a cash-out, with every check and its value, once. Only the review of a drawn one is added later.
create table cash_out_judgement (
  cash_out_id bigint primary key references cash_out (id),
  member_id bigint not null references member (id),
  currency text not null,
  rule_version integer not null,
  approved boolean not null,
  -- As packages/contract reads them.
  checks jsonb not null,
  judged_at timestamptz not null default clock_timestamp(),
  -- null: it was not drawn for a review.
  review text check (review in ('waiting', 'right', 'wrong')),
  reviewed_by text,
  reviewed_at timestamptz,
  review_reason text,
  foreign key (currency, rule_version) references payout_rule (currency, version),
  check (approved or review is null),
  check ((coalesce(review, 'waiting') = 'waiting') = (reviewed_by is null)),
  check ((reviewed_by is null) = (reviewed_at is null)),
  check (review <> 'wrong' or review_reason is not null)
);
create index cash_out_judgement_to_review on cash_out_judgement (judged_at, cash_out_id) where review = 'waiting';
create index cash_out_judgement_wrong on cash_out_judgement (member_id) where review = 'wrong';
create trigger cash_out_judgement_changed after insert or update on cash_out_judgement for each row
  when (new.review is not null) execute function desk_changed('payoutReviews');
