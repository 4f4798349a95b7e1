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
  created_at timestamptz not null default now(),
  -- The number as every phone of the world is called by one name: '+4915112345678', whether 0151… or 151… was typed.
  -- SQL has no dialling plans: a job fills it (players/access/mobile).
  mobile_e164 text,
  -- null: not read yet. 'shared': another member had the number first, as nobody compared them; both stay, an operator
  -- looks at it. 'undialable': not a number that can be called.
  mobile_standing text check (mobile_standing in ('own', 'shared', 'undialable')),
  -- Who recommended the casino to the member, as the link said it: a friend's invitation code, or a name agreed with
  -- the publisher of the link. Only invitor_id pays.
  recommend_code text check (length(recommend_code) <= 32),
  -- What some places ask for at joining. A person has one number, and one account with it.
  birth_name text,
  birth_place text,
  national_id_kind text,
  national_id text,
  check ((mobile_standing in ('own', 'shared')) = (mobile_e164 is not null)),
  constraint member_national_id_whole check ((national_id_kind is null) = (national_id is null))
);
-- How many joined in an hour.
create index member_by_time on member (created_at);
-- Whose birthday is on a day.
create index member_by_birthday on member ((extract(month from birthday)), (extract(day from birthday)));
create unique index member_by_username on member (lower(username));
create unique index member_by_email on member (lower(email));
create unique index member_by_mobile on member (mobile_prefix, mobile);
create unique index member_by_mobile_e164 on member (mobile_e164) where mobile_standing = 'own';
create index member_with_shared_mobile on member (mobile_e164) where mobile_standing = 'shared';
create index member_with_unread_mobile on member (id) where mobile_standing is null;
-- The back office finds members by the beginnings of their names, in any collation of the database.
create index member_by_last_name on member (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);
create index member_by_first_name on member (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops);
create unique index member_national_id on member (national_id_kind, national_id);

-- A member with another name or birthday is screened again against the sanctions lists.
create function member_renamed() returns trigger language plpgsql as $$
begin
  perform screening_ask(new.id);
  return null;
end
$$;

create trigger member_renamed after update of first_name, last_name, birthday on member for each row
  when ((old.first_name, old.last_name, old.birthday) is distinct from (new.first_name, new.last_name, new.birthday))
  execute function member_renamed();

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
-- The latest log-ins of all members.
create index member_session_by_time on member_session (created_at, id);
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

-- What a ticket's picture or question asks for. One try: checking deletes the row.
create table verification (
  ticket text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index verification_by_end on verification (expires_at);

-- How often one connection failed, joined or asked for a question lately: from some number on, the picture is asked
-- for, and questions are refused.
create table verification_pressure (
  connection text not null,
  kind text not null check (kind in ('failure', 'join', 'question')),
  times integer not null,
  first_at timestamptz not null,
  primary key (connection, kind)
);

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
  -- What the provider then answered, until the log-in is finished.
  proof_hash bytea unique,
  subject text,
  email text,
  email_verified boolean,
  first_name text,
  last_name text
);
create index social_attempt_by_end on social_attempt (expires_at);

-- Log-ins with a wrong password. Unknown names leave a row too, so that both take as long.
create table log_in_refusal (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  at timestamptz not null default clock_timestamp()
);
create index log_in_refusal_by_time on log_in_refusal (at);
create index log_in_refusal_of_member on log_in_refusal (member_id, at) where member_id is not null;
