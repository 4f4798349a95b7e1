create type ledger_command as (
  member_id bigint,
  type text,
  amount bigint,
  currency text,
  source text,
  external_id text,
  reference text,
  note text
);

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
  hash text
);

-- Before the first posting of a book the chain hangs on this: it binds the member and the currency.
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

-- Locks the books of the commands, and answers the bets among them. Everybody locks in this order, so nobody waits in a
-- circle; whoever reads after this call, in a statement of its own, sees all that the former holders of the locks committed.
create function ledger_lock(p_commands ledger_command[]) returns ledger_bet[] language plpgsql as $$
begin
  return array(
    select row(x.position, x.book, x.member_id, x.amount, x.currency, x.source, x.external_id, x.note)::ledger_bet
    from (
      select c.ordinality::int as position, b.ctid as book, c.member_id, c.type, c.amount, c.currency, c.source, c.external_id,
        c.reference, c.note
      from unnest(p_commands) with ordinality c
        join book b on b.vault = (c.member_id % 64)::smallint and b.member_id = c.member_id
      -- The offset keeps the condition below from being tried before the lock.
      order by b.vault, b.member_id offset 0 for no key update of b
    ) x
    where x.type = 'GAME_BET' and x.reference is null);
end
$$;

-- Posts the bets that nothing speaks against and answers which, with their outcomes if `p_told`; all others are left to
-- ledger_post. Almost all commands of a house are bets, and a bet costs half here. The caller holds the locks of the books
-- (ledger_lock), so that their rows still lie where the lock found them.
-- Set-based, because setting up these statements costs what many commands in them cost. Run it and ledger_post with
-- enable_seqscan, enable_hashjoin and enable_mergejoin off, join_collapse_limit 1 and generic plans (the door's connections
-- and ledger_post_within do): the plan then keeps to the keys, in the order written here, whatever the statistics say, and
-- what is right at nothing is right at ten million postings. They are not SET clauses here, because those cost 10
-- microseconds each, every call.
create function ledger_take_bets(p_bets ledger_bet[], p_told boolean) returns ledger_taken
language plpgsql as $$
declare
  -- After the locks, so that the times of one book rise with its numbers.
  v_now timestamptz := clock_timestamp();
  v_now_us bigint := extract(epoch from v_now) * 1000000;
  v_taken ledger_taken;
begin
  with moved as (
    update book b set cash = d.cash_after, bonus = d.bonus_after, staked = b.staked + d.amount, seq = d.seq, head_hash = d.hash
    from (
      select f.*, sha256(f.head_hash || convert_to(concat_ws('|', f.member_id, f.seq, 'GAME_BET|available|staked', f.amount,
        f.bonus - f.bonus_after, f.cash, f.bonus, f.held, f.cash_after, f.bonus_after, f.held, v_now_us, octet_length(f.source),
        f.source, octet_length(f.external_id), f.external_id, -1, coalesce(octet_length(f.note), -1), f.note), 'UTF8')) as hash
      from (
        select c.position, c.book, b.vault, c.member_id, c.amount, c.source, c.external_id, c.note, b.currency, b.cash, b.bonus,
          b.held, b.seq + 1 as seq, b.head_hash, greatest(b.cash - c.amount, 0) as cash_after,
          b.bonus - greatest(c.amount - b.cash, 0) as bonus_after
        from unnest(p_bets) c
          join book b on b.ctid = c.book and b.vault = (c.member_id % 64)::smallint and b.member_id = c.member_id
        where c.currency = b.currency and c.amount between 1 and least(b.cash + b.bonus, 9000000000000000)
          and not exists (
            select from posting p where p.vault = (c.member_id % 64)::smallint and p.member_id = c.member_id
              and p.source = c.source and p.external_id = c.external_id)
          and not exists (
            select from posting p where p.vault = (c.member_id % 64)::smallint and p.member_id = c.member_id
              and p.source = c.source and p.reference = c.external_id and p.type = 'TOMBSTONE')
        offset 0
      ) f
      offset 0
    ) d
    where b.ctid = d.book and b.vault = d.vault and b.member_id = d.member_id
    returning d.*
  ),
  posted as (
    insert into posting (vault, member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
      cash_after, bonus_after, held_after, source, external_id, note, created_at, prev_hash, hash)
    select vault, member_id, seq, 'GAME_BET', 'available', 'staked', amount, bonus - bonus_after, cash, bonus, held, cash_after,
      bonus_after, held, source, external_id, note, v_now, head_hash, hash
    from moved
  )
  select coalesce(array_agg(position), '{}'),
    array_agg(row(position, null, false, seq, 'GAME_BET', 'available', 'staked', amount, bonus - bonus_after, cash, bonus, held,
      cash_after, bonus_after, held, currency, v_now_us, encode(hash, 'hex'))::ledger_outcome) filter (where p_told)
  into v_taken from moved;
  return v_taken;
