-- When the member was muted at the tables, for the member's own copy. What was said lies at the vendors and is read there.
create or replace view tables_own_data as
select o.member_id, 'tableMutes' as section, o.id as n,
  jsonb_build_object('order', o.kind, 'vendor', o.vendor, 'table', o.table_code, 'until', o.until, 'at', o.set_at) as data
from table_order o where o.member_id is not null and o.kind <> 'forget'
union all
select r.reported_by as member_id, 'chatReports', r.id,
  jsonb_build_object('table', r.table_code, 'reason', r.reason, 'at', r.reported_at, 'state', r.state)
from chat_report r;
