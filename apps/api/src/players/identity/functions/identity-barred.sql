-- Who may not play now: who has to be known before and is not, and whom a national register has excluded. Who has to be
-- known before a deposit has to be known before play all the more, whatever the money is from. Documents that a new account is
-- asked for need to be handed in only; a member who is known has shown them.
create or replace view identity_barred as
select s.member_id from identity_demand d join identity_as_known s on s.country_code = d.country_code
  and (d.state_code = s.state_code or d.state_code = '' and s.state_code <> all (d.own_parts))
where (d.identity_before in ('deposit', 'play') and (s.identity <> 'passed' or s.age <> 'passed'))
  or (d.address_before in ('deposit', 'play') and s.address <> 'passed')
  or (d.documents_before is not null and s.identity <> 'passed' and exists (
    select from unnest(d.documents) k
    where not exists (
      select from document_record r where r.member_id = s.member_id and r.kind = k and r.status in ('waiting', 'accepted'))))
union all
select member_id from register_answer where answer = 'excluded';