end
$$;

-- Any commands, at most one a member, each with its own outcome, in the order of the commands. The caller holds the locks of
-- the books (ledger_lock). Refusals are outcomes; an unknown type or a text that is too long raises. p_vault is the vault of
-- the first command: it is there for an engine that routes calls by it, and a call that is routed carries one vault only.
create function ledger_post(p_vault int, p_commands ledger_command[]) returns ledger_outcome[]
language plpgsql as $$
declare
  -- After the locks, so that the times of one book rise with its numbers.
  v_now timestamptz := clock_timestamp();
  v_now_us bigint := extract(epoch from v_now) * 1000000;
  v_done ledger_outcome[];
begin
  with found as materialized (
    select
      c.ordinality::int as position, c.vault, c.member_id, c.type, c.amount, c.currency, c.source, c.external_id, c.reference, c.note,
      b.currency as book_currency, b.cash, b.bonus, b.held, b.seq, b.head_hash,
      rule.debit, rule.credit, rule.answers, rule.cash_sign, rule.bonus_sign, rule.held_sign,
      own.seq as own_seq, own.type as own_type, own.amount as own_amount, own.reference as own_reference,
      target.seq as target_seq, target.type as target_type, target.amount as target_amount,
      target.reference as target_reference, coalesce(target.bonus_part, 0) as target_bonus_part,
      -- A rollback that left a tombstone used its id up, though the posting lies under the id of the bet.
      exists (
        select from posting p where p.vault = c.vault and p.member_id = c.member_id and p.source = c.source
          and p.reference = c.external_id and p.type = 'TOMBSTONE') as left_a_tombstone,
      target.seq is not null and exists (
        select from posting p where p.vault = c.vault and p.member_id = c.member_id and p.source = c.source
          and p.reference = c.reference and p.type in ('GAME_ROLLBACK', 'WITHDRAW_ROLLBACK', 'REVERSAL')) as taken_back,
      target.seq is not null and exists (
        select from posting p where p.vault = c.vault and p.member_id = c.member_id and p.source = c.source
          and p.reference = c.reference and p.type in ('GAME_WIN', 'WITHDRAW_PAID')) as answered
    from (
        select (u.member_id % 64)::smallint as vault, u.* from unnest(p_commands) with ordinality u
        -- Always so: it makes the planner expect one command, and for one it keeps to the keys of small tables too.
        where u.ordinality between 1 and 1000000
      ) c
      left join posting_rule rule on rule.type = c.type
      left join book b on b.vault = c.vault and b.member_id = c.member_id
      left join posting own on own.vault = c.vault and own.member_id = c.member_id
        and own.source = c.source and own.external_id = c.external_id
      left join posting target on target.vault = c.vault and target.member_id = c.member_id
        and target.source = c.source and target.external_id = c.reference
  ),
  judged as materialized (
    select f.*, undo.debit as undo_debit, undo.credit as undo_credit,
      coalesce(undo.cash_sign, 0) as undo_cash_sign, coalesce(undo.bonus_sign, 0) as undo_bonus_sign,
      case
        when f.book_currency is null then 'no_such_book'
        when f.own_seq is not null then case
          when f.own_type = f.type and f.own_amount = f.amount and f.book_currency = f.currency
            and f.own_reference is not distinct from f.reference then 'replay'
          when f.own_type = 'TOMBSTONE' and f.type = 'GAME_BET' then 'rolled_back'
          else 'conflict' end
        when f.left_a_tombstone then case
          when f.type = 'GAME_ROLLBACK' and f.target_type = 'TOMBSTONE' and f.target_reference = f.external_id
            and f.target_amount = f.amount and f.book_currency = f.currency then 'replay'
          else 'conflict' end
        when f.book_currency <> f.currency then 'currency_mismatch'
        when f.amount < 0 or f.amount > 9000000000000000 or (f.amount = 0 and f.type not in ('GAME_WIN', 'GAME_ROLLBACK')) then 'invalid_amount'
        when f.type = 'GAME_WIN' and f.reference is not null then case
          when f.target_type = 'TOMBSTONE' or f.taken_back then 'rolled_back'
          when f.target_type is distinct from 'GAME_BET' then 'nothing_to_reverse' end
        when f.type = 'GAME_ROLLBACK' and f.reference = f.external_id then 'conflict'
        when f.type = 'GAME_ROLLBACK' and f.reference is not null and f.target_seq is null then 'bury'
        when f.answers is not null or f.type = 'REVERSAL' then case
          when f.target_seq is null then 'nothing_to_reverse'
          when f.target_type = 'TOMBSTONE' or f.taken_back then 'already_reversed'
          when f.target_type <> f.answers or (f.type = 'REVERSAL' and undo.type is null) then 'nothing_to_reverse'
          when f.answered then 'already_answered'
          when f.target_amount <> f.amount then 'conflict' end
      end as verdict
    from found f
      left join posting_rule undo on f.type = 'REVERSAL' and undo.type = f.target_type and undo.reversible
  ),
  moving as materialized (
    select j.position, j.vault, j.member_id, j.amount, j.source, j.note, j.verdict, j.own_seq, j.target_seq, j.book_currency,
      j.cash, j.bonus, j.held, j.seq, j.head_hash,
      case j.verdict when 'bury' then 'TOMBSTONE' else j.type end as type,
      case j.verdict when 'bury' then j.reference else j.external_id end as external_id,
      case j.verdict when 'bury' then j.external_id else j.reference end as reference,
      case when j.verdict = 'bury' then 'none'
        when j.type = 'REVERSAL' and j.undo_cash_sign + j.undo_bonus_sign > 0 then j.undo_credit else j.debit end as debit,
      case when j.verdict = 'bury' then 'none'
        when j.type = 'REVERSAL' and j.undo_cash_sign + j.undo_bonus_sign < 0 then j.undo_debit else j.credit end as credit,
      -- Bets take cash first; what answers a bet or takes a posting back restores the very split of that posting.
      case when j.verdict = 'bury' then 0
        when j.debit = 'available' then greatest(j.amount - j.cash, 0)
        when j.credit = 'available' or j.type = 'REVERSAL' then j.target_bonus_part
        when j.bonus_sign <> 0 then j.amount else 0 end as bonus_part,
      case when j.verdict = 'bury' then 0 else j.cash_sign - j.undo_cash_sign end as cash_sign,
      case when j.verdict = 'bury' then 0 else j.bonus_sign - j.undo_bonus_sign end as bonus_sign,
      case when j.verdict = 'bury' then 0 else j.held_sign end as held_sign
    from judged j
  ),
  weighed as materialized (
    select m.*,
      m.cash + m.cash_sign * (m.amount - m.bonus_part) as cash_after,
      m.bonus + m.bonus_sign * m.bonus_part as bonus_after,
      m.held + m.held_sign * (m.amount - m.bonus_part) as held_after
    from moving m
  ),
  decided as materialized (
    select w.*,
      case
        when w.verdict in ('replay', 'bury') then null
        when w.verdict is null and least(w.cash_after, w.bonus_after, w.held_after) < 0 then 'insufficient_funds'
        else w.verdict end as reason,
      -- Texts carry their length in bytes, so no two postings share one canonical text. No hash: nothing is posted.
      case when w.verdict = 'bury' or w.verdict is null and least(w.cash_after, w.bonus_after, w.held_after) >= 0 then
        sha256(w.head_hash || convert_to(concat_ws('|', w.member_id, w.seq + 1, w.type, w.debit, w.credit, w.amount, w.bonus_part,
          w.cash, w.bonus, w.held, w.cash_after, w.bonus_after, w.held_after, v_now_us,
          octet_length(w.source), w.source, octet_length(w.external_id), w.external_id,
          coalesce(octet_length(w.reference), -1), w.reference, coalesce(octet_length(w.note), -1), w.note), 'UTF8'))
      end as hash
    from weighed w
  ),
  posted as (
    insert into posting (vault, member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
      cash_after, bonus_after, held_after, source, external_id, reference, note, created_at, prev_hash, hash)
    select d.vault, d.member_id, d.seq + 1, d.type, d.debit, d.credit, d.amount, d.bonus_part, d.cash, d.bonus, d.held,
      d.cash_after, d.bonus_after, d.held_after, d.source, d.external_id, d.reference, d.note, v_now, d.head_hash, d.hash
    from decided d where d.hash is not null
  ),
  moved as (
    update book b set
      cash = d.cash_after, bonus = d.bonus_after, held = d.held_after, seq = d.seq + 1, head_hash = d.hash,
      deposited = b.deposited + case d.debit when 'deposited' then d.amount else 0 end,
      won = b.won + case d.debit when 'won' then d.amount else 0 end,
      rolled_back = b.rolled_back + case d.debit when 'rolled_back' then d.amount else 0 end,
      granted = b.granted + case d.debit when 'granted' then d.amount else 0 end,
      staked = b.staked + case d.credit when 'staked' then d.amount else 0 end,
      paid_out = b.paid_out + case d.credit when 'paid_out' then d.amount else 0 end,
      forfeited = b.forfeited + case d.credit when 'forfeited' then d.amount else 0 end,
      fees = b.fees + case d.credit when 'fees' then d.amount else 0 end,
      reversed = b.reversed + case when d.credit = 'reversed' then d.amount when d.debit = 'reversed' then -d.amount else 0 end
    from decided d
    where b.vault = d.vault and b.member_id = d.member_id and d.hash is not null
  ),
  answers as (
    select d.position, d.reason, d.verdict is not distinct from 'replay' as replayed, d.seq + 1 as seq, d.type, d.debit, d.credit,
      d.amount, d.bonus_part, d.cash as cash_before, d.bonus as bonus_before, d.held as held_before,
      case when d.reason is null then d.cash_after else d.cash end as cash_after,
      case when d.reason is null then d.bonus_after else d.bonus end as bonus_after,
      case when d.reason is null then d.held_after else d.held end as held_after,
      d.book_currency, v_now_us, encode(d.hash, 'hex')
    from decided d where d.verdict is distinct from 'replay'
    union all
    select d.position, null, true, p.seq, p.type, p.debit, p.credit, p.amount, p.bonus_part, p.cash_before, p.bonus_before,
      p.held_before, p.cash_after, p.bonus_after, p.held_after, d.book_currency,
      (extract(epoch from p.created_at) * 1000000)::bigint, encode(p.hash, 'hex')
    from decided d join posting p on p.vault = d.vault and p.member_id = d.member_id and p.source = d.source
      and p.external_id = case when d.own_seq is null then d.reference else d.external_id end
    where d.verdict = 'replay'
  )
  select array_agg(row(a.*)::ledger_outcome order by a.position) into v_done from answers a;
  return coalesce(v_done, '{}');
