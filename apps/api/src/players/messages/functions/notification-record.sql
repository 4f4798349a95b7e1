-- What was sent to a member outside of the page, for the desk. Read by (member_id), in the order of the ids.
create or replace view notification_record as
select d.id, d.member_id, d.news_id, w.kind, w.about, w.created_at, w.read_at, d.channel, p.name as device, d.state, d.reason, d.due_at,
  d.tries, d.done_at, d.mail_id
from notification_delivery d join news w on w.id = d.news_id left join push_device p on p.id = d.device_id;
