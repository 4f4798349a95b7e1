-- What players choose games by. Null: its vendor does not say.
alter table game
  add column shelf text
    check (shelf in ('slots', 'originals', 'video-poker', 'cards', 'tables', 'tickets', 'bingo')),
  add column features text[] not null default '{}',
  add column volatility text check (volatility in ('low', 'low to medium', 'medium', 'medium to high', 'high')),
  add column return_percent numeric(5, 2) check (return_percent > 0 and return_percent < 100),
  -- No round pays more multiples of its first stake.
  add column largest_win int check (largest_win > 0);
