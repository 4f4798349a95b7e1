-- Whether the member wants offers. Answers whether that changed anything; null for a member that there is not.
create or replace function member_set_offers(p_id bigint, p_wanted boolean) returns boolean language plpgsql as $$
declare
  v_before boolean;
begin
  select receive_exclusive into v_before from member where id = p_id for no key update;
  update member set receive_exclusive = p_wanted where id = p_id and receive_exclusive <> p_wanted;
  return v_before <> p_wanted;
end
$$;
