-- Only the hash of a key is kept.
create table operator (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,29}$'),
  key_hash bytea not null unique,
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);
