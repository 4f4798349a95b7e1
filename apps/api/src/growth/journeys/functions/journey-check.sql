-- A version is switched on only after a back-test, and as the policy of approvals has it: with the second approval on exactly this
-- content. To pause, to resume what was switched on, and to stop take one person.
create or replace function journey_check() returns trigger language plpgsql as $$
declare
  v_content text;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'a journey begins as a draft' using errcode = 'check_violation', constraint = 'journey_moves';
    end if;
    return new;
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'running'), ('running', 'paused'), ('paused', 'running'),
      ('running', 'stopped'), ('paused', 'stopped')) then
    raise exception 'a journey that is % does not become %', old.state, new.state
      using errcode = 'check_violation', constraint = 'journey_moves';
  end if;
  if new.runs is distinct from old.runs then
    if not exists (select from journey_trial t where t.journey_id = new.id and t.version = new.runs) then
      raise exception 'a journey is back-tested before it is switched on'
        using errcode = 'check_violation', constraint = 'journey_takes_trial';
    end if;
    select content_hash into v_content from journey_version where journey_id = new.id and version = new.runs;
    if not approval_stands('journey.switchOn', 'journey:' || new.id, null, null, v_content) then
      raise exception 'a second person has to agree to switch this journey on'
        using errcode = 'check_violation', constraint = 'journey_takes_two';
    end if;
  end if;
  return new;
end
$$;
