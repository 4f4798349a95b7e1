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
  expires_at timestamptz not null default now() + interval '24 hours',
  -- What was given back of a paid session, in minor units.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  payer text
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
  last_status integer,
  provider text not null
);
create index event_due on event (next_at) where next_at is not null;

create table payout (
  id text primary key,
  provider_id text not null unique,
  method text not null,
  amount numeric not null check (amount > 0),
  currency text not null,
  destination jsonb not null,
  outcome text not null check (outcome in ('settle', 'fail', 'return')),
  submissions integer not null default 1,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Which of the simulated interfaces it came by; what this provider says of the amount when a test makes it wrong; and an
  -- account that sends the money back.
  via text not null,
  stated_amount numeric not null,
  stated_currency text not null
);
create index payout_by_time on payout (created_at);

-- What a test asked this provider to do out of the ordinary.
create table control (
  name text primary key,
  value text not null
);

-- A payment at any of the simulated providers besides the card checkout: they differ in their wire, not in this.
create table payment (
  id text primary key,
  provider text not null,
  -- The casino's own id of it: ordered twice, it is one payment.
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'open'
    check (state in ('open', 'approved', 'pending', 'succeeded', 'failed', 'canceled', 'expired', 'refunded')),
  -- Names the page in its address; who knows it may pay.
  token text not null unique,
  return_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  -- The account or card that a payment is made with; null is the payer's own, which is one for all orders of one customer.
  payer text,
  -- The card holder's name, where the order has it.
  holder text,
  -- Why it failed: by the bank, or by a fault of the provider.
  why text check (why in ('issuer', 'technical')),
  unique (provider, reference)
);
create index payment_open on payment (expires_at) where state = 'open';

-- A card that was handed in, as what it does: the number itself is read once and kept nowhere.
create table stored_card (
  token text primary key,
  payer_reference text not null,
  brand text not null,
  last_four text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  holder text not null,
  behaviour text not null check (behaviour in ('approve', 'challenge', 'refuse')),
  refusal text,
  created_at timestamptz not null default now(),
  -- The same for every token of one card; no number can be read out of it.
  alias text not null
);

-- Disputes of card payments, what was handed in against them, and the files of that: their hash and size are enough here.
create table dispute (
  id text primary key,
  session_id text not null references checkout_session (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'needs_response',
  evidence jsonb not null default '{}',
  metadata jsonb not null default '{}',
  submissions integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table evidence_file (
  id text primary key,
  idempotency_key text unique,
  sha256 text not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);

-- A person whose identity is checked at the simulated Sumsub.
create table applicant (
  id text primary key,
  -- The casino's own reference: begun twice, it is one applicant.
  external_user_id text not null unique,
  profile jsonb not null,
  -- Names the page in its address; who knows it may hand in documents.
  token text not null unique,
  return_url text,
  -- What the documents came to: a word of `verdicts`; null while nothing was handed in.
  verdict text,
  created_at timestamptz not null default now()
);

-- The aggregator: its key, which outlives a restart, since the casino knows the public half.
create table hub88_key (
  is_only boolean primary key default true check (is_only),
  private_pem text not null
);

-- A game that was opened: for money with the token of the casino, for fun with a balance of its own.
create table hub88_session (
  id text primary key,
  game_code text not null,
  currency text not null,
  user_id text,
  token text,
  fun_balance bigint not null default 100000000,
  opened_at timestamptz not null default now(),
  check ((user_id is null) = (token is null))
);

-- What was asked of the casino's wallet, as the aggregator reports it. Amounts have five decimals.
create table hub88_transaction (
  transaction_uuid uuid primary key,
  kind text not null check (kind in ('TK_BET', 'TK_WIN', 'TK_ROLLBACK')),
  transaction_status text not null,
  user_id text not null,
  game_code text not null,
  round text not null,
  reference_transaction_uuid uuid,
  amount bigint not null,
  currency text not null,
  inserted_at timestamptz not null default now()
);
create index hub88_transaction_by_time on hub88_transaction (inserted_at);
