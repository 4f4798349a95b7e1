-- The secret is sealed with a key of the settings: who reads this table makes no codes with it.
create table totp_factor (
  member_id bigint primary key references member (id),
  encrypted_secret bytea not null,
  begun_at timestamptz not null default now(),
  -- Off until a code of it was confirmed.
  confirmed_at timestamptz,
  -- The 30 s step of the last code that was taken; it and all before it are spent (RFC 6238, 5.2).
  last_step bigint
);

create table passkey (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_member on passkey (member_id, id);

create table recovery_code (
  member_id bigint not null references member (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- What was asked and is not answered yet. Only the hash of what the asked one holds is kept.
create table factor_challenge (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  purpose text not null check (purpose in ('login', 'addPasskey')),
  webauthn_challenge text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index factor_challenge_by_member on factor_challenge (member_id, created_at);

-- By member and not by challenge: with the password one can ask for any number of challenges.
create table factor_failure (
  member_id bigint primary key references member (id),
  failures integer not null,
  first_at timestamptz not null,
  locked_until timestamptz
);
