-- Members who may say nothing at the tables of a vendor, by the last order about each, whether or not the vendor has taken it yet.
create or replace view tables_muted as
select o.member_id, o.vendor, o.id as order_id, o.until, o.reason, o.set_by, o.set_at
from (
  select distinct on (member_id, vendor) id, member_id, vendor, kind, until, reason, set_by, set_at
  from table_order where member_id is not null and state <> 'refused' order by member_id, vendor, id desc) o
where o.kind = 'mute' and (o.until is null or o.until > now());
