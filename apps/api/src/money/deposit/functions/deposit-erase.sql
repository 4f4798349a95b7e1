-- Whose card and account deposits were paid with. The amounts and the provider's number of each payment stay with the book.
create or replace function deposit_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  perform set_config('casino.erasing', 'yes', true);
  delete from deposit_payer where member_id = p_member_id;
  delete from deposit_instrument where member_id = p_member_id;
  delete from deposit_card where member_id = p_member_id;
  update deposit_attempt set next_step = null
  where member_id = p_member_id and next_step is not null;
  perform set_config('casino.erasing', '', true);
end $$;
