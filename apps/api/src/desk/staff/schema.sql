-- The casino's staff. An account is of its own kind, never a member with a flag.
create table staff (
  id bigint generated always as identity (start with 101) primary key,
  -- The name in audit events, so it is never reused and never changes.
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,29}$'),
  display_name text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  -- Where links of invitations and recoveries go. Accounts that were there before have none.
  email text unique check (email = lower(email) and email like '%@%'),
  -- Of the desk as this person last used it, and of who invited them before: what mails to them are written in.
  language text not null default 'en' check (language in ('en', 'fil'))
);
create trigger staff_enabled_changed after update on staff for each row
  when (old.enabled is distinct from new.enabled)
  execute function desk_changed('staff');

-- A role that was withdrawn stays, with who withdrew it.
create table staff_role (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  role text not null,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  revoked_by text,
  revoked_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create unique index staff_role_held on staff_role (staff_id, role) where revoked_at is null;
create trigger staff_role_changed after insert or update on staff_role for each row execute function desk_changed('staff');


-- A role that administrators composed of permissions, as it is now. It is held as `custom:<id>`.
create table staff_custom_role (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  version integer not null default 1 check (version > 0),
  set_by text not null,
  set_at timestamptz not null default now(),
  created_by text not null,
  created_at timestamptz not null default now(),
  removed_by text,
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null))
);
create unique index staff_custom_role_name on staff_custom_role (lower(name)) where removed_at is null;
create trigger staff_custom_role_changed after update on staff_custom_role for each row
  when (old.permissions is distinct from new.permissions)
  execute function desk_changed('staff');

-- What each version of it said, and who wrote it. The last one of a removed role is marked.
create table staff_custom_role_version (
  role_id integer not null references staff_custom_role (id),
  version integer not null check (version > 0),
  name text not null,
  description text not null,
  permissions text[] not null,
  removed boolean not null default false,
  set_by text not null,
  reason text not null,
  set_at timestamptz not null default now(),
  primary key (role_id, version)
);
create trigger staff_custom_role_version_is_immutable before update or delete on staff_custom_role_version
  for each row execute function refuse_change();

-- Only what the triggers need to be created; the bodies are in functions/.
create function staff_role_check() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger staff_role_check after insert on staff_role for each row execute function staff_role_check();
create function staff_custom_role_check() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger staff_custom_role_check after insert or update on staff_custom_role
  for each row execute function staff_custom_role_check();

create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  label text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

-- A password counts with its authenticator app alone, so they are one row. The secret is sealed with a key of the settings.
create table staff_password (
  staff_id bigint primary key references staff (id),
  password_hash text not null,
  encrypted_secret bytea not null,
  -- The 30 s step of the last code that was taken; it and all before it are spent (RFC 6238, 5.2).
  last_step bigint not null,
  set_at timestamptz not null default now()
);

-- An account at the company's own provider of sign-ins, linked the first time that its address was the person's.
create table staff_company_account (
  staff_id bigint primary key references staff (id),
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);

-- One-time links: only the hash of the token in the address is kept. The first administrator's link has no account yet.
create table staff_link (
  token_hash bytea primary key,
  staff_id bigint references staff (id),
  purpose text not null check (purpose in ('first', 'invite', 'recover', 'change')),
  made_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer link took its place, or its holder was disabled.
  ended_at timestamptz,
  -- A password that was typed and waits for the first code of its app.
  password_hash text,
  encrypted_secret bytea,
  check ((staff_id is null) = (purpose = 'first')),
  check ((password_hash is null) = (encrypted_secret is null))
);
create index staff_link_by_staff on staff_link (staff_id) where used_at is null and ended_at is null;

-- What browsers were asked to sign, and have not signed yet. Of a link: for a new passkey.
create table staff_challenge (
  challenge text primary key,
  link_hash bytea references staff_link (token_hash),
  expires_at timestamptz not null
);
create index staff_challenge_by_end on staff_challenge (expires_at);

-- Sessions of the desk's page, and personal tokens of the command line: both are listed and ended alike.
create table staff_session (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  kind text not null check (kind in ('session', 'token')),
  token_hash bytea not null unique,
  label text not null default '',
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
create index staff_session_live on staff_session (staff_id) where ended_at is null;
-- Who may see what has changed: open streams are looked at again. A visit that is noted changes nothing.
create trigger staff_session_ended after update on staff_session for each row
  when (old.ended_at is distinct from new.ended_at)
  execute function desk_changed('staff');

-- Who of the staff is also a player: rows are only added, so that staff cannot remove the link to decide about themselves.
create table staff_member_link (
  member_id bigint primary key,
  staff_id bigint not null references staff (id),
  linked_by text not null,
  reason text not null,
  linked_at timestamptz not null default now()
);
create index staff_member_link_by_staff on staff_member_link (staff_id);
create trigger staff_member_link_is_immutable before update or delete on staff_member_link
  for each row execute function refuse_change();

create table staff_sign_in (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint references staff (id),
  name text not null,
  outcome text not null
    check (outcome in ('signedIn', 'refused', 'locked', 'denied', 'shutOut', 'otherBrowser', 'signedOut')),
  means text,
  call text,
  address text not null,
  user_agent text not null
);
create index staff_sign_in_by_name on staff_sign_in (name, at);
create index staff_sign_in_by_staff on staff_sign_in (staff_id, id);
create index staff_sign_in_by_time on staff_sign_in (at, id);
create trigger staff_sign_in_is_immutable before update or delete on staff_sign_in
  for each row execute function refuse_change();

-- From which network addresses the desk answers; the newest row is in force, none: everywhere.
create table staff_allow_list (
  version integer primary key,
  entries text[] not null,
  set_by text not null,
  reason text not null,
  set_at timestamptz not null default now()
);
create trigger staff_allow_list_is_immutable before update or delete on staff_allow_list
  for each row execute function refuse_change();
