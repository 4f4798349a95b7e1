-- Whether an id of a vendor's has been used: it names a posting of the member's, or a rollback that left a tombstone.
create or replace function wallet_knows_id(p_member bigint, p_vendor text, p_id text) returns boolean
language sql stable return exists (
    select from ledger_posting p where p.member_id = p_member and p.source = p_vendor and p.external_id = p_id)
  or exists (
    select from ledger_posting p where p.member_id = p_member and p.source = p_vendor and p.reference = p_id
      and p.type = 'TOMBSTONE');
