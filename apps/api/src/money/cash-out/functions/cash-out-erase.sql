-- Saved accounts go at once; where a cash-out went, and what proved it, with `p_all`. The hashes of what was approved stay:
-- nothing is read out of them.
create or replace function cash_out_erase(p_member_id bigint, p_all boolean) returns void language plpgsql as $$
begin
  delete from cash_out_account where member_id = p_member_id;
  if p_all then
    update cash_out set destination = '{"erased": true}', proofs = '[]', reason = case when reason is null then null else 'erased' end
    where member_id = p_member_id and destination <> '{"erased": true}';
    update cash_out_judgement set review_reason = 'erased' where member_id = p_member_id and review_reason is not null;
  end if;
end $$;
