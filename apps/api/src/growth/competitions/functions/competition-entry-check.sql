-- Final standings never change, a player is taken out of them or back in by two people before that, and a prize is paid once, while two
-- people have agreed.
create or replace function competition_entry_check() returns trigger language plpgsql as $$
declare
  v_state text;
begin
  select state into v_state from competition where id = new.competition_id;
  if v_state not in ('open', 'paused') and row (new.score, new.rounds, new.needed_rounds, new.reached_at, new.place, new.prize,
      new.left_at, new.joined_at, new.from_seq, new.disqualified_at, new.disqualified_for)
      is distinct from row (old.score, old.rounds, old.needed_rounds, old.reached_at, old.place, old.prize, old.left_at, old.joined_at,
      old.from_seq, old.disqualified_at, old.disqualified_for) then
    raise exception 'final standings are never changed'
      using errcode = 'check_violation', constraint = 'competition_standings_are_final';
  end if;
  if new.receipt <> old.receipt then
    raise exception 'a receipt is never changed' using errcode = 'check_violation', constraint = 'competition_receipt_stays';
  end if;
  if new.disqualified_for is distinct from old.disqualified_for
      and not approval_stands('competition.disqualify', 'competition-entry:' || new.number, null, null,
        concat_ws('|', case when new.disqualified_for is null then 'in' else 'out' end, new.competition_id, new.member_id,
          new.disqualified_for)) then
    raise exception 'a second person has to agree to this disqualification'
      using errcode = 'check_violation', constraint = 'competition_disqualification_takes_two';
  end if;
  if new.paid_at is distinct from old.paid_at and (old.paid_at is not null or v_state <> 'paying') then
    raise exception 'this prize is not to be paid now'
      using errcode = 'check_violation', constraint = 'competition_prize_once';
  end if;
  return new;
end
$$;
