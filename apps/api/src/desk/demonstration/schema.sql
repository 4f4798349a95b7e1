-- One row where the members are made up, none otherwise; never changed.
create table demonstration (
  one_row boolean primary key default true check (one_row),
  seed integer not null check (seed >= 0),
  operator text not null,
  begun_at timestamptz not null default now()
);
