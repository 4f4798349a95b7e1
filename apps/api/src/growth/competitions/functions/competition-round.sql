-- The rounds that count: of a tournament the best of each player, of a race the first. Of two with the same score the earlier one.
create or replace function competition_round(p_competition integer, p_members bigint[])
returns table (member_id bigint, vendor text, round_id text, game_code text, currency text, staked bigint, won bigint,
  closed_at timestamptz, opened_seq bigint, score bigint)
language sql stable as $$
  select r.member_id, r.vendor, r.round_id, r.game_code, r.currency, r.staked, r.won, r.closed_at, r.opened_seq, r.score
  from (
    select f.*, c.rounds as most, row_number() over (
      partition by f.member_id
      order by case when c.kind = 'tournament' then f.score end desc, f.closed_at, f.opened_seq) as nth
    from competition c cross join lateral competition_candidate(p_competition, p_members) f
    where c.id = p_competition and not f.held) r
  where r.nth <= r.most
$$;
