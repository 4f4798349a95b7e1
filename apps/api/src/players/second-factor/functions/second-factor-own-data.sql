-- Second factors, for the member's own copy: that there are some, nothing that lets in.
create or replace view second_factor_own_data as
select t.member_id, 'authenticatorApp' as section, t.member_id as n,
  jsonb_build_object('begun_at', t.begun_at, 'confirmed_at', t.confirmed_at) as data
from totp_factor t
union all
select p.member_id, 'passkeys', p.id,
  jsonb_build_object('name', p.name, 'created_at', p.created_at, 'last_used_at', p.last_used_at)
from passkey p;
