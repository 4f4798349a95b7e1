-- By what bonuses of one person were distinguished from those of another.
create or replace function bonus_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  delete from bonus_ring where member_id = p_member_id;
  update bonus_shared set label = 'erased' where member_id = p_member_id and label <> 'erased';
end $$;
