-- Erases what this feature keeps of a member: at once what no law asks for, and with `p_all` who the member was. What lets
-- in goes first of all. The row stays: books, rounds and payments are of its number. Nobody can join under a name that begins
-- like these. Can be done any number of times.
create or replace function access_erase(p_id bigint, p_password_hash text, p_all boolean) returns void
language plpgsql as $$
begin
  update member set
    username = '~' || id, email = '~' || id || '@erased.invalid', email_verified_at = null,
    mobile_prefix = '0', mobile = id::text, mobile_e164 = null, mobile_standing = 'undialable',
    password_hash = p_password_hash, receive_exclusive = false, recommend_code = null, language = 'en', enabled = false
  where id = p_id;
  delete from member_session where member_id = p_id;
  delete from mailed_link where member_id = p_id;
  delete from social_identity where member_id = p_id;
  delete from log_in_refusal where member_id = p_id;
  if p_all then
    -- The year stays, for figures by age.
    update member set first_name = 'erased', last_name = 'erased', birthday = date_trunc('year', birthday)::date,
      city = 'erased', postal_code = 'erased', address = 'erased', national_id_kind = null, national_id = null, birth_name = null, birth_place = null
    where id = p_id;
  end if;
end $$;
