-- What a member's own protection has against a stake, as a refusal; no row, or null: nothing. A stake of a round that has begun
-- passes limits, so that anyone who has to double or to call can, up to ten times what the round began with: a limit that is reached in
-- the middle of a round lets it end. A pause stops new stakes of any round; it settles without them.
-- A table and not a value, so that it becomes a part of the statement that asks; the offset keeps that one to the keys.
create or replace function wallet_protects(p_member bigint, p_amount bigint, p_round tid)
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
  from play_allowed l join ledger_book b on b.member_id = p_member
  where l.member_id = p_member offset 0
$$;
