-- By which partner the member came, for the member's own copy.
create or replace view affiliates_own_data as
select p.member_id, 'affiliate' as section, p.member_id as n,
  jsonb_build_object('partner', a.company, 'joined_at', p.joined_at, 'pseudonym', p.pseudonym) as data
from affiliate_player p join affiliate a on a.id = p.affiliate_id;
