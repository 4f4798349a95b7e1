-- The rounds of who takes part (null: of all) that count, or will once a win that is held is decided: opened after joining, begun and
-- ended inside the time and outside of pauses, in a game of the competition, with the minimum stake or more, never taken back, and
-- without a bet from the bonus balance or a stake that the casino paid. Read from the wallet's rounds and the ledger's postings alone.
create or replace function competition_candidate(p_competition integer, p_members bigint[])
returns table (member_id bigint, vendor text, round_id text, game_code text, currency text, staked bigint, won bigint,
  closed_at timestamptz, opened_seq bigint, held boolean, score bigint)
language sql stable as $$
  with entrant as materialized (
    select e.member_id, e.from_seq, (c.minimum_stakes ->> e.currency)::bigint as least, c.games, c.games_left_out, c.starts_at, c.ends_at,
      c.measure, c.round_most
    from competition c join competition_entry e on e.competition_id = c.id
    where c.id = p_competition and e.left_at is null and (p_members is null or e.member_id = any (p_members))
  ),
  with_bonus as materialized (
    select distinct e.member_id, p.source, p.round_id from entrant e
    cross join lateral (
      select b.source, b.round_id from ledger_posting b
      where b.member_id = e.member_id and b.seq > 0 and b.seq > e.from_seq and b.type = 'GAME_BET' and b.bonus_part > 0 offset 0) p
  )
  select r.member_id, r.vendor, r.round_id, r.game_code, r.currency, r.staked, r.won, r.closed_at, r.opened_seq,
    coalesce(r.held, 0) > 0,
    case e.measure when 'wins' then (r.won > r.staked)::int::bigint else least(r.won * 100 / r.staked, e.round_most) end
  from entrant e
  cross join lateral (
    select * from game_round_in_order o where o.member_id = e.member_id and o.opened_seq > e.from_seq offset 0) r
  where r.opened_at >= e.starts_at and r.closed_at < e.ends_at and r.returned = 0 and r.staked > 0 and r.staked >= e.least
    and r.free_grant is null
    and (e.games is null or r.game_code = any (e.games))
    and (e.games_left_out is null or r.game_code <> all (e.games_left_out))
    and not exists (
      select from with_bonus b where b.member_id = r.member_id and b.source = r.vendor and b.round_id = r.round_id)
    and not exists (
      select from competition_pause p where p.competition_id = p_competition and p.paused_at <= r.closed_at
        and (p.resumed_at is null or p.resumed_at > r.closed_at))
$$;
