create table deposit_method (
  code text primary key,
  name text not null,
  icon text not null,
  provider text not null,
  enabled boolean not null,
  -- 0 everybody, 10 those who have deposited before, 20 those who have not.
  visibility smallint not null check (visibility in (0, 10, 20)),
  currencies text[] not null,
  sort_index integer not null
);
insert into deposit_method values
  ('STRIPE', 'Card', '/art/methods/card.svg', 'stripe', true, 0, '{USD,EUR,BRL}', 10);

-- One row an attempt to pay in. `reference` is what the provider knows it by, and its idempotency key.
create table deposit_attempt (
  vault smallint not null,
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references deposit_method (code),
  provider text not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'created' check (state in (
    'created', 'pending', 'action_required', 'processing', 'unknown', 'succeeded', 'failed', 'expired', 'canceled',
    'review', 'part_refunded', 'refunded', 'disputed', 'charged_back')),
  -- Why an operator has to look at it.
  review_reason text,
  -- What was given back by the provider but could not be taken from the book, in minor units.
  shortfall bigint not null default 0 check (shortfall >= 0),
  order_id text,
  payment_id text,
  request_key text,
  request_hash bytea not null,
  asks integer not null default 0,
  asked_at timestamptz,
  -- When the janitor asks the provider next; null when there is nothing to ask.
  ask_at timestamptz default now() + interval '1 minute',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (vault, id),
  unique (vault, reference),
  unique (vault, member_id, request_key)
);
create index deposit_attempt_by_member on deposit_attempt (vault, member_id, id);
create index deposit_attempt_by_order on deposit_attempt (provider, order_id);
create index deposit_attempt_by_payment on deposit_attempt (provider, payment_id);
create index deposit_attempt_due on deposit_attempt (ask_at) where ask_at is not null;
