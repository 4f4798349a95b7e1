-- Partners who bring players, in the order of their trust: `applied` earns nothing yet.
create table affiliate (
  id integer generated always as identity primary key,
  company text not null check (company <> ''),
  contact text not null check (contact <> ''),
  email text not null check (email = lower(email) and email like '%@%'),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  currency text not null,
  state text not null default 'applied' check (state in ('applied', 'active', 'suspended', 'ended')),
  reason text,
  terms_version text not null check (terms_version <> ''),
  terms_at timestamptz,
  payout_method text,
  payout_destination jsonb,
  -- What the payout instrument is known by again, as that of a player is.
  payout_hash bytea,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  check ((payout_method is null) = (payout_destination is null) and (payout_method is null) = (payout_hash is null))
);
create unique index affiliate_by_email on affiliate (email);
create index affiliate_by_state on affiliate (state, id);

create table affiliate_plan (
  id integer generated always as identity primary key,
  name text not null check (name <> '')
);
create unique index affiliate_plan_by_name on affiliate_plan (lower(name));

-- What is saved is another version, and none is ever changed.
create table affiliate_plan_version (
  plan_id integer not null references affiliate_plan (id),
  version integer not null check (version > 0),
  -- As packages/contract reads it; amounts are exact text in major units.
  definition jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> ''),
  primary key (plan_id, version)
);
create trigger affiliate_plan_version_is_immutable before update or delete on affiliate_plan_version
  for each row execute function refuse_change();

-- Which plan holds from which month on: of one month the latest row.
create table affiliate_deal (
  id integer generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  from_month date not null check (extract(day from from_month) = 1),
  plan_id integer not null,
  plan_version integer not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  foreign key (plan_id, plan_version) references affiliate_plan_version (plan_id, version)
);
create index affiliate_deal_of_affiliate on affiliate_deal (affiliate_id, from_month desc, id desc);
create trigger affiliate_deal_is_immutable before update or delete on affiliate_deal
  for each row execute function refuse_change();

create table affiliate_link (
  id integer generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  code text not null unique check (code ~ '^[\w-]{1,32}$'),
  label text not null check (label <> ''),
  is_active boolean not null default true
);
create index affiliate_link_of_affiliate on affiliate_link (affiliate_id, id);

-- Counts alone: nothing about a visitor is stored. `bots` and `over` (beyond what one connection is counted for) earn nothing.
create table affiliate_click_day (
  link_id integer not null references affiliate_link (id),
  day date not null,
  clicks bigint not null default 0 check (clicks >= 0),
  bots bigint not null default 0 check (bots >= 0),
  over_bound bigint not null default 0 check (over_bound >= 0),
  primary key (link_id, day)
);

-- Who was brought by whom, once and for ever.
create table affiliate_player (
  member_id bigint primary key references member (id),
  affiliate_id integer not null references affiliate (id),
  link_id integer not null references affiliate_link (id),
  -- What the partner knows the player by.
  pseudonym text not null unique check (pseudonym ~ '^[0-9a-f]{16}$'),
  -- The partner's own id of the click.
  sub text check (sub ~ '^[\w.~-]{1,64}$'),
  joined_at timestamptz not null,
  unpaid text check (unpaid in ('self', 'duplicate')),
  unpaid_at timestamptz,
  check ((unpaid is null) = (unpaid_at is null))
);
create index affiliate_player_of_affiliate on affiliate_player (affiliate_id, member_id desc);
create index affiliate_player_of_link on affiliate_player (link_id);

-- Only what the trigger needs to be created; the body is in functions/.
create function affiliate_player_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger affiliate_player_check before update or delete on affiliate_player
  for each row execute function affiliate_player_check();

-- Keyed hashes of the browsers and connections that a partner signed in with, by which self-referral is noticed.
create table affiliate_origin (
  affiliate_id integer not null references affiliate (id),
  kind text not null check (kind in ('device', 'address')),
  hash bytea not null,
  noted_at timestamptz not null default now(),
  primary key (affiliate_id, kind, hash)
);

