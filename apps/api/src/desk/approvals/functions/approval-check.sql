-- What must hold of every approval, no matter who writes it. Maker, checker and anyone who benefits are different people: the
-- members that somebody is as well are that person. Roles are those of the moment.
create or replace function approval_check() returns trigger language plpgsql as $$
declare
  v_policy approval_policy;
begin
  -- The words of the people who decided, about a person who is erased; that they decided stays.
  if tg_op = 'UPDATE' and coalesce(current_setting('casino.erasing', true), '') = 'yes' then
    return new;
  end if;
  if tg_op = 'DELETE' then
    perform approval_breach('approval_is_kept', 'approvals are never removed');
  end if;
  select * into v_policy from approval_policy_of(new.command, new.currency);

  if tg_op = 'INSERT' then
    if new.state <> 'waiting' then
      perform approval_breach('approval_begins_waiting', 'an approval begins with its proposal');
    end if;
    if v_policy.id is distinct from new.policy_id or v_policy.amount_from is null or new.amount < v_policy.amount_from then
      perform approval_breach('approval_under_its_policy', 'this does not fall under that row of the policy');
    end if;
    if own_affair(new.maker_id, new.member_id) then
      perform approval_breach('approval_maker_benefits', 'whoever proposes it benefits from it');
    end if;
    if decides_money(new.command) and manages_staff(new.maker_id) then
      perform approval_breach('approval_maker_manages_staff', 'whoever manages staff decides no money');
    end if;
    return new;
  end if;

  if row (new.id, new.command, new.subject, new.member_id, new.currency, new.amount, new.proposal, new.proposed_hash, new.maker_id,
      new.maker, new.made_at, new.policy_id, new.expires_at)
    is distinct from row (old.id, old.command, old.subject, old.member_id, old.currency, old.amount, old.proposal,
      old.proposed_hash, old.maker_id, old.maker, old.made_at, old.policy_id, old.expires_at) then
    perform approval_breach('approval_is_as_proposed', 'what was proposed is never changed');
  end if;
  if (old.state, new.state) not in (('waiting', 'approved'), ('waiting', 'refused'), ('waiting', 'expired'),
      ('approved', 'approved'), ('approved', 'carriedOut'), ('approved', 'failed')) then
    perform approval_breach('approval_moves', format('an approval that is %s does not become %s', old.state, new.state));
  end if;
  if old.state <> 'waiting' and row (new.checker_id, new.checker, new.checked_at)
    is distinct from row (old.checker_id, old.checker, old.checked_at) then
    perform approval_breach('approval_is_as_proposed', 'who approved it is never changed');
  end if;
  if old.state = 'waiting' and new.state = 'approved' then
    if old.expires_at <= clock_timestamp() then
      perform approval_breach('approval_expired', 'the proposal has expired');
    end if;
    if v_policy.id is distinct from new.policy_id then
      perform approval_breach('approval_under_its_policy', 'another row of the policy is in force than it fell under');
    end if;
    if own_affair(new.checker_id, new.member_id) or own_affair(new.maker_id, new.member_id)
      or new.subject = 'staff:' || new.checker_id
      or exists (
        select from staff_held_role h
        where h.staff_id = new.checker_id and h.role = replace(new.subject, 'staff-role:', 'custom:')) then
      perform approval_breach('approval_checker_benefits', 'whoever approves it benefits from it');
    end if;
    if changes_staff(new.command) then
      -- An API key holds rights of its maker, who need not manage staff; only an administrator agrees to it.
      if not (manages_staff(new.checker_id) and (new.command = 'apiKey.create' or manages_staff(new.maker_id))) then
        perform approval_breach('approval_not_by_administrators', 'only administrators change the staff');
      end if;
    elsif writes_policy(new.checker_id) then
      perform approval_breach('approval_checker_writes_policy', 'whoever writes the policy approves nothing by it');
    end if;
    if decides_money(new.command) and (manages_staff(new.checker_id) or manages_staff(new.maker_id)) then
      perform approval_breach('approval_checker_manages_staff', 'whoever manages staff decides no money');
    end if;
  end if;
  return new;
end
$$;
