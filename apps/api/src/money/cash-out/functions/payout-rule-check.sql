-- A rule is switched on only in a version that was tried, and everything that is switched on only as the policy of approvals has it,
-- with the second approval on exactly this content. To switch off takes one person and nothing else.
create or replace function payout_rule_check() returns trigger language plpgsql as $$
declare
  v_content text;
begin
  if new.turned = 'off' then
    return new;
  end if;
  if new.currency is null then
    v_content := 'all';
  else
    if not exists (select from payout_rule_trial t where t.currency = new.currency and t.version = new.version) then
      raise exception 'a rule is tried before it is switched on'
        using errcode = 'check_violation', constraint = 'payout_rule_takes_trial';
    end if;
    select content_hash into v_content from payout_rule where currency = new.currency and version = new.version;
  end if;
  if not approval_stands('payoutRule.switchOn', 'payout-rule:' || coalesce(new.currency, 'all'), null, null, v_content) then
    raise exception 'a second person has to agree to switch this on'
      using errcode = 'check_violation', constraint = 'payout_rule_takes_two';
  end if;
  return new;
end
$$;