create table affiliate_first_deposit (
  member_id bigint primary key references affiliate_player (member_id),
  at timestamptz not null,
  currency text not null,
  amount bigint not null check (amount > 0)
);
create trigger affiliate_first_deposit_is_immutable before update or delete on affiliate_first_deposit
  for each row execute function refuse_change();

-- How far first deposits were noted, and the last day that was summed up. One row.
create table affiliate_watermark (
  only_row boolean primary key default true check (only_row),
  deposits_until timestamptz not null,
  day date
);
insert into affiliate_watermark (deposits_until) values ('-infinity');

-- A finished day, with the digest of its rows below.
create table affiliate_day (
  day date primary key,
  players bigint not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  summed_at timestamptz not null default clock_timestamp()
);
create trigger affiliate_day_is_immutable before update or delete on affiliate_day
  for each row execute function refuse_change();

-- What each attributed player did on a finished day of UTC, in minor units of the player's currency, and why it does not count.
create table affiliate_activity (
  day date not null references affiliate_day (day),
  member_id bigint not null references affiliate_player (member_id),
  currency text not null,
  deposits bigint not null,
  chargebacks bigint not null check (chargebacks >= 0),
  stakes bigint not null,
  ngr bigint not null,
  held_back text check (held_back in ('paused', 'signs', 'place')),
  primary key (day, member_id)
);
create index affiliate_activity_of_member on affiliate_activity (member_id, day);
create trigger affiliate_activity_is_immutable before update or delete on affiliate_activity
  for each row execute function refuse_change();

-- Units of a currency for one US dollar on a day, as a statement converted by.
create table affiliate_rate (
  day date not null,
  currency text not null,
  per_usd text not null,
  primary key (day, currency)
);
create trigger affiliate_rate_is_immutable before update or delete on affiliate_rate
  for each row execute function refuse_change();

-- Players who met the conditions of a CPA, at the end of which day, and what that earns in the currency of the partner.
create table affiliate_qualified (
  member_id bigint primary key references affiliate_player (member_id),
  affiliate_id integer not null references affiliate (id),
  day date not null,
  plan_id integer not null,
  plan_version integer not null,
  amount bigint not null check (amount >= 0),
  foreign key (plan_id, plan_version) references affiliate_plan_version (plan_id, version)
);
create index affiliate_qualified_of_affiliate on affiliate_qualified (affiliate_id, day);
create trigger affiliate_qualified_is_immutable before update or delete on affiliate_qualified
  for each row execute function refuse_change();

-- Whose deposits were taken back afterwards.
create table affiliate_qualified_back (
  member_id bigint primary key references affiliate_qualified (member_id),
  day date not null
);
create trigger affiliate_qualified_back_is_immutable before update or delete on affiliate_qualified_back
  for each row execute function refuse_change();

create table affiliate_adjustment (
  id bigint generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  -- Goes into the statement of this month.
  month date not null check (extract(day from month) = 1),
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  request_key text not null unique,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp()
);
create index affiliate_adjustment_of_affiliate on affiliate_adjustment (affiliate_id, month);
create trigger affiliate_adjustment_is_immutable before update or delete on affiliate_adjustment
  for each row execute function refuse_change();

-- A month of a partner. Its figures are never changed; corrections are adjustments of a later month.
create table affiliate_statement (
  id integer generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  month date not null check (extract(day from month) = 1),
  currency text not null,
  plan_id integer not null,
  plan_version integer not null,
  -- As packages/contract reads it.
  lines jsonb not null,
  -- Minor units, as the lines say.
  payable bigint not null check (payable >= 0),
  carried_out bigint not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null default clock_timestamp(),
  due_day date not null,
  state text not null check (state in ('closed', 'carried', 'held', 'approved', 'paying', 'paid', 'failed')),
  state_since timestamptz not null default clock_timestamp(),
  decided_by text,
  reason text,
  -- The instruction of the payout: the same is paid once, by any number of processes.
  instruction text unique,
  provider text,
  reference text,
  -- Taken when it is claimed, so that terms that change meanwhile lead no payout elsewhere.
  payout_method text,
  payout_destination jsonb,
  ask_at timestamptz,
  asks integer not null default 0,
  unique (affiliate_id, month),
  foreign key (plan_id, plan_version) references affiliate_plan_version (plan_id, version),
  check ((state = 'carried') = (payable = 0))
);
create index affiliate_statement_in_order on affiliate_statement (state, id desc);
create index affiliate_statement_to_pay on affiliate_statement (ask_at) where state in ('approved', 'paying');
create function affiliate_statement_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger affiliate_statement_check before insert or update or delete on affiliate_statement
  for each row execute function affiliate_statement_check();

