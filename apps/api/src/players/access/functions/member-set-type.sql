-- 0 common, 10 agent. Answers whether that changed anything; null for a member that there is not.
create or replace function member_set_type(p_id bigint, p_type smallint) returns boolean language plpgsql as $$
declare
  v_before smallint;
begin
  select type into v_before from member where id = p_id for no key update;
  update member set type = p_type where id = p_id and type <> p_type;
  return v_before <> p_type;
end
$$;
