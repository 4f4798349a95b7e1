-- A round pays into the pot of its game in the statement that ends it, whichever that is, and never again: with all rounds that end
-- in the same statement, as one sum a pot. One that is given back pays nothing. By hash, as round_events_of_changed.
create or replace function pot_paid_in() returns trigger language plpgsql set enable_hashjoin = on as $$
declare
  v_paid record;
begin
  for v_paid in
    select p.id, sum(n.staked * g.contribution)::bigint as sum, count(*) as rounds
    from pot_game g
      join now_so n on n.definition_hash = g.definition_hash and n.state in ('CLOSED', 'HELD', 'DENIED')
      join was o on o.id = n.id and o.closed_at is null
      join player y on y.id = n.player_id
      join pot p on p.code = g.code and p.currency = n.currency and p.fun = (y.wallet_user is null)
    group by p.id order by p.id
  loop
    -- A stripe of its own for nearly every connection: those that share one wait for each other's commit, and no more.
    update pot_stripe set paid_in = paid_in + v_paid.sum, rounds = rounds + v_paid.rounds
    where pot_id = v_paid.id and stripe = pg_backend_pid() % 16;
  end loop;
  return null;
end $$;
