-- Letters of the member, and those that came from the address while nobody was logged in.
create or replace function support_erase(p_member_id bigint, p_email text) returns void language sql as $$
  delete from contact where member_id = p_member_id or lower(email) = lower(p_email);
$$;
