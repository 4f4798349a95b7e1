-- A win that the wallet checks before it pays: the round is over for its player, who plays on, and the wallet is asked now
-- and then what was decided. DENIED: it will not be paid.
alter table round
  drop constraint round_state_check,
  drop constraint round_check,
  drop constraint round_check1,
  add constraint round_state_check
    check (state in ('BETTING', 'PLAYING', 'SETTLING', 'CANCELLING', 'HELD', 'CLOSED', 'DENIED', 'REFUSED', 'VOID')),
  add constraint round_closed_check
    check ((closed_at is not null) = (state in ('HELD', 'CLOSED', 'DENIED', 'REFUSED', 'VOID'))),
  add constraint round_outcome_check check (state not in ('SETTLING', 'HELD', 'CLOSED', 'DENIED') or outcome is not null);
create index round_held on round (work_at) where state = 'HELD';
