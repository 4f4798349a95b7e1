-- A part of a country can have rules of its own: a row is then of the part, and the country's names it as not meant.
alter table identity_demand
  add column state_code text not null default '',
  add column own_parts text[] not null default '{}',
  drop constraint identity_demand_pkey,
  add primary key (country_code, state_code);
