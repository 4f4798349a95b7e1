-- Refunds that a provider names one by one, each kept under its own id: their sum is what was given back so far.
create table deposit_refund (
  vault smallint not null,
  attempt_id bigint not null,
  refund_id text not null,
  amount bigint not null,
  created_at timestamptz not null default now(),
  primary key (vault, attempt_id, refund_id)
);
-- What was owed before they were kept.
insert into deposit_refund (vault, attempt_id, refund_id, amount)
  select vault, id, 'before they were kept', shortfall from deposit_attempt
  where provider = 'adyen' and shortfall > 0 and state not in ('refunded', 'charged_back');
