-- Rules are switched on only in a version that was back-tested, and only as the policy of approvals has it, with the second approval on
-- exactly this content. To switch off takes one person and nothing else.
create or replace function deposit_routing_check() returns trigger language plpgsql as $$
declare
  v_content text;
begin
  if new.turned = 'off' then
    return new;
  end if;
  if not exists (select from deposit_routing_trial t where t.version = new.version) then
    raise exception 'routing rules are back-tested before they are switched on'
      using errcode = 'check_violation', constraint = 'deposit_routing_takes_trial';
  end if;
  select content_hash into v_content from deposit_routing where version = new.version;
  if not approval_stands('routing.switchOn', 'deposit-routing:' || new.version, null, null, v_content) then
    raise exception 'a second person has to agree to switch routing rules on'
      using errcode = 'check_violation', constraint = 'deposit_routing_takes_two';
  end if;
  return new;
end
$$;
