-- What other features may know of a member: nothing that lets in, and nothing that only joining is about. They join and read
-- this; `member` itself is touched by this feature alone.
create or replace view member_record as
select id, username, email, email_verified_at, first_name, last_name, birthday, mobile_prefix, mobile, mobile_e164,
  country_code, postal_code, city, address, currency, language, type, vip_level, enabled, credited, created_at,
  agreed_at, receive_exclusive, state_code, national_id_kind, national_id,
  birth_name, birth_place
from member;
