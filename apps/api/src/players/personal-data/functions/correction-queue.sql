-- Corrections that members have asked for, as a queue reads them; of a kind by the weightiest that changes.
create or replace view correction_queue as
select id, member_id, null::text as currency, null::bigint as amount,
  case when changes @? '$[*] ? (@.field == "firstName" || @.field == "lastName" || @.field == "birthday")' then 'person'
    when changes @? '$[*] ? (@.field == "email" || @.field == "mobilePrefix" || @.field == "mobile")' then 'contact'
    else 'home' end as kind,
  asked_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, member_id, changes), 'UTF8')), 'hex') as content_hash,
  'correction:' || id as subject, null::bigint as made_by
from correction where state = 'waiting';
