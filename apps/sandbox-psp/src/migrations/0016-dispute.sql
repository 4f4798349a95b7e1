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
