-- Files in which providers say what they have settled. A file counts only after an operator has looked at it.
create table settlement_file (
  id bigint generated always as identity primary key,
  format text not null,
  -- Whose payments these are, as deposits and cash-outs name it.
  provider text not null,
  name text not null,
  -- SHA-256 of the bytes as they came.
  hash text not null,
  lines integer not null,
  -- Of its lines; null where none has a moment.
  first_at timestamptz,
  last_at timestamptz,
  state text not null default 'preview' check (state in ('preview', 'counted', 'discarded')),
  imported_by text not null,
  imported_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  check ((state = 'preview') = (decided_by is null))
);
-- The same file counts once; one that was discarded can come again.
create unique index settlement_file_once on settlement_file (hash) where state <> 'discarded';

-- Its lines, and behind them what our books have of that time and it has not. Minor units; money that leaves the casino is below zero.
create table settlement_line (
  file_id bigint not null references settlement_file (id),
  line integer not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout', 'fee', 'transfer', 'adjustment')),
  -- By which the provider tells one line from another.
  own_key text not null,
  reference text not null,
  at timestamptz,
  currency text not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  match text not null check (match in ('matched', 'amountDiffers', 'unknown', 'missingInFile', 'duplicate', 'none')),
  -- The deposit, cash-out or dispute that it is of.
  subject text,
  ours bigint,
  primary key (file_id, line),
  check (net = gross - fee)
);
create index settlement_line_by_match on settlement_line (file_id, match, line);
create index settlement_line_by_key on settlement_line (own_key);
