-- What a member has paid in since a moment, in minor units, with what is under way.
create or replace function play_deposited(p_member bigint, p_from timestamptz) returns bigint language plpgsql stable as $$
begin
  return (
    coalesce((select sum(p.amount) from ledger_posting p
      where p.member_id = p_member and p.type = 'DEPOSIT' and p.created_at >= p_from), 0)
    + coalesce((select sum(d.amount) from deposit_record d
      where d.member_id = p_member
        and d.state in ('created', 'pending', 'action_required', 'processing', 'unknown', 'review')), 0))::bigint;
end
$$;
