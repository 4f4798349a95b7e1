create or replace function invite_erase(p_member_id bigint) returns void language sql as $$
  delete from member_origin where member_id = p_member_id;
$$;
