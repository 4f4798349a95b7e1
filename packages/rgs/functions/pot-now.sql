-- What lies in each pot at this moment. Reading it waits for nobody.
create or replace view pot_now as
select p.id, p.code, p.currency, p.fun, p.start, p.most, l.paid_in, l.rounds, coalesce(w.number, 0) as wins, i.inside,
  least(p.most, p.start + i.inside / 1000000) as amount
from pot p
  cross join lateral (
    select sum(l.paid_in)::bigint as paid_in, sum(l.rounds)::bigint as rounds from pot_stripe l where l.pot_id = p.id) l
  left join lateral (
    select w.number, w.paid_in, w.rest from pot_win w where w.pot_id = p.id order by w.number desc limit 1) w on true
  -- In millionths: what was paid in since the last one fell, and what that one left.
  cross join lateral (select l.paid_in - coalesce(w.paid_in, 0) + coalesce(w.rest, 0) as inside) i;
