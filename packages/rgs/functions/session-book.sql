-- Adds to what sessions have staked and won, and keeps the last balance that the wallet reported of each. A session that is gone is passed
-- over. Features beside this one book their rounds by it, in the transaction that ends them.
create or replace function session_book(
  p_sessions uuid[], p_staked bigint[], p_won bigint[], p_balances bigint[]
) returns void language plpgsql as $$
begin
  -- Everybody who books several at once locks them in this order.
  perform from (select from play_session s where s.id = any (p_sessions) order by s.id for no key update) locked;
  update play_session s set staked = s.staked + t.staked, won = s.won + t.won, balance = coalesce(t.balance, s.balance)
  from (
    select session_id, sum(staked)::bigint as staked, sum(won)::bigint as won,
      (array_agg(balance order by at desc) filter (where balance is not null))[1] as balance
    from unnest(p_sessions, p_staked, p_won, p_balances) with ordinality given (session_id, staked, won, balance, at)
    group by session_id
  ) t where s.id = t.session_id;
end
$$;
