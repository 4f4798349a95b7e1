-- Tags a member; false where the member has the tag.
create or replace function member_add_tag(p_member_id bigint, p_tag text, p_by text) returns boolean language plpgsql as $$
begin
  insert into member_tag (member_id, tag, added_by) values (p_member_id, p_tag, p_by) on conflict do nothing;
  return found;
end
$$;
