-- Places and prizes of these scores, by the order of joining. The same score is the same place: those who share it get equal parts of
-- the prizes of all places that they take, rounded down to the smallest unit, each in the own currency. No score is no place.
create or replace function competition_placing(p_competition integer, p_members bigint[], p_scores bigint[])
returns table (member_id bigint, number bigint, currency text, score bigint, place integer, prize bigint)
language sql stable as $$
  with placed as (
    select e.member_id, e.number, e.currency, s.score, (rank() over (order by s.score desc))::int as place,
      (count(*) over (partition by s.score))::int as sharing
    from unnest(p_members, p_scores) s (member_id, score)
    join competition_entry e on e.competition_id = p_competition and e.member_id = s.member_id
    where s.score > 0 and e.left_at is null
  )
  select p.member_id, p.number, p.currency, p.score, p.place, (
      select coalesce(sum((c.prizes -> n ->> p.currency)::bigint), 0)::bigint
      from generate_series(p.place - 1, least(p.place + p.sharing - 2, jsonb_array_length(c.prizes) - 1)) n) / p.sharing
  from placed p join competition c on c.id = p_competition
$$;
