create or replace function live_round_event() returns trigger language plpgsql as $$
begin
  insert into live_event (table_code, round_number, before, after, fence)
  values (new.table_code, new.number, case when tg_op = 'UPDATE' then old.state end, new.state, new.fence);
  return null;
end $$;
create or replace trigger live_round_event after insert or update of state on live_round
  for each row execute function live_round_event();

-- By statement, since hundreds of bets are settled at once.
create or replace function live_bet_placed_event() returns trigger language plpgsql as $$
begin
  insert into live_event (table_code, round_number, bet_id, after)
  select table_code, round_number, id, state from fresh;
  return null;
end $$;
create or replace trigger live_bet_placed_event after insert on live_bet referencing new table as fresh
  for each statement execute function live_bet_placed_event();
create or replace function live_bet_event() returns trigger language plpgsql as $$
begin
  insert into live_event (table_code, round_number, bet_id, before, after)
  select n.table_code, n.round_number, n.id, o.state, n.state
  from later n join former o on o.id = n.id where o.state <> n.state;
  return null;
end $$;
create or replace trigger live_bet_event after update on live_bet referencing old table as former new table as later
  for each statement execute function live_bet_event();
