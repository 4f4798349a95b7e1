-- What payment providers take of a payment, by version and day. None is ever changed; the latest of its day applies.
create table payment_fee_rule (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('deposit', 'cashOut')),
  provider text not null,
  -- '': every method of the provider that has no rule of its own.
  method text not null,
  currency text not null,
  -- Minor units of the currency, and thousandths of a percent.
  fixed bigint not null check (fixed >= 0),
  thousandths integer not null check (thousandths between 0 and 100000),
  least bigint not null check (least >= 0),
  most bigint check (most >= least),
  valid_from date not null,
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> '')
);
create index payment_fee_rule_of on payment_fee_rule (kind, provider, currency, valid_from desc, id desc);
create trigger payment_fee_rule_is_immutable before update or delete on payment_fee_rule
  for each row execute function refuse_change();

-- The fee of each settled payment, as it was computed in the transaction that settled it.
create table payment_fee (
  kind text not null check (kind in ('deposit', 'cashOut')),
  payment_id bigint not null,
  provider text not null,
  method text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  rule_id bigint not null references payment_fee_rule (id),
  at timestamptz not null default now(),
  primary key (kind, payment_id)
);
create index payment_fee_by_time on payment_fee (at);
create trigger payment_fee_is_immutable before update or delete on payment_fee
  for each row execute function refuse_change();
