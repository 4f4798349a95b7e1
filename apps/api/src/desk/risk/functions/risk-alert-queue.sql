-- Alerts that wait for a decision, as a queue reads them. What was raised never changes.
create or replace view risk_alert_queue as
select id, member_id, currency, null::bigint as amount, severity as kind, event_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, code, version, subject, window_key, facts), 'UTF8')), 'hex') as content_hash,
  'risk-alert:' || id as subject, null::bigint as made_by
from risk_alert where state = 'open';
