-- A rule is switched on only in a version that was tried, and both ways as the policy of approvals has it, with the second approval
-- on exactly this version and direction.
create or replace function risk_switch_check() returns trigger language plpgsql as $$
declare
  v_content text;
begin
  if new.turned = 'on' and not exists (select from risk_trial t where t.code = new.code and t.version = new.version) then
    raise exception 'a rule is tried before it is switched on'
      using errcode = 'check_violation', constraint = 'risk_switch_takes_trial';
  end if;
  select encode(sha256(convert_to(new.turned || ' ' || content_hash, 'UTF8')), 'hex') into v_content
  from risk_rule where code = new.code and version = new.version;
  if not approval_stands('rule.switchOn', 'risk-rule:' || new.code, null, null, v_content) then
    raise exception 'a second person has to agree to switch this rule'
      using errcode = 'check_violation', constraint = 'risk_switch_takes_two';
  end if;
  return new;
end
$$;
