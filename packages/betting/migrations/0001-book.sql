-- The member's book. Every money table begins its keys with `vault` (member_id mod 64), so that the schema spreads
-- over several machines as it is.

-- The law of the postings, literally: which account is debited (where the money comes from) and which is credited.
-- The member's own accounts are cash, bonus and held; `available` is cash first, then bonus.
-- The bonus rules of a later release change where a win is credited: here, and in ledger_post where bonus_part is worked out.
create table posting_rule (
  type text primary key,
  debit text not null,
  credit text not null,
  -- The type of posting that this one must name in `reference`; null: it stands alone or names freely.
  answers text,
  -- Whether a REVERSAL may take it back.
  reversible boolean not null,
  cash_sign smallint not null generated always as (
    (credit in ('cash', 'available'))::int - (debit in ('cash', 'available'))::int) stored,
  bonus_sign smallint not null generated always as (
    (credit in ('bonus', 'available'))::int - (debit in ('bonus', 'available'))::int) stored,
  held_sign smallint not null generated always as ((credit = 'held')::int - (debit = 'held')::int) stored
);

insert into posting_rule (type, debit, credit, answers, reversible) values
  ('DEPOSIT',           'deposited',   'cash',        null,       true),
  ('GAME_BET',          'available',   'staked',      null,       false),
  ('GAME_WIN',          'won',         'cash',        null,       true),
  ('GAME_ROLLBACK',     'rolled_back', 'available',   'GAME_BET', false),
  ('WITHDRAW',          'cash',        'held',        null,       false),
  ('WITHDRAW_ROLLBACK', 'held',        'cash',        'WITHDRAW', false),
  ('WITHDRAW_PAID',     'held',        'paid_out',    'WITHDRAW', false),
  ('PROMOTION',         'granted',     'bonus',       null,       true),
  ('REDEEM',            'granted',     'cash',        null,       true),
  ('INVITE_AWARD',      'granted',     'cash',        null,       true),
  ('GIFT',              'granted',     'cash',        null,       true),
  ('BENEFITS',          'granted',     'cash',        null,       true),
  ('FORFEIT',           'bonus',       'forfeited',   null,       true),
  ('FEE',               'cash',        'fees',        null,       true),
  ('REVERSAL',          'reversed',    'reversed',    null,       false),
  ('TOMBSTONE',         'none',        'none',        null,       false);

-- One row a member: balances beside the running totals of their counterparts, all in minor units of `currency`.
create table book (
  vault smallint not null,
  member_id bigint not null,
  cash bigint not null default 0,
  bonus bigint not null default 0,
  held bigint not null default 0,
  deposited bigint not null default 0,
  won bigint not null default 0,
  rolled_back bigint not null default 0,
  granted bigint not null default 0,
  staked bigint not null default 0,
  paid_out bigint not null default 0,
  forfeited bigint not null default 0,
  fees bigint not null default 0,
  -- Net of what corrections took back (above 0) and gave back (below 0).
  reversed bigint not null default 0,
  seq bigint not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  currency text not null,
  head_hash bytea not null,
  primary key (vault, member_id),
  constraint book_vault check (member_id >= 0 and vault = member_id % 64),
  constraint book_not_negative check (cash >= 0 and bonus >= 0 and held >= 0),
  constraint book_zero_sum check (
    cash + bonus + held = deposited + won + rolled_back + granted - staked - paid_out - forfeited - fees - reversed)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- One immutable row a movement, chained by hash within its book. No foreign key to book: it would cost a lock and a
-- lookup for every posting, the only writer has the book locked anyway, and verification looks for strays.
create table posting (
  vault smallint not null,
  member_id bigint not null,
  seq bigint not null,
  amount bigint not null,
  -- The part of `amount` that moved on the bonus account; the rest moved on cash or held.
  bonus_part bigint not null,
  cash_before bigint not null,
  bonus_before bigint not null,
  held_before bigint not null,
  cash_after bigint not null,
  bonus_after bigint not null,
  held_after bigint not null,
  created_at timestamptz not null,
  type text not null,
  debit text not null,
  credit text not null,
  source text not null,
  external_id text not null,
  reference text,
  note text,
  prev_hash bytea not null,
  hash bytea not null,
  constraint posting_amount check (amount >= 0 and amount <= 9000000000000000 and bonus_part between 0 and amount),
  constraint posting_seq check (seq > 0),
  constraint posting_text check (
    octet_length(source) between 1 and 64 and octet_length(external_id) between 1 and 128
    and (reference is null or octet_length(reference) between 1 and 128) and (note is null or octet_length(note) <= 200))
) with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.1);

-- On thin statistics several indexes look equally good to the planner, and the eldest wins: so they are made from the
-- narrowest to the widest.

-- Ids that a tombstone uses up on behalf of the rollback that left it.
create index posting_tombstone on posting (vault, member_id, source, reference) where type = 'TOMBSTONE';

-- Who answered whom: wins and rollbacks by their bet, pay-outs by their cash-out, reversals by what they reverse.
-- With the type in it, look-ups need the index alone, which sets it apart from the primary key.
create index posting_answer on posting (vault, member_id, source, reference) include (type) where reference is not null;

alter table posting add primary key (vault, member_id, source, external_id);

-- Partial, with a condition that always holds: ledger_post never says `seq > 0`, so the planner cannot take this index and
-- walk through a whole book. Readers of a book say it.
create unique index posting_chain on posting (vault, member_id, seq) where seq > 0;

create function posting_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed or removed: correct them by a reversal' using errcode = 'restrict_violation';
end
$$;

create trigger posting_is_immutable before update or delete on posting
  for each row execute function posting_is_immutable();
create trigger posting_is_never_truncated before truncate on posting
  for each statement execute function posting_is_immutable();
