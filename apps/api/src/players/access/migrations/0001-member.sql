create table member (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  email text not null,
  mobile_prefix text not null,
  mobile text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('MALE', 'FEMALE')),
  birthday date not null,
  currency text not null,
  country_code text not null,
  state_code text not null,
  city text not null,
  postal_code text not null,
  address text not null,
  receive_exclusive boolean not null,
  language text not null default 'en',
  type smallint not null default 0 check (type in (0, 10)),
  vip_level smallint not null default 0,
  enabled boolean not null default true,
  credited boolean not null default false,
  email_verified_at timestamptz,
  invitation_code text not null unique,
  invitor_id bigint references member (id),
  agreed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index member_by_username on member (lower(username));
create unique index member_by_email on member (lower(email));
create unique index member_by_mobile on member (mobile_prefix, mobile);
-- Few are suspended, so that the question costs next to nothing; it is asked before each bet.
create index member_suspended on member (id) where not enabled;

-- Only the hash of a token is kept: who reads this table cannot log in with it.
create table member_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id bigint not null references member (id),
  -- The log-in that this token goes back to: a refresh makes a new row of the same log-in, log-out ends them all.
  log_in uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Set by a refresh: until then the former token still serves the calls that are under way.
  replaced_until timestamptz,
  address text not null,
  user_agent text not null
);
create index member_session_by_member on member_session (member_id, expires_at);
create index member_session_by_log_in on member_session (log_in);

-- Keyed by the hash of what was typed, so that an unknown name is counted and locked like a known one.
create table login_failure (
  identity_hash bytea primary key,
  failures integer not null,
  first_at timestamptz not null,
  locked_until timestamptz
);

-- Single-use links that were mailed: only their hash is kept.
create table mailed_link (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  purpose text not null check (purpose in ('activate', 'resetPassword')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_link_by_member on mailed_link (member_id, purpose);
