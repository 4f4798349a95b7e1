create table cash_out_method (
  code text primary key,
  name text not null,
  icon text not null,
  enabled boolean not null,
  currencies text[] not null,
  sort_index integer not null
);
insert into cash_out_method values
  ('BANK_CARD', 'Bank account', '/art/methods/bank.svg', true, '{USD,EUR,BRL}', 10),
  ('PAYPAL', 'PayPal', '/art/methods/wallet.svg', true, '{USD,EUR,BRL}', 20);

-- One row a cash-out. Its money is in `held` of the member's book from 0 on, until 40 or one of 1, 10, 50.
create table cash_out (
  vault smallint not null,
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references cash_out_method (code),
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  currency text not null,
  destination jsonb not null,
  proofs jsonb not null,
  status smallint not null default 0 check (status in (0, 1, 10, 20, 29, 30, 40, 50)),
  -- SHA-256 over amount, currency, method, destination and fee; an approval is bound to it.
  content_hash text not null,
  approved_hash text,
  reason text,
  decided_by text,
  decided_at timestamptz,
  -- What the payout provider knows it by, made before it is asked: the same one twice is one payout.
  instruction text not null,
  provider_reference text,
  asks integer not null default 0,
  ask_at timestamptz,
  request_key text,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (vault, id),
  unique (vault, member_id, request_key),
  unique (vault, instruction),
  constraint cash_out_approved check (status in (0, 1, 10) or coalesce(approved_hash = content_hash, false))
);
create index cash_out_by_id on cash_out (id);
create index cash_out_by_member on cash_out (vault, member_id, created_at);
create index cash_out_by_status on cash_out (status, created_at);
create index cash_out_due on cash_out (ask_at) where status in (20, 29, 30);
