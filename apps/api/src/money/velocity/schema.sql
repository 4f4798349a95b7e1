-- Velocity limits of payments, by version. None is ever changed; the latest applies.
create table payment_velocity (
  version integer primary key check (version > 0),
  -- As packages/contract reads them; amounts are decimal text in major units.
  limits jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> '')
);
create trigger payment_velocity_is_immutable before update or delete on payment_velocity
  for each row execute function refuse_change();
