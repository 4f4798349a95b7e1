-- What follows a change of a player's rounds, statement by statement. Here together, since where players are spread each part has its own.
create or replace trigger player_gone after delete on player referencing old table as gone
  for each statement execute function player_gone();
create or replace trigger round_gone after delete on round referencing old table as gone
  for each statement execute function round_gone();
create or replace trigger round_created after insert on round referencing new table as made
  for each statement execute function round_events_of_new();
create or replace trigger round_changed after update on round referencing old table as was new table as now_so
  for each statement execute function round_events_of_changed();
create or replace trigger round_paid_in after update on round referencing old table as was new table as now_so
  for each statement execute function pot_paid_in();
