-- Figures of a statement are never changed. It is paid, and released when it is held, as the policy of approvals has it: with the
-- second approval on exactly its digest.
create or replace function affiliate_statement_check() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'statements are never removed' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state not in ('closed', 'carried') then
      raise exception 'a statement begins closed' using errcode = 'check_violation', constraint = 'affiliate_statement_moves';
    end if;
    return new;
  end if;
  if row (new.affiliate_id, new.month, new.currency, new.plan_id, new.plan_version, new.lines, new.payable, new.carried_out,
      new.digest, new.closed_at, new.due_day)
    is distinct from row (old.affiliate_id, old.month, old.currency, old.plan_id, old.plan_version, old.lines, old.payable,
      old.carried_out, old.digest, old.closed_at, old.due_day) then
    raise exception 'the figures of a statement are final' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state then
    if (old.state, new.state) not in (('closed', 'held'), ('approved', 'held'), ('failed', 'held'), ('held', 'closed'),
        ('closed', 'approved'), ('failed', 'approved'), ('approved', 'paying'), ('approved', 'paid'), ('paying', 'paid'),
        ('paying', 'failed')) then
      raise exception 'a statement that is % does not become %', old.state, new.state
        using errcode = 'check_violation', constraint = 'affiliate_statement_moves';
    end if;
    if new.state = 'approved' and not approval_stands('affiliate.approveStatement', 'affiliate-statement:' || new.id,
        new.currency, new.payable, new.digest)
      or old.state = 'held' and not approval_stands('affiliate.releaseStatement', 'affiliate-statement:' || new.id,
        new.currency, new.payable, new.digest) then
      raise exception 'a second person has to agree to this statement'
        using errcode = 'check_violation', constraint = 'affiliate_statement_takes_two';
    end if;
  end if;
  return new;
end
$$;
