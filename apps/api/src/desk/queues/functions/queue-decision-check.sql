-- What must hold of every decision, no matter who writes it: nobody decides about himself, anyone who manages staff decides no money,
-- anyone who writes the policy approves nothing by it, and what was decided is not changed.
create or replace function queue_decision_check() returns trigger language plpgsql as $$
begin
  -- The words of the people who decided, about a person who is erased; that they decided stays.
  if tg_op = 'UPDATE' and coalesce(current_setting('casino.erasing', true), '') = 'yes' then
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'decisions are never removed' using errcode = 'check_violation', constraint = 'queue_decision_is_kept';
  end if;
  if tg_op = 'INSERT' then
    if own_affair(new.made_by, new.member_id) then
      raise exception 'whoever decides benefits' using errcode = 'check_violation', constraint = 'queue_decision_own_affair';
    end if;
    if decides_money(new.queue) and manages_staff(new.made_by) then
      raise exception 'whoever manages staff decides no money'
        using errcode = 'check_violation', constraint = 'queue_decision_manages_staff';
    end if;
    if new.queue = 'approvals' and writes_policy(new.made_by) then
      raise exception 'whoever writes the policy approves nothing by it'
        using errcode = 'check_violation', constraint = 'queue_decision_writes_policy';
    end if;
    return new;
  end if;
  if old.state <> 'waiting' or row (new.queue, new.row_id, new.subject, new.member_id, new.what, new.content_hash, new.reason,
      new.reason_filipino, new.given::text, new.made_by, new.maker, new.made_at, new.effective_at)
    is distinct from row (old.queue, old.row_id, old.subject, old.member_id, old.what, old.content_hash, old.reason,
      old.reason_filipino, old.given::text, old.made_by, old.maker, old.made_at, old.effective_at) then
    raise exception 'what was decided is not changed' using errcode = 'check_violation', constraint = 'queue_decision_as_made';
  end if;
  return new;
end
$$;
