-- Puts other data in the place of what the casino has of a member: names of columns and texts, checked by who asks. Answers
-- which field somebody else has meanwhile; null when it is done.
create or replace function member_correct(p_id bigint, p_changes jsonb) returns text language plpgsql as $$
begin
  update member set
    first_name = coalesce(p_changes ->> 'firstName', first_name),
    last_name = coalesce(p_changes ->> 'lastName', last_name),
    birthday = coalesce((p_changes ->> 'birthday')::date, birthday),
    email_verified_at = case when p_changes ? 'email' then null else email_verified_at end,
    email = coalesce(p_changes ->> 'email', email),
    mobile_prefix = coalesce(p_changes ->> 'mobilePrefix', mobile_prefix),
    mobile = coalesce(p_changes ->> 'mobile', mobile),
    mobile_e164 = coalesce(p_changes ->> 'mobileE164', mobile_e164),
    mobile_standing = case when p_changes ? 'mobileE164' then 'own' else mobile_standing end,
    state_code = coalesce(p_changes ->> 'stateCode', state_code),
    city = coalesce(p_changes ->> 'city', city),
    postal_code = coalesce(p_changes ->> 'postalCode', postal_code),
    address = coalesce(p_changes ->> 'address', address)
  where id = p_id;
  return null;
exception when unique_violation then
  return case when p_changes ? 'email' then 'email' else 'mobile' end;
end
$$;
