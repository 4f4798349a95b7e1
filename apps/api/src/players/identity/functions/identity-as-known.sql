-- How each member is known, by a provider or by documents that people have accepted. The one place that says so. A check that
-- was begun under another name or birthday proves nothing, and of another address not the address.
create or replace view identity_as_known as
select p.member_id, p.country_code,
  case when 'passed' in (c.identity, d.identity) then 'passed' when 'waiting' in (c.identity, d.identity) then 'waiting'
    when 'refused' in (c.identity, d.identity) then 'refused' else 'missing' end as identity,
  case when c.identity = 'passed' then 'provider' when d.identity = 'passed' then 'documents' end as identity_by,
  case when 'passed' in (c.address, d.address) then 'passed' when 'waiting' in (c.address, d.address) then 'waiting'
    when 'refused' in (c.address, d.address) then 'refused' else 'missing' end as address,
  case when c.address = 'passed' then 'provider' when d.address = 'passed' then 'documents' end as address_by,
  case when 'passed' in (c.age, d.identity) then 'passed' when 'waiting' in (c.age, d.identity) then 'waiting'
    when 'refused' in (c.age, d.identity) then 'refused' else 'missing' end as age,
  p.state_code
from identity_account p
left join lateral (
  select l.identity, l.age, case when l.address_digest = p.address_digest then l.address else 'missing' end as address
  from identity_check l where l.member_id = p.member_id and l.person_digest = p.person_digest
  order by l.id desc limit 1) c on true
left join lateral (
  select min(s.standing) filter (where s.kind = 'idcardProof') as identity,
    min(s.standing) filter (where s.kind = 'addressProof') as address
  from (
    select r.kind, case when r.status = 'accepted' and coalesce(r.expires_on >= (now() at time zone 'utc')::date, true)
        then 'passed' when r.status in ('accepted', 'expired') then 'missing' else r.status end as standing
    from document_record r where r.member_id = p.member_id and r.kind in ('idcardProof', 'addressProof')) s) d on true;
