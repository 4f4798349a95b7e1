-- Counts that a game was opened for money.
create or replace function game_count_play(p_code text) returns void language sql as $$
  update game set total_play_count = total_play_count + 1 where code = p_code;
$$;
