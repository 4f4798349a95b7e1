-- Messages on the site and how they were sent, for the member's own copy.
create or replace view messages_own_data as
select w.member_id, 'messages' as section, w.id as n,
  to_jsonb(w) - '{id, member_id, type}'::text[] as data
from news w
union all
select d.member_id, 'sentNotifications', d.id,
  to_jsonb(d) - '{id, member_id, device_id, mail_id, claimed_at}'::text[]
from notification_delivery d
union all
select p.member_id, 'pushDevices', p.id, jsonb_build_object('name', p.name, 'created_at', p.created_at, 'ended_at', p.ended_at)
from push_device p
union all
select c.member_id, 'notificationChoices', row_number() over (partition by c.member_id order by c.topic, c.channel),
  to_jsonb(c) - '{member_id}'::text[]
from notification_choice c
union all
select q.member_id, 'quietHours', 1, to_jsonb(q) - '{member_id}'::text[]
from notification_preference q;
