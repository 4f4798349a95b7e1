-- Why the allowance of a player refuses a stake; no row, or null: it does not. A stake of a round that has begun passes limits, up to ten
-- times what the round began with, so that a player who has to double or to call can: a limit that is reached in the middle of a round
-- lets it end. A break refuses new stakes of any round; it settles without them.
-- A table and not a value, so that it becomes a part of the statement that calls it; the offset keeps that one to the keys.
create or replace function bet_allowance_refusal(p_member bigint, p_amount bigint, p_round tid)
returns table (refusal text) language sql stable as $$
  select case
    when l.barred then 'user_disabled'
    when p_round is not null and (
      select r.staked + p_amount <= 10 * p.amount
      from game_round r
        join ledger_posting p on p.member_id = r.member_id and p.seq = r.opened_seq and p.seq > 0
      where r.ctid = p_round) then null
    when l.time_spent or b.staked - b.rolled_back + p_amount > l.staked_most
      or b.staked - b.rolled_back - b.won + p_amount > l.lost_most then 'limit_exceeded'
  end
  from bet_allowance l join ledger_book b on b.member_id = p_member
  where l.member_id = p_member offset 0
$$;
