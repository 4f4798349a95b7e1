-- Maintenance of the casino: planned, on, over or cancelled. While one is on, no bet opens a round (betting_stop), no deposit begins
-- and players are given no bonus.
create table maintenance (
  id int generated always as identity primary key,
  state text not null default 'planned' check (state in ('planned', 'on', 'over', 'cancelled')),
  -- It starts and ends by itself at these times (follow-schedule.ts).
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- A sentence for players by language; empty: the standard text.
  texts jsonb not null default '{}',
  reason text not null check (reason <> ''),
  made_by text not null,
  made_at timestamptz not null,
  began_at timestamptz,
  finished_at timestamptz,
  check (starts_at < ends_at),
  constraint maintenance_began check ((began_at is not null) = (state in ('on', 'over'))),
  constraint maintenance_finished check ((finished_at is not null) = (state in ('over', 'cancelled')))
);
-- One at a time.
create unique index maintenance_current on maintenance ((true)) where state in ('planned', 'on');
create trigger maintenance_changed after insert or update on maintenance for each row execute function desk_changed('maintenance');
