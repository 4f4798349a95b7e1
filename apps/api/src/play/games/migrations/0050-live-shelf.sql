-- Tables whose rounds are shared have a shelf of their own.
alter table game drop constraint game_shelf_check;
alter table game add constraint game_shelf_check
  check (shelf in ('slots', 'originals', 'video-poker', 'cards', 'tables', 'tickets', 'bingo', 'live'));
