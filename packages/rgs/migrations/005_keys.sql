-- A round is written with the player, session and seed that the same statement has found, so that a look for each of them
-- after it finds what was found a moment before; with the locks that such looks take it was a tenth of a round. What goes with
-- a player goes by player_gone.
alter table round
  drop constraint round_player_id_fkey,
  drop constraint round_session_id_fkey,
  drop constraint round_seed_id_fkey;
-- Only the key to the session looked here.
drop index round_of_session;
-- One key instead of two: events are read by their round, in their order.
alter table round_event drop constraint round_event_pkey, add primary key (round_id, id);
drop index round_event_round;
