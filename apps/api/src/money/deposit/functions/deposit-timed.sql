-- How deposits went, by the moment they began: what the health of providers is summed from, and reports count.
create or replace view deposit_timed as
select provider, method, created_at as begun_at,
  case when state in ('succeeded', 'part_refunded', 'refunded', 'disputed', 'charged_back') then 'done'
    when state = 'failed' then 'refused' when state in ('expired', 'canceled') then 'givenUp' else 'underWay' end as went,
  extract(epoch from paid_at - created_at) as seconds, member_id, currency
from deposit_attempt;
