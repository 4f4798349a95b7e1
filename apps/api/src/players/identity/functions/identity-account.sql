-- What a check at a provider was about, as it is now: of who the member is, and of where the member lives.
create or replace view identity_account as
select id as member_id, country_code,
  sha256(convert_to(concat_ws('|', lower(first_name), lower(last_name), birthday::text), 'UTF8')) as person_digest,
  sha256(convert_to(concat_ws('|', country_code, lower(city), lower(postal_code), lower(address)), 'UTF8')) as address_digest,
  state_code
from member_record;
