-- How a member is known, and what was asked about the money, for the member's own copy.
create or replace view identity_own_data as
select c.member_id, 'identityChecks' as section, c.id as n,
  to_jsonb(c) - '{id, member_id, reference, person_digest, address_digest, ask_at, asked}'::text[] as data
from identity_check c
union all
select r.member_id, 'registerAnswers',
  row_number() over (partition by r.member_id order by r.register), to_jsonb(r) - 'member_id'
from register_answer r
union all
select f.member_id, 'sourcesOfFunds', f.id,
  to_jsonb(f) - '{id, member_id, file_ids, decided_by}'::text[]
from funds_case f;
