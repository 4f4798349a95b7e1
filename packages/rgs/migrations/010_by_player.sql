-- What belongs to a player names the player, so that it can lie where the player's other rows lie. Of older events this is found out
-- when the studio is spread.
alter table round_event add column player_id uuid;

alter table play_money add column player_id uuid;
update play_money m set player_id = s.player_id from play_session s where s.id = m.session_id;
alter table play_money_transaction add column player_id uuid;
update play_money_transaction t set player_id = s.player_id from play_session s where s.id = t.session_id;

-- The release before this one names none.
create function play_money_of_player() returns trigger language plpgsql as $$
begin
  if new.player_id is null then
    select s.player_id into new.player_id from play_session s where s.id = new.session_id;
  end if;
  return new;
end $$;
create trigger play_money_of_player before insert on play_money for each row execute function play_money_of_player();
create trigger play_money_of_player before insert on play_money_transaction for each row execute function play_money_of_player();
