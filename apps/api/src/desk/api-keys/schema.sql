-- Keys by which other systems of the operator make the desk's calls. Rows stay: audit events are signed with their names.
create table api_key (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  purpose text not null check (length(purpose) between 1 and 200),
  -- Of the staff. What the key may do is never more than what this person may do at the moment of the call.
  maker_id bigint not null,
  maker text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and ranges; empty: any.
  networks text[] not null,
  rate_per_minute integer not null check (rate_per_minute > 0),
  state text not null check (state in ('ready', 'active', 'revoked', 'expired')),
  -- SHA-256 of the key, which is nowhere.
  digest bytea unique check (length(digest) = 32),
  beginning text check (length(beginning) <= 8),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- While it waits for its maker to fetch the secret.
  fetch_until timestamptz,
  warned_at timestamptz,
  last_used_at timestamptz,
  last_used_address text,
  ended_at timestamptz,
  ended_by text,
  end_reason text,
  check (expires_at > made_at and expires_at <= made_at + interval '366 days'),
  check ((digest is null) = (beginning is null)),
  check (state <> 'active' or digest is not null),
  check (state <> 'ready' or digest is null and fetch_until is not null),
  check ((state in ('revoked', 'expired')) = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create index api_key_by_maker on api_key (maker_id) where state in ('ready', 'active');
create index api_key_by_end on api_key (expires_at) where state in ('ready', 'active');
