create or replace function promotions_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  delete from promotion_shown where member_id = p_member_id;
  delete from promotion_chosen where member_id = p_member_id;
end $$;
