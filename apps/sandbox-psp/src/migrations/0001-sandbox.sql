create table checkout_session (
  id text primary key,
  client_secret text not null unique,
  intent_id text not null unique,
  reference text,
  amount bigint not null check (amount > 0),
  currency text not null,
  metadata jsonb not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  payment_status text not null default 'unpaid' check (payment_status in ('paid', 'unpaid')),
  intent_status text not null default 'requires_payment_method',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index checkout_session_open on checkout_session (expires_at) where status = 'open';

create table idempotency (
  key text primary key,
  request_hash text not null,
  session_id text not null references checkout_session (id),
  created_at timestamptz not null default now()
);

-- One row an event; it is sent until the casino answers 2xx or the tries run out.
create table event (
  id text primary key,
  type text not null,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz default now(),
  delivered_at timestamptz,
  last_status integer
);
create index event_due on event (next_at) where next_at is not null;

create table payout (
  id text primary key,
  provider_id text not null unique,
  method text not null,
  amount numeric not null check (amount > 0),
  currency text not null,
  destination jsonb not null,
  outcome text not null check (outcome in ('settle', 'fail')),
  submissions integer not null default 1,
  created_at timestamptz not null default now(),
  due_at timestamptz not null
);

-- What a test asked this provider to do out of the ordinary.
create table control (
  name text primary key,
  value text not null
);
