-- Accounts that a member has cashed out to, to be picked again. A row that is removed is gone.
create table cash_out_account (
  vault smallint not null,
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references cash_out_method (code),
  destination jsonb not null,
  used_at timestamptz not null default now(),
  primary key (vault, id)
);
create unique index cash_out_account_once on cash_out_account (vault, member_id, method, md5(destination::text));

-- What the house promises, in hours from the application.
alter table cash_out_method
  add column hours_least smallint not null default 24,
  add column hours_most smallint not null default 72,
  add constraint cash_out_method_hours check (0 <= hours_least and hours_least <= hours_most);

-- A picture of its own for each.
update cash_out_method set icon = '/art/methods/card-window.svg' where code = 'CPAY';
update cash_out_method set icon = '/art/methods/purse.svg' where code = 'MERCADO_PAGO';
