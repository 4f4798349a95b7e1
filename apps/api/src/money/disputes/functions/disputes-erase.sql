-- Files of evidence name the person. That they were made, and their hashes, stand in the record.
create or replace function disputes_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  perform set_config('casino.erasing', 'yes', true);
  delete from dispute_evidence where claim_id in (select id from payment_claim where member_id = p_member_id);
  perform set_config('casino.erasing', '', true);
end $$;
