-- What the watchers of the chains have seen. These rows are found by what is on a chain, which has no member, and they
-- stay few beside the books.
-- The newest block that was read whole.
create table chain_cursor (
  chain text primary key,
  height integer not null,
  hash text not null,
  -- The chain's first block: a node with another one is on another chain.
  genesis text not null,
  moved_at timestamptz not null default now()
);

-- The blocks below the cursor, to find out where a reorganisation began.
create table chain_block (
  chain text not null,
  height integer not null,
  hash text not null,
  primary key (chain, height)
);

-- The number that an extended key gives out next; it never goes back.
create table chain_account (
  account text primary key,
  next_number integer not null
);

-- One deposit that is to come in coins; `reference` is the attempt's.
create table chain_order (
  id bigint primary key generated always as identity,
  reference text not null unique,
  provider text not null,
  asked bigint not null check (asked > 0),
  currency text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table chain_address (
  id bigint primary key generated always as identity,
  -- Null: the wallet that payouts are made from.
  order_id bigint references chain_order (id),
  chain text not null,
  coin text not null,
  account text not null,
  number integer not null,
  address text not null,
  -- The output script in hex, or the address in small letters.
  key text not null,
  -- What the payer was asked to send, in the coin's smallest units.
  units numeric(78, 0) not null,
  created_at timestamptz not null default now(),
  balance_checked_at timestamptz,
  unique (chain, key),
  unique (account, number)
);
create index chain_address_by_order on chain_address (order_id);

-- One transfer to an address.
create table chain_sighting (
  id bigint primary key generated always as identity,
  chain text not null,
  address_id bigint not null references chain_address (id),
  coin text not null,
  tx_id text not null,
  -- Output or log; -1 a transaction's own value, -2 a balance that no transaction shows.
  place integer not null,
  units numeric(78, 0) not null check (units > 0),
  state text not null check (state in ('waiting', 'mined', 'loose', 'final', 'broken')),
  height integer,
  block_hash text,
  seen_at timestamptz not null,
  -- The attempt that it is credited to, and what for, in minor units; set once, when it is final.
  reference text unique,
  worth bigint check (worth >= 0),
  settled_at timestamptz,
  -- The transaction by which a payout spent it.
  spent_by text,
  -- Where it came from: an output script in hex, or an address in small letters; null where the node could not tell.
  sender text,
  unique (chain, tx_id, place)
);
create index chain_sighting_by_address on chain_sighting (address_id);
create index chain_sighting_open on chain_sighting (chain, state) where settled_at is null;
create index chain_sighting_by_block on chain_sighting (chain, block_hash) where block_hash is not null;

-- A payout in bitcoin: signed and stored before it is sent, and sent as it was stored however often.
create table chain_payout (
  id text primary key,
  chain text not null,
  tx_id text not null,
  tx_hex text not null,
  destination text not null,
  units bigint not null check (units > 0),
  fee bigint not null check (fee >= 0),
  height integer,
  block_hash text,
  created_at timestamptz not null default now()
);
create index chain_payout_by_tx on chain_payout (chain, tx_id);
