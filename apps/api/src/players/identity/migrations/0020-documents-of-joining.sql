-- The documents that a new account is asked for, and before what.
alter table identity_demand
  add column documents text[] not null default '{}',
  add column documents_before text check (documents_before in ('deposit', 'play'));
