-- Final standings never change, and a prize is paid once, while two people have agreed.
create or replace function competition_entry_check() returns trigger language plpgsql as $$
declare
  v_state text;
begin
  select state into v_state from competition where id = new.competition_id;
  if v_state not in ('open', 'paused') and row (new.score, new.rounds, new.place, new.prize, new.left_at, new.joined_at, new.from_seq)
      is distinct from row (old.score, old.rounds, old.place, old.prize, old.left_at, old.joined_at, old.from_seq) then
    raise exception 'final standings are never changed'
      using errcode = 'check_violation', constraint = 'competition_standings_are_final';
  end if;
  if new.paid_at is distinct from old.paid_at and (old.paid_at is not null or v_state <> 'paying') then
    raise exception 'this prize is not to be paid now'
      using errcode = 'check_violation', constraint = 'competition_prize_once';
  end if;
  return new;
end
$$;
