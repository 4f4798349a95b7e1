-- Calls that limits count, of all processes together. Unlogged: no commit waits for it, and after a crash of the server
-- counting begins at zero.
create unlogged table call_count (
  key text primary key,
  calls integer not null,
  until timestamptz not null
) with (fillfactor = 50);
create index call_count_until on call_count (until);

-- A keyed digest of each secret, by which a process with other secrets is recognised.
create table secret_digest (
  name text primary key,
  digest bytea not null check (length(digest) = 32),
  since timestamptz not null default now()
);
