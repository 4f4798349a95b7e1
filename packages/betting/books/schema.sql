-- Books and their postings. Every table of money is keyed by member_id.

-- The rules of the postings: which account is debited (where the money comes from) and which is credited.
-- The member's own accounts are cash, bonus and held; `available` is cash first, then bonus.
create table posting_rule (
  type text primary key,
  debit text not null,
  credit text not null,
  -- The type of posting that this one must name in `reference`; null: none, or any.
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
-- A bonus that ends unmet ends with what was won with it, and wins lie in cash.
insert into posting_rule (type, debit, credit, answers, reversible) values
  ('FORFEIT_WON', 'cash', 'forfeited', null, true);
-- Free rounds: the casino's promotion account pays the stake and receives the win, so that no balance of the member changes. What
-- the rounds won together is paid once, in cash by FREE_ROUNDS_WON, or as a bonus by PROMOTION.
insert into posting_rule (type, debit, credit, answers, reversible) values
  ('FREE_BET',        'promotion',   'free_staked', null,       false),
  ('FREE_WIN',        'free_won',    'promotion',   null,       false),
  ('FREE_ROLLBACK',   'free_staked', 'promotion',   'FREE_BET', false),
  ('FREE_ROUNDS_WON', 'granted',     'cash',        null,       true);
-- A prize that the supplier of a game pays without a stake of the player, such as that of its tournament.
insert into posting_rule (type, debit, credit, answers, reversible) values
  ('SUPPLIER_PRIZE', 'granted', 'cash', null, true);

-- The member's book, one row for each member: balances beside the running totals of their counterparts, all in minor units of `currency`.
create table book (
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
  primary key (member_id),
  constraint book_member check (member_id >= 0),
  constraint book_not_negative check (cash >= 0 and bonus >= 0 and held >= 0),
  constraint book_zero_sum check (
    cash + bonus + held = deposited + won + rolled_back + granted - staked - paid_out - forfeited - fees - reversed)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- One immutable row for each movement, chained by hash within its book. No foreign key to book: it would cost a lock and a
-- lookup for every posting, the only writer has the book locked anyway, and verification looks for strays.
create table posting (
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
  -- The game and the round of what vendors post. The hash covers them as the text 'game round' (ledger_post).
  game_code text,
  round_id text,
  constraint posting_amount check (amount >= 0 and amount <= 9000000000000000 and bonus_part between 0 and amount),
  constraint posting_seq check (seq > 0),
  constraint posting_text check (
    octet_length(source) between 1 and 64 and octet_length(external_id) between 1 and 128
    and (reference is null or octet_length(reference) between 1 and 128) and (note is null or octet_length(note) <= 200)),
  primary key (member_id, source, external_id),
  constraint posting_round check (
    (game_code is null) = (round_id is null) and (round_id is null or note is null)
    and (note is null or type not in ('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK', 'TOMBSTONE', 'FREE_BET', 'FREE_WIN', 'FREE_ROLLBACK'))
    and octet_length(game_code) between 1 and 256 and octet_length(round_id) between 1 and 128 and strpos(round_id, ' ') = 0)
) with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.1);
-- On thin statistics several indexes look equally good to the planner, and the eldest wins: so they are made from the
-- narrowest to the widest.
-- Ids that a tombstone uses up on behalf of the rollback that left it.
create index posting_tombstone on posting (member_id, source, reference) where type = 'TOMBSTONE';
-- Who answered whom: wins and rollbacks by their bet, pay-outs by their cash-out, reversals by what they reverse.
-- With the type in it, look-ups need the index alone, which sets it apart from the primary key.
create index posting_answer on posting (member_id, source, reference) include (type) where reference is not null;
-- Partial, with a condition that always holds: ledger_post never says `seq > 0`, so the planner cannot take this index and
-- walk through a whole book. Readers of a book say it.
create unique index posting_chain on posting (member_id, seq) where seq > 0;
-- Where the postings of a span of time lie. They are only added, so that a block range index says it in a few kilobytes
-- and costs a bet next to nothing (docs/decisions/114-daily-sums-behind-a-watermark.md). Not summarised by itself: ledger_settled_until's
-- caller has it done (ledger_summarise).
create index posting_made on posting using brin (created_at) with (pages_per_range = 32);
-- Deposits and withdrawals in a period, of all members and of one. Bets and wins are not in these indexes.
create index posting_money_by_time on posting (created_at) where type in ('DEPOSIT', 'WITHDRAW', 'PROMOTION');
create index posting_money_of_member on posting (member_id, created_at)
  where type in ('DEPOSIT', 'WITHDRAW', 'PROMOTION');

create function posting_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed or removed: correct them by a reversal' using errcode = 'restrict_violation';
end
$$;

create trigger posting_is_immutable before update or delete on posting
  for each row execute function posting_is_immutable();
create trigger posting_is_never_truncated before truncate on posting
  for each statement execute function posting_is_immutable();

-- `reason` null: posted, or a repeat (`replayed`) of the posting shown. Otherwise nothing changed, and the balances
-- `*_after` are the book's own as it stands; all null when there is no such book.
create type ledger_outcome as (
  position int,
  reason text,
  replayed boolean,
  seq bigint,
  type text,
  debit text,
  credit text,
  amount bigint,
  bonus_part bigint,
  cash_before bigint,
  bonus_before bigint,
  held_before bigint,
  cash_after bigint,
  bonus_after bigint,
  held_after bigint,
  currency text,
  created_us bigint,
  hash bytea
);

-- The previous hash of a book's first posting: it binds the member and the currency. Stored hashes depend on it.
create function ledger_genesis(member_id bigint, currency text) returns bytea language sql immutable parallel safe return
  sha256(convert_to(concat_ws('|', 'fairhouse book', member_id, currency), 'UTF8'));

-- A bet that answers nothing, and the book it is for as the lock left it: `book` is where the row lies.
create type ledger_bet as (
  position int,
  book tid,
  member_id bigint,
  amount bigint,
  currency text,
  source text,
  external_id text,
  note text
);

-- Which bets were posted, and their outcomes in the same order; null where nobody asked for them.
create type ledger_taken as (positions int[], outcomes ledger_outcome[]);

-- The sums over all books, by currency, as of the last roll-up.
create table casino_total (
  currency text not null,
  as_of timestamptz not null,
  books bigint not null,
  postings bigint not null,
  cash numeric not null,
  bonus numeric not null,
  held numeric not null,
  deposited numeric not null,
  won numeric not null,
  rolled_back numeric not null,
  granted numeric not null,
  staked numeric not null,
  paid_out numeric not null,
  forfeited numeric not null,
  fees numeric not null,
  reversed numeric not null,
  primary key (currency)
);

-- One instruction to a book.
create type ledger_instruction as (
  member_id bigint,
  type text,
  amount bigint,
  currency text,
  source text,
  external_id text,
  reference text,
  game_code text,
  round_id text,
  note text
);
