-- What waits for a second person, as a queue reads it.
create or replace view approval_queue as
select id, member_id, currency, amount, command as kind, made_at as waiting_since, proposed_hash as content_hash,
  'approval:' || id as subject, maker_id as made_by
from approval where state = 'waiting';
