-- How payouts went, by the moment their cash-outs were approved. The condition is that of the index.
create or replace view payout_timed as
select coalesce(provider, 'none') as provider, method, decided_at as begun_at,
  case status when 'completed' then 'done' when 'failed' then 'refused' else 'underWay' end as went,
  case when status = 'completed' then extract(epoch from updated_at - decided_at) end as seconds
from cash_out
where status in ('passed', 'paying', 'payed', 'completed', 'failed') and decided_at is not null;
