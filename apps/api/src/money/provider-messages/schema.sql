-- What was exchanged with providers about payments, masked before it comes here: a request of ours with its answer, or an
-- event of theirs with ours, is one row.
create table provider_message (
  id bigint generated always as identity primary key,
  -- The writer's own id of the row, which is stored before the answer is.
  key text not null unique,
  -- Null for an event that names no payment of ours.
  payment_kind text check (payment_kind in ('deposit', 'cashOut')),
  payment_id bigint,
  check ((payment_kind is null) = (payment_id is null)),
  provider text not null,
  direction text not null check (direction in ('ours', 'theirs')),
  at timestamptz not null,
  -- The same request with the same answer is counted, not kept again.
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null,
  method text not null,
  -- Of the provider; null for what came to us.
  host text,
  path text not null,
  asked text not null check (length(asked) <= 4096),
  asked_bytes integer not null,
  -- Null as long as no answer is known.
  status smallint,
  took_ms integer,
  -- The name of the error where no answer came.
  failure text,
  answered text check (length(answered) <= 4096),
  answered_bytes integer,
  -- Why an event counted for nothing.
  refused text check (refused in ('badSignature', 'stale', 'unreadable', 'unknownPayment')),
  -- A digest of all the words; two rows of a payment that have the same said the same.
  same text,
  -- How many later messages of the payment were removed behind this one, to keep the first and the last of them.
  left_out integer not null default 0
);
create index provider_message_by_payment on provider_message (payment_kind, payment_id, id) where payment_id is not null;
create index provider_message_refused on provider_message (id) where refused is not null;
create index provider_message_old on provider_message (at);