end
$$;

-- What to do with any commands, from the lock to the answer: one line for each, the fields of ledger_outcome separated by
-- blanks and `-` for null; none of them holds a blank itself.
create function ledger_post_batch(p_vault int, p_commands ledger_command[]) returns text[] language plpgsql as $$
declare
  v_bets ledger_bet[] := ledger_lock(p_commands);
  v_done ledger_outcome[] := '{}';
  v_rest int[];
begin
  if cardinality(v_bets) > 0 then
    v_done := coalesce((ledger_take_bets(v_bets, true)).outcomes, '{}');
  end if;
  if cardinality(v_done) < cardinality(p_commands) then
    v_rest := array(
      select i from generate_subscripts(p_commands, 1) i where i <> all (array(select o.position from unnest(v_done) o)) order by i);
    v_done := v_done || array(
      select row(v_rest[o.position], o.reason, o.replayed, o.seq, o.type, o.debit, o.credit, o.amount, o.bonus_part, o.cash_before,
        o.bonus_before, o.held_before, o.cash_after, o.bonus_after, o.held_after, o.currency, o.created_us, o.hash)::ledger_outcome
      from unnest(ledger_post(p_vault, array(select p_commands[i] from unnest(v_rest) i))) o);
  end if;
  return array(
    select concat_ws(' ', o.position, coalesce(o.reason, '-'), o.replayed, coalesce(o.seq::text, '-'), coalesce(o.type, '-'),
      coalesce(o.debit, '-'), coalesce(o.credit, '-'), coalesce(o.amount::text, '-'), coalesce(o.bonus_part::text, '-'),
      coalesce(o.cash_before::text, '-'), coalesce(o.bonus_before::text, '-'), coalesce(o.held_before::text, '-'),
      coalesce(o.cash_after::text, '-'), coalesce(o.bonus_after::text, '-'), coalesce(o.held_after::text, '-'),
      coalesce(o.currency, '-'), o.created_us, coalesce(o.hash, '-'))
    from unnest(v_done) o);
end
$$;

-- ledger_post_batch for a connection whose planner settings are its own affair: commands as JSON, the lines in their order
-- and without their positions.
create function ledger_post_within(p_vault int, p_commands json) returns text[] language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set join_collapse_limit = 1
set plan_cache_mode = force_generic_plan
as $$
declare
  v_commands ledger_command[] := array(select row(c.*)::ledger_command from json_populate_recordset(null::ledger_command, p_commands) c);
begin
  return array(
    select substr(line, strpos(line, ' ') + 1) from unnest(ledger_post_batch(p_vault, v_commands)) line
    order by split_part(line, ' ', 1)::int);
end
$$;

-- What the house holds, by vault and currency, as of the last roll-up: the sum over the books of the vault.
create table house_total (
  vault smallint not null,
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
  primary key (vault, currency)
);
