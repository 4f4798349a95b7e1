-- Whether a member is known well enough to be paid without a person who looks: who the member is and the age always, the address where
-- the place asks for it at any time. By (member_id).
create or replace view identity_for_payout as
select s.member_id,
  s.identity = 'passed' and s.age = 'passed' and (s.address = 'passed' or coalesce(d.address_before, 'never') = 'never') as known
from identity_as_known s
left join identity_demand d on d.country_code = s.country_code
  and (d.state_code = s.state_code or d.state_code = '' and s.state_code <> all (d.own_parts));
