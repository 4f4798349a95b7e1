-- A keyed digest of each secret of the house, by which a process with other ones is told from the others.
create table secret_digest (
  name text primary key,
  digest bytea not null check (length(digest) = 32),
  since timestamptz not null default now()
);
