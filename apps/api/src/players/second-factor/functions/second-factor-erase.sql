create or replace function second_factor_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  delete from factor_challenge where member_id = p_member_id;
  delete from factor_failure where member_id = p_member_id;
  delete from recovery_code where member_id = p_member_id;
  delete from passkey where member_id = p_member_id;
  delete from totp_factor where member_id = p_member_id;
end $$;
