-- The place that each audit event has for good, counted from 0 without gaps. The chain covers every entry before.
create table audit_log_entry (
  position bigint primary key check (position >= 0),
  audit_event_id bigint not null unique,
  leaf bytea not null check (length(leaf) = 32),
  chain bytea not null check (length(chain) = 32)
);
create trigger audit_log_entry_is_immutable before update or delete on audit_log_entry
  for each row execute function refuse_change();
create trigger audit_log_entry_is_never_truncated before truncate on audit_log_entry
  for each statement execute function refuse_change();

-- The hashes of full subtrees of 256^level entries. What lies between is made of at most 255 of these, or of leaves.
create table audit_log_tile (
  level smallint check (level > 0),
  index bigint check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);
create trigger audit_log_tile_is_immutable before update or delete on audit_log_tile
  for each row execute function refuse_change();
create trigger audit_log_tile_is_never_truncated before truncate on audit_log_tile
  for each statement execute function refuse_change();

-- The public keys that have signed, as others write them down.
create table audit_log_key (
  public_key text primary key,
  first_used_at timestamptz not null
);
create trigger audit_log_key_is_immutable before update or delete on audit_log_key
  for each row execute function refuse_change();
create trigger audit_log_key_is_never_truncated before truncate on audit_log_key
  for each statement execute function refuse_change();

-- The signed heads: the record as it was at a moment.
create table audit_log_head (
  size bigint primary key check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  public_key text not null references audit_log_key,
  sealed_at timestamptz not null
);
create trigger audit_log_head_is_immutable before update or delete on audit_log_head
  for each row execute function refuse_change();
create trigger audit_log_head_is_never_truncated before truncate on audit_log_head
  for each statement execute function refuse_change();

-- To whom each head goes, and when it was there.
create table audit_log_delivery (
  size bigint references audit_log_head,
  target text,
  made_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- Why the last try failed.
  problem text,
  primary key (size, target)
);
create index audit_log_delivery_due on audit_log_delivery (next_try_at, size) where sent_at is null and given_up_at is null;
create index audit_log_delivery_by_target on audit_log_delivery (target, made_at);
