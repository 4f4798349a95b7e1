-- Members who may be sent something promotional: who agreed to offers, is neither on a pause nor excluded, and shows no signs of harm.
-- In plpgsql, since the views it reads belong to features that come later.
create or replace function notification_offerable(p_member_id bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from member_record m where m.id = p_member_id and m.receive_exclusive and m.enabled)
    and not exists (select from protection_barred b where b.member_id = p_member_id)
    and not exists (select from harm_no_offers h where h.member_id = p_member_id);
end
$$;
