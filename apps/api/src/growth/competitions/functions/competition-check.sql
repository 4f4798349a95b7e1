-- What players were promised never changes; prizes are paid as the policy of approvals has it, with the second approval on exactly
-- these standings; and a competition is paid once every prize is.
create or replace function competition_check() returns trigger language plpgsql as $$
begin
  if row (new.english, new.filipino, new.kind, new.measure, new.games, new.starts_at, new.ends_at, new.rounds, new.minimum_stakes,
      new.prizes) is distinct from row (old.english, old.filipino, old.kind, old.measure, old.games, old.starts_at, old.ends_at,
      old.rounds, old.minimum_stakes, old.prizes)
      or (old.result_hash is not null and new.result_hash is distinct from old.result_hash) then
    raise exception 'a competition is never changed'
      using errcode = 'check_violation', constraint = 'competition_is_as_announced';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('open', 'paused'), ('paused', 'open'), ('open', 'cancelled'),
      ('paused', 'cancelled'), ('open', 'final'), ('paused', 'final'), ('final', 'paying'), ('paying', 'paid'), ('open', 'paid'), ('paused', 'paid')) then
    raise exception 'a competition that is % does not become %', old.state, new.state
      using errcode = 'check_violation', constraint = 'competition_moves';
  end if;
  if old.state <> 'paying' and new.state = 'paying'
      and not approval_stands('competition.pay', 'competition:' || new.id, null, null, new.result_hash) then
    raise exception 'a second person has to agree to pay these prizes'
      using errcode = 'check_violation', constraint = 'competition_takes_two';
  end if;
  if old.state <> 'paid' and new.state = 'paid' and exists (
      select from competition_entry e where e.competition_id = new.id and e.prize is not null and e.paid_at is null) then
    raise exception 'a prize is not paid yet' using errcode = 'check_violation', constraint = 'competition_is_paid';
  end if;
  return new;
end
$$;
