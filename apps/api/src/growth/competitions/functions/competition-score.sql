-- What the rounds of these members (null: of all) come to: the score, from how many rounds, how many of a member's rounds it took until
-- the score was reached, when that was, and how many wins are under review.
create or replace function competition_score(p_competition integer, p_members bigint[])
returns table (member_id bigint, score bigint, rounds integer, needed integer, reached timestamptz, held integer)
language sql stable as $$
  select r.member_id, coalesce(sum(r.score) filter (where r.counts), 0)::bigint, (count(*) filter (where r.counts))::int,
    (max(r.nth_played) filter (where r.counts and r.score > 0))::int,
    max(r.closed_at) filter (where r.counts and r.score > 0), (count(*) filter (where r.held))::int
  from (
    select f.member_id, f.score, f.held, f.closed_at,
      not f.held and row_number() over (
        partition by f.member_id, f.held
        order by case when c.kind = 'tournament' then f.score end desc, f.closed_at, f.opened_seq) <= c.rounds as counts,
      row_number() over (partition by f.member_id, f.held order by f.closed_at, f.opened_seq) as nth_played
    from competition c cross join lateral competition_candidate(p_competition, p_members) f
    where c.id = p_competition) r
  group by r.member_id
$$;
