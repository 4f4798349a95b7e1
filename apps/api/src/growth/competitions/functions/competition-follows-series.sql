-- Whether this is a further one of a series that runs, which says but for its times what the first one says: its publication was agreed
-- to with the first one.
create or replace function competition_follows_series(p_new competition) returns boolean language sql stable as $$
  select exists (
    select from competition f
    where f.id = p_new.series_id and f.id <> p_new.id and f.repeat_ended_at is null and f.state not in ('draft', 'scheduled')
      and p_new.series_number between 2 and f.repeat_times
      and row (f.english, f.filipino, f.kind, f.measure, f.games, f.games_left_out, f.rounds, f.round_most, f.ties, f.minimum_stakes, f.pool, f.prizes, f.entry,
        f.most_players) is not distinct from row (p_new.english, p_new.filipino,
        p_new.kind, p_new.measure, p_new.games, p_new.games_left_out, p_new.rounds,
        p_new.round_most, p_new.ties, p_new.minimum_stakes, p_new.pool, p_new.prizes, p_new.entry, p_new.most_players))
$$;
