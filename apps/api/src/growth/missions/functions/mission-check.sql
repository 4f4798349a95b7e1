-- What players were promised never changes once it was opened, and points that are worth money are offered as the policy of approvals has it: with the
-- second approval on exactly this mission.
create or replace function mission_check() returns trigger language plpgsql as $$
begin
  if (old.state <> 'draft' or new.state <> 'draft') and row (new.english, new.filipino, new.kind, new.count, new.category, new.points,
      new.starts_at, new.ends_at, new.entry, new.most_players, new.content_hash) is distinct from row (old.english, old.filipino,
      old.kind, old.count, old.category, old.points, old.starts_at, old.ends_at, old.entry, old.most_players, old.content_hash) then
    raise exception 'a mission is never changed' using errcode = 'check_violation', constraint = 'mission_is_as_announced';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'open'), ('draft', 'ended'), ('open', 'paused'),
      ('paused', 'open'), ('open', 'ended'), ('paused', 'ended')) then
    raise exception 'a mission that is % does not become %', old.state, new.state
      using errcode = 'check_violation', constraint = 'mission_moves';
  end if;
  if old.state = 'draft' and new.state = 'open'
      and not approval_stands('mission.open', 'mission:' || new.id, null, null, new.content_hash) then
    raise exception 'a second person has to agree to open this mission'
      using errcode = 'check_violation', constraint = 'mission_takes_two';
  end if;
  return new;
end
$$;
