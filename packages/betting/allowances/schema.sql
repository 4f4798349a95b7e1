-- How far the running totals of a player's book may rise, so that a bet adds nothing up. It holds until `good_until`. Players without
-- limits and breaks have no row. The values come from play_allowance_of, a function of player protection.
create table bet_allowance (
  member_id bigint not null,
  -- No bet is taken: a break, an exclusion or a closed account.
  barred boolean not null,
  -- The time that a limit allows is used up.
  time_spent boolean not null,
  -- Minor units, compared with the book's stakes without rollbacks, and with these less the wins. Null: no limit.
  staked_most bigint,
  lost_most bigint,
  good_until timestamptz not null,
  primary key (member_id)
) with (fillfactor = 70);
