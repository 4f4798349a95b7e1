-- What operators can set while the casino runs, with its history: rows are only added to, the latest of a name and scope
-- is in force. `value` is the whole setting as packages/contract reads it; amounts are exact texts in major units.
create table setting_change (
  name text not null,
  scope text not null,
  version integer not null check (version > 0),
  value json not null,
  before json,
  set_by text not null,
  reason text,
  set_at timestamptz not null default clock_timestamp(),
  primary key (name, scope, version),
  check ((version = 1) = (before is null))
);
create trigger setting_change_is_immutable before update or delete on setting_change
  for each row execute function refuse_change();
