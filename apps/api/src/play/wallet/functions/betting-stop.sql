-- Refuses every bet that would open a round, or accepts them again. A bet that waits for the lock of its book meanwhile is judged by it.
-- Wins, rollbacks and stakes of rounds that are open pass.
create or replace function betting_stop(p_stopped boolean) returns void language sql as $$
  update betting_rules set version = version + 1, stopped = p_stopped where stopped <> p_stopped
$$;
