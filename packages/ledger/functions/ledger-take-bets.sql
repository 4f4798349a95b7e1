-- Posts the bets that nothing speaks against and answers which, with their outcomes if `p_told`; all others are left to
-- ledger_post. Almost all commands of a house are bets, and a bet costs half here. The caller holds the locks of the books
-- (ledger_lock), so that their rows still lie where the lock found them.
-- Set-based, because setting up these statements costs what many commands in them cost. Run it and ledger_post with
-- enable_seqscan, enable_hashjoin and enable_mergejoin off, join_collapse_limit 1 and generic plans (the group commit's connections
-- and ledger_post_within do): the plan then keeps to the keys, in the order written here, whatever the statistics say, and
-- what is right at nothing is right at ten million postings. They are not SET clauses here, because those cost 10
-- microseconds each, every call.
create or replace function ledger_take_bets(p_bets ledger_bet[], p_told boolean) returns ledger_taken
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