create trigger affiliate_statement_changed after insert or update on affiliate_statement for each row
  execute function desk_changed('affiliateStatements');

-- The book of a partner: what statements earned is owed, being paid, or paid, and nothing else. One row a partner.
create table affiliate_book (
  affiliate_id integer primary key references affiliate (id),
  currency text not null,
  earned bigint not null default 0 check (earned >= 0),
  owed bigint not null default 0 check (owed >= 0),
  paying bigint not null default 0 check (paying >= 0),
  paid bigint not null default 0 check (paid >= 0),
  constraint affiliate_book_balances check (earned = owed + paying + paid)
);

create table affiliate_posting (
  id bigint generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  kind text not null check (kind in ('EARNED', 'PAYING', 'PAID', 'BACK')),
  -- A statement, and how often it was tried: of one name there is one.
  name text not null,
  amount bigint not null check (amount > 0),
  owed_after bigint not null,
  paying_after bigint not null,
  paid_after bigint not null,
  posted_at timestamptz not null default clock_timestamp(),
  unique (affiliate_id, kind, name)
);
create trigger affiliate_posting_is_immutable before update or delete on affiliate_posting
  for each row execute function refuse_change();
create trigger affiliate_posting_is_never_truncated before truncate on affiliate_posting
  for each statement execute function refuse_change();

-- Where a partner is sent events, and the events. At least once; what is not delivered after all tries is dead.
create table affiliate_postback_address (
  affiliate_id integer primary key references affiliate (id),
  url text not null check (length(url) between 8 and 500),
  kinds text[] not null check (cardinality(kinds) > 0),
  -- Sealed.
  secret bytea not null,
  set_at timestamptz not null default clock_timestamp()
);
create table affiliate_postback (
  id bigint generated always as identity primary key,
  affiliate_id integer not null references affiliate (id),
  member_id bigint not null references affiliate_player (member_id),
  kind text not null check (kind in ('registration', 'firstDeposit', 'qualified')),
  -- Exactly what is sent, and signed, however often.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  tries integer not null default 0,
  last_status integer,
  last_problem text,
  unique (member_id, kind)
);
create index affiliate_postback_due on affiliate_postback (due_at, id) where state = 'waiting';
create index affiliate_postback_of_affiliate on affiliate_postback (affiliate_id, id desc);
create index affiliate_postback_by_state on affiliate_postback (affiliate_id, state);

-- Who signs in at the partner portal: one account a partner, of its own kind, never a member's or of the staff.
create table affiliate_user (
  affiliate_id integer primary key references affiliate (id),
  password_hash text,
  -- Sealed, with the password or not at all.
  encrypted_secret bytea,
  -- The 30 s step of the last code that was taken; it and all before it are spent (RFC 6238, 5.2).
  last_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamptz,
  check ((password_hash is null) = (encrypted_secret is null))
);
-- One-time links by mail: only the hash of the token is kept, and the latest alone counts.
create table affiliate_invite (
  token_hash bytea primary key,
  affiliate_id integer not null unique references affiliate (id),
  expires_at timestamptz not null,
  -- A password that was typed and waits for the first code of its app.
  password_hash text,
  encrypted_secret bytea,
  check ((password_hash is null) = (encrypted_secret is null))
);
create table affiliate_session (
  token_hash bytea primary key,
  affiliate_id integer not null references affiliate (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index affiliate_session_of_affiliate on affiliate_session (affiliate_id);
