-- The one way money moves: instructions to books, at most one a member, each with its own outcome, in their order. The caller
-- holds the locks of the books (ledger_lock). Refusals are outcomes; an unknown type or a text that is too long raises.
--
-- Bets that nothing speaks against go first, in a statement of their own: almost all instructions of a casino are such bets, and
-- among all others each would cost a third more (docs/decisions/001). Run it with
-- enable_seqscan, enable_hashjoin and enable_mergejoin off, join_collapse_limit 1 and generic plans (the group commit's
-- connections and ledger_post_within do): the plan then keeps to the keys, in the order written here, whatever the statistics
-- say, and what is right at nothing is right at ten million postings. They are not SET clauses here, because those cost 10
-- microseconds each, every call.
create or replace function ledger_post(p_instructions ledger_instruction[]) returns ledger_outcome[]
language plpgsql as $$
declare
  -- After the locks, so that the times of one book rise with its numbers.
  v_now timestamptz := clock_timestamp();
  v_now_us bigint := extract(epoch from v_now) * 1000000;
  v_bets ledger_outcome[] := '{}';
  v_taken int[] := '{}';
  v_others ledger_outcome[];
begin
  if exists (select from unnest(p_instructions) i where i.type = 'GAME_BET' and i.reference is null) then
    with moved as (
      update book b set cash = d.cash_after, bonus = d.bonus_after, staked = b.staked + d.amount, seq = d.seq, head_hash = d.hash
      from (
        select f.*, sha256(f.head_hash || convert_to(concat_ws('|', f.member_id, f.seq, 'GAME_BET|available|staked', f.amount,
          f.bonus - f.bonus_after, f.cash, f.bonus, f.held, f.cash_after, f.bonus_after, f.held, v_now_us, octet_length(f.source),
          f.source, octet_length(f.external_id), f.external_id, -1, coalesce(octet_length(f.about), -1), f.about), 'UTF8')) as hash
        from (
          select i.ordinality::int as position, b.ctid as place, i.member_id, i.amount, i.source, i.external_id, i.game_code,
            i.round_id, i.note, coalesce(i.note, i.game_code || ' ' || i.round_id) as about, b.currency, b.cash, b.bonus, b.held,
            b.seq + 1 as seq, b.head_hash, greatest(b.cash - i.amount, 0) as cash_after,
            b.bonus - greatest(i.amount - b.cash, 0) as bonus_after
          from unnest(p_instructions) with ordinality i
            join book b on b.member_id = i.member_id
          where i.type = 'GAME_BET' and i.reference is null
            and i.currency = b.currency and i.amount between 1 and least(b.cash + b.bonus, 9000000000000000)
            and not exists (
              select from posting p where p.member_id = i.member_id
                and p.source = i.source and p.external_id = i.external_id)
            and not exists (
              select from posting p where p.member_id = i.member_id
                and p.source = i.source and p.reference = i.external_id and p.type = 'TOMBSTONE')
          offset 0
        ) f
        offset 0
      ) d
      where b.ctid = d.place and b.member_id = d.member_id
      returning d.*
    ),
    posted as (
      insert into posting (member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
        cash_after, bonus_after, held_after, source, external_id, game_code, round_id, note, created_at, prev_hash, hash)
      select member_id, seq, 'GAME_BET', 'available', 'staked', amount, bonus - bonus_after, cash, bonus, held, cash_after,
        bonus_after, held, source, external_id, game_code, round_id, note, v_now, head_hash, hash
      from moved
    )
    select coalesce(array_agg(row(position, null, false, seq, 'GAME_BET', 'available', 'staked', amount, bonus - bonus_after, cash,
        bonus, held, cash_after, bonus_after, held, currency, v_now_us, hash)::ledger_outcome order by position), '{}')
    into v_bets from moved;
    if cardinality(v_bets) = cardinality(p_instructions) then
      return v_bets;
    end if;
    v_taken := array(select o.position from unnest(v_bets) o);
  end if;

  with found as materialized (
    select
      c.ordinality::int as position, c.member_id, c.type, c.amount, c.currency, c.source, c.external_id, c.reference, c.game_code,
      c.round_id, c.note,
      b.currency as book_currency, b.cash, b.bonus, b.held, b.seq, b.head_hash,
      rule.debit, rule.credit, rule.answers, rule.cash_sign, rule.bonus_sign, rule.held_sign,
      own.seq as own_seq, own.type as own_type, own.amount as own_amount, own.reference as own_reference,
      target.seq as target_seq, target.type as target_type, target.amount as target_amount,
      target.reference as target_reference, coalesce(target.bonus_part, 0) as target_bonus_part,
      -- A rollback that left a tombstone used its id up, though the posting lies under the id of the bet.
      exists (
        select from posting p where p.member_id = c.member_id and p.source = c.source
          and p.reference = c.external_id and p.type = 'TOMBSTONE') as left_a_tombstone,
      target.seq is not null and exists (
        select from posting p where p.member_id = c.member_id and p.source = c.source
          and p.reference = c.reference and p.type in ('GAME_ROLLBACK', 'WITHDRAW_ROLLBACK', 'REVERSAL', 'FREE_ROLLBACK')) as taken_back,
      target.seq is not null and exists (
        select from posting p where p.member_id = c.member_id and p.source = c.source
          and p.reference = c.reference and p.type in ('GAME_WIN', 'WITHDRAW_PAID', 'FREE_WIN')) as answered
    from (
        select u.* from unnest(p_instructions) with ordinality u
        -- Always so: it makes the planner expect one instruction, and for one it keeps to the keys of small tables too.
        where u.ordinality between 1 and 1000000 and u.ordinality <> all (v_taken)
      ) c
      left join posting_rule rule on rule.type = c.type
      left join book b on b.member_id = c.member_id
      left join posting own on own.member_id = c.member_id
        and own.source = c.source and own.external_id = c.external_id
      left join posting target on target.member_id = c.member_id
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
          when f.own_type = 'TOMBSTONE' and f.type in ('GAME_BET', 'FREE_BET') then 'rolled_back'
          else 'conflict' end
        when f.left_a_tombstone then case
          when f.type in ('GAME_ROLLBACK', 'FREE_ROLLBACK') and f.target_type = 'TOMBSTONE' and f.target_reference = f.external_id
            and f.target_amount = f.amount and f.book_currency = f.currency then 'replay'
          else 'conflict' end
        when f.book_currency <> f.currency then 'currency_mismatch'
        when f.amount < 0 or f.amount > 9000000000000000 or (f.amount = 0 and f.type not in ('GAME_WIN', 'GAME_ROLLBACK', 'FREE_WIN', 'FREE_ROLLBACK')) then 'invalid_amount'
        when f.type in ('GAME_WIN', 'FREE_WIN') and f.reference is not null then case
          when f.target_type = 'TOMBSTONE' or f.taken_back then 'rolled_back'
          when f.target_type is distinct from case f.type when 'GAME_WIN' then 'GAME_BET' else 'FREE_BET' end then 'nothing_to_reverse' end
        when f.type in ('GAME_ROLLBACK', 'FREE_ROLLBACK') and f.reference = f.external_id then 'conflict'
        when f.type in ('GAME_ROLLBACK', 'FREE_ROLLBACK') and f.reference is not null and f.target_seq is null then 'bury'
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
    select j.position, j.member_id, j.amount, j.source, j.game_code, j.round_id, j.note,
      coalesce(j.note, j.game_code || ' ' || j.round_id) as about, j.verdict, j.own_seq, j.target_seq, j.book_currency,
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
      -- Texts carry their length in bytes, so no two postings share one canonical text; a round stands where the note does, in
      -- the words of the notes it was once written in. No hash: nothing is posted.
      case when w.verdict = 'bury' or w.verdict is null and least(w.cash_after, w.bonus_after, w.held_after) >= 0 then
        sha256(w.head_hash || convert_to(concat_ws('|', w.member_id, w.seq + 1, w.type, w.debit, w.credit, w.amount, w.bonus_part,
          w.cash, w.bonus, w.held, w.cash_after, w.bonus_after, w.held_after, v_now_us,
          octet_length(w.source), w.source, octet_length(w.external_id), w.external_id,
          coalesce(octet_length(w.reference), -1), w.reference, coalesce(octet_length(w.about), -1), w.about), 'UTF8'))
      end as hash
    from weighed w
  ),
  posted as (
    insert into posting (member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
      cash_after, bonus_after, held_after, source, external_id, reference, game_code, round_id, note, created_at, prev_hash, hash)
    select d.member_id, d.seq + 1, d.type, d.debit, d.credit, d.amount, d.bonus_part, d.cash, d.bonus, d.held,
      d.cash_after, d.bonus_after, d.held_after, d.source, d.external_id, d.reference, d.game_code, d.round_id, d.note, v_now, d.head_hash, d.hash
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
    where b.member_id = d.member_id and d.hash is not null
  ),
  answers as (
    select d.position, d.reason, d.verdict is not distinct from 'replay' as replayed, d.seq + 1 as seq, d.type, d.debit, d.credit,
      d.amount, d.bonus_part, d.cash as cash_before, d.bonus as bonus_before, d.held as held_before,
      case when d.reason is null then d.cash_after else d.cash end as cash_after,
      case when d.reason is null then d.bonus_after else d.bonus end as bonus_after,
      case when d.reason is null then d.held_after else d.held end as held_after,
      d.book_currency, v_now_us, d.hash
    from decided d where d.verdict is distinct from 'replay'
    union all
    select d.position, null, true, p.seq, p.type, p.debit, p.credit, p.amount, p.bonus_part, p.cash_before, p.bonus_before,
      p.held_before, p.cash_after, p.bonus_after, p.held_after, d.book_currency,
      (extract(epoch from p.created_at) * 1000000)::bigint, p.hash
    from decided d join posting p on p.member_id = d.member_id and p.source = d.source
      and p.external_id = case when d.own_seq is null then d.reference else d.external_id end
    where d.verdict = 'replay'
  )
  select array_agg(row(a.*)::ledger_outcome order by a.position) into v_others from answers a;
  return case when cardinality(v_taken) = 0 then coalesce(v_others, '{}')
    else array(select o from unnest(v_bets || v_others) o order by o.position) end;
end
$$;
