-- A payment at any of the pretended providers besides the card checkout: they differ in their wire, not in this.
create table payment (
  id text primary key,
  provider text not null,
  -- The casino's own id of it: ordered twice, it is one payment.
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'open'
    check (state in ('open', 'pending', 'succeeded', 'failed', 'canceled', 'expired', 'refunded')),
  -- Names the page in its address; who knows it may pay.
  token text not null unique,
  return_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  unique (provider, reference)
);
create index payment_open on payment (expires_at) where state = 'open';

alter table event add column provider text not null default 'stripe';
alter table event alter column provider drop default;
