-- As in one database, beside the shared tables: a bet there is settled whatever machine its player's own rounds lie on, and whether or
-- not that machine answers.
create or replace function session_book(
  p_sessions uuid[], p_staked bigint[], p_won bigint[], p_balances bigint[]
) returns void language plpgsql as $$
begin
  perform from (select from session_of_player o where o.session_id = any (p_sessions) order by o.session_id for no key update) locked;
  update session_of_player o set staked = o.staked + t.staked, won = o.won + t.won, balance = coalesce(t.balance, o.balance)
  from (
    select session_id, sum(staked)::bigint as staked, sum(won)::bigint as won,
      (array_agg(balance order by at desc) filter (where balance is not null))[1] as balance
    from unnest(p_sessions, p_staked, p_won, p_balances) with ordinality given (session_id, staked, won, balance, at)
    group by session_id
  ) t where o.session_id = t.session_id;
end
$$;
