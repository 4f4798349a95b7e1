-- Who logs in through whom. The subject is the provider's own name for a person; an email address proves nothing.
create table social_identity (
  provider text not null check (provider in ('facebook', 'google')),
  subject text not null,
  member_id bigint not null references member (id),
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create unique index social_identity_by_member on social_identity (member_id, provider);

-- One way to a provider and back. Only hashes of what the browser holds are kept.
create table social_attempt (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  code_verifier text not null,
  nonce text not null,
  expires_at timestamptz not null,
  -- Set when the provider sent the browser back: a state is good for one return.
  returned_at timestamptz,
  -- What the provider then told, until the log-in is finished.
  proof_hash bytea unique,
  subject text,
  email text,
  email_verified boolean,
  first_name text,
  last_name text
);
create index social_attempt_by_end on social_attempt (expires_at);
