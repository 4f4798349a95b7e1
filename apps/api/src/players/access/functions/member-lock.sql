-- Until the transaction ends, what is counted for this member and then written is not counted by another at the same time.
-- False for a member that there is not.
create or replace function member_lock(p_id bigint) returns boolean language plpgsql as $$
begin
  perform from member where id = p_id for no key update;
  return found;
end
$$;
