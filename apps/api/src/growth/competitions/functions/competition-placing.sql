-- Places and prizes of these scores. The same score is the same place; where ties go by rounds, of the same score stands first who needed
-- fewer rounds, then who reached it earlier. Those who still share a place get equal parts of the prizes of all places that they take,
-- rounded down to the smallest unit, each in the own currency. No score is no place.
create or replace function competition_placing(p_competition integer, p_members bigint[], p_scores bigint[], p_needed integer[],
  p_reached timestamptz[])
returns table (member_id bigint, number bigint, receipt uuid, currency text, score bigint, needed integer, reached timestamptz,
  place integer, prize bigint)
language sql stable as $$
  with definition as materialized (
    select c.prizes, jsonb_array_length(c.prizes) as places, c.ties = 'fewerRounds' as by_rounds from competition c
    where c.id = p_competition
  ),
  scored as (
    select s.member_id, s.score, case when d.by_rounds then s.needed end as needed, case when d.by_rounds then s.reached end as reached
    from definition d cross join unnest(p_members, p_scores, p_needed, p_reached) s (member_id, score, needed, reached)
    where s.score > 0
  ),
  placed as (
    select e.member_id, e.number, e.receipt, e.currency, s.score, s.needed, s.reached,
      (rank() over (order by s.score desc, s.needed, s.reached))::int as place,
      (count(*) over (partition by s.score, s.needed, s.reached))::int as sharing
    from scored s join competition_entry e on e.competition_id = p_competition and e.member_id = s.member_id
    where e.left_at is null and e.disqualified_at is null
  )
  select p.member_id, p.number, p.receipt, p.currency, p.score, p.needed, p.reached, p.place,
    case when p.place > d.places then 0 else (
      select coalesce(sum((d.prizes -> n ->> p.currency)::bigint), 0)::bigint
      from generate_series(p.place - 1, least(p.place + p.sharing - 2, d.places - 1)) n) / p.sharing end
  from placed p cross join definition d
$$;
