-- Wins that are held are few: the bets and wins of play tell nobody.
create trigger held_win_changed after insert or update on held_win for each row execute function desk_changed('heldWins');
