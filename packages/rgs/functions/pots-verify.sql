-- Holds the pots against the rounds, as of one moment: every finding is a pot whose sums are not what its rounds say. Rounds for play
-- money go with their players, so of their pots only what is in the book itself can be held against it.
-- What is asked of rounds stands by itself, since they may lie on several machines.
create or replace function pots_verify() returns table (code text, currency text, fun boolean, finding text) language plpgsql stable as $$
begin
  return query
  with by_rules as materialized (
    select r.definition_hash, r.currency,
      sum(r.staked) filter (where r.state in ('CLOSED', 'HELD', 'DENIED')) as staked,
      count(*) filter (where r.state in ('CLOSED', 'HELD', 'DENIED')) as rounds,
      count(*) filter (where r.outcome ->> 'pot' is not null) as claims
    from round r join player y on y.id = r.player_id
    where y.wallet_user is not null and r.definition_hash in (select g.definition_hash from pot_game g)
    group by 1, 2
  ),
  winners as materialized (
    select r.id, r.state, r.win, r.outcome ->> 'pot' as pot from round r where r.id in (select w.round_id from pot_win w)
  ),
  said as (
    select g.code, b.currency, sum(b.staked * g.contribution)::bigint as paid_in, sum(b.rounds)::bigint as rounds,
      sum(b.claims)::bigint as claims
    from pot_game g join by_rules b on b.definition_hash = g.definition_hash group by 1, 2
  ),
  taken as (
    select w.pot_id, sum(w.paid) as paid, sum(w.start) as start, count(*) as wins,
      count(*) filter (where not n.fun and (r.id is null or r.state not in ('SETTLING', 'HELD', 'CLOSED', 'DENIED')
        or r.pot is distinct from w.paid::text or r.win < w.paid)) as others
    from pot_win w join pot n on n.id = w.pot_id left join winners r on r.id = w.round_id group by 1
  )
  select n.code, n.currency, n.fun, f.finding
  from pot_now n
    left join said s on s.code = n.code and s.currency = n.currency and not n.fun
    left join taken t on t.pot_id = n.id
    cross join lateral (values
      (case when not n.fun and (n.paid_in, n.rounds) is distinct from (coalesce(s.paid_in, 0), coalesce(s.rounds, 0)) then
        format('%s millionths were paid in by %s rounds; the rounds that ended are %s and come to %s', n.paid_in, n.rounds,
          coalesce(s.rounds, 0), coalesce(s.paid_in, 0)) end),
      (case when n.inside::numeric + (coalesce(t.paid, 0) - coalesce(t.start, 0)) * 1000000 <> n.paid_in then
        'what is in it and what was paid out do not come to what was paid in' end),
      (case when t.others > 0 then format('%s of its wins are of no round that says so', t.others) end),
      (case when not n.fun and coalesce(s.claims, 0) <> coalesce(t.wins, 0) then
        format('%s rounds say that they took it, %s did', coalesce(s.claims, 0), coalesce(t.wins, 0)) end)
    ) f (finding)
  where f.finding is not null
  order by 1, 2, 3;
end
$$;
