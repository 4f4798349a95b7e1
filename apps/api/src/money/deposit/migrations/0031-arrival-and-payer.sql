-- When a payment is credited once it was made: at once, within minutes, or after the network's confirmations.
alter table deposit_method
  add column arrival text not null default 'atOnce' check (arrival in ('atOnce', 'minutes', 'confirmations'));
update deposit_method set arrival = 'minutes' where code = 'CASH';
update deposit_method set arrival = 'confirmations' where code in ('CRYPTO', 'CRYPT');

-- A picture of its own for each.
update deposit_method set icon = '/art/methods/card-page.svg' where code = 'STRIPE';
update deposit_method set icon = '/art/methods/card-twice.svg' where code = 'VISA_MASTERCARD_1';
update deposit_method set icon = '/art/methods/card-window.svg' where code = 'CPAY';
update deposit_method set icon = '/art/methods/purse.svg' where code = 'ONLY_PAY';
update deposit_method set icon = '/art/methods/wallet-quick.svg' where code = 'PAYP';

-- Who pays, for a provider's page that begins with it. Kept, so that an order that is repeated is the same order.
create table deposit_payer (
  vault smallint not null,
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  first_name text not null,
  last_name text not null,
  country text not null,
  state text not null,
  city text not null,
  address text not null,
  postal_code text not null,
  primary key (vault, attempt_id)
);
create index on deposit_payer (vault, member_id, attempt_id desc);
