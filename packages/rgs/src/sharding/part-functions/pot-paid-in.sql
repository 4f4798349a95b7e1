-- As in one database, but into what the part has ever paid in; anyone who looks at a pot brings the parts together.
create or replace function pot_paid_in() returns trigger language plpgsql set enable_hashjoin = on as $$
begin
  insert into pot_share (key, pot_id, paid_in, rounds)
  select part.key, p.id, sum(n.staked * g.contribution)::bigint, count(*)
  from pot_game g
    join now_so n on n.definition_hash = g.definition_hash and n.state in ('CLOSED', 'HELD', 'DENIED')
    join was o on o.id = n.id and o.closed_at is null
    join player y on y.id = n.player_id
    join pot p on p.code = g.code and p.currency = n.currency and p.fun = (y.wallet_user is null)
    cross join part
  group by part.key, p.id order by p.id
  on conflict (key, pot_id) do update
    set paid_in = pot_share.paid_in + excluded.paid_in, rounds = pot_share.rounds + excluded.rounds;
  return null;
end $$;
