-- A campaign starts as the policy of approvals has it, for every currency that it gives, with the second approval on exactly what
-- is sent; and what was started says the same for ever.
create or replace function campaign_check() returns trigger language plpgsql as $$
declare
  v_currency text;
  v_most bigint;
begin
  if old.state <> 'draft' and row (new.kind, new.content, new.each, new.most, new.content_hash, new.group_id, new.group_version)
      is distinct from row (old.kind, old.content, old.each, old.most, old.content_hash, old.group_id, old.group_version) then
    raise exception 'a campaign that was started is never changed'
      using errcode = 'check_violation', constraint = 'campaign_is_as_started';
  end if;
  if old.state = 'draft' and new.state <> 'draft' then
    for v_currency, v_most in select key, value::bigint from jsonb_each_text(new.most)
      union all select null, null where new.most = '{}'
    loop
      if not approval_stands('campaign.start', 'campaign:' || new.id, v_currency, v_most, new.content_hash) then
        raise exception 'a second person has to agree to start this campaign'
          using errcode = 'check_violation', constraint = 'campaign_takes_two';
      end if;
    end loop;
  end if;
  return new;
end
$$;
