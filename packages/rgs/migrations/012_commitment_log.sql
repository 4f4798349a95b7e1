-- The public log of commitments: every hash of a server seed and every end of a chain, before the first round under it. What waits here
-- was written in the transaction that made the seed or the chain; one process at a time gives it its place.
create table commitment_waiting (
  id bigint generated always as identity primary key,
  text text not null
);

-- The place of each entry for good, counted from 0 without gaps. The text is what is hashed.
create table commitment_entry (
  position bigint primary key check (position >= 0),
  text text not null,
  leaf bytea not null check (length(leaf) = 32),
  commitment text not null unique
);

-- The hashes of full subtrees of 256^level entries.
create table commitment_tile (
  level smallint check (level > 0),
  index bigint check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);

-- The signed heads: the log as it was at a moment.
create table commitment_head (
  size bigint primary key check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  signed_at timestamptz not null
);

-- To whom heads go, and when they were there.
create table commitment_delivery (
  size bigint references commitment_head,
  target text,
  made_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  problem text,
  -- What a time-stamping service answered, as DER; of no other target.
  token bytea,
  primary key (size, target)
);
create index commitment_delivery_due on commitment_delivery (next_try_at, size) where sent_at is null;
create index commitment_delivery_by_target on commitment_delivery (target, made_at);

-- The public keys that have signed heads or receipts. One that is not used any more stays, with the time when another took its place.
create table fair_key (
  key_id text primary key,
  purpose text not null check (purpose in ('receipts', 'log')),
  public_key text not null,
  from_at timestamptz not null,
  until_at timestamptz
);

create function log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of commitments is never changed';
end $$;
create trigger commitment_entry_stays before update or delete on commitment_entry for each row execute function log_stays();
create trigger commitment_entry_is_never_truncated before truncate on commitment_entry
  for each statement execute function log_stays();
create trigger commitment_tile_stays before update or delete on commitment_tile for each row execute function log_stays();
create trigger commitment_tile_is_never_truncated before truncate on commitment_tile
  for each statement execute function log_stays();
create trigger commitment_head_stays before update or delete on commitment_head for each row execute function log_stays();
create trigger commitment_head_is_never_truncated before truncate on commitment_head
  for each statement execute function log_stays();

-- Which of the player's seeds it is, from 0, once it and the one after it were written for the log. Empty in rows of the release before,
-- and until then no round is started under it.
alter table seed add column number integer check (number >= 0);
create index seed_not_in_log on seed (player_id) where number is null and revealed_at is null;
