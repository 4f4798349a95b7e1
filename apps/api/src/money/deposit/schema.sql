create table deposit_method (
  code text primary key,
  name text not null,
  icon text not null,
  provider text not null,
  enabled boolean not null,
  -- 0 all members, 10 those who have deposited before, 20 those who have not.
  visibility smallint not null check (visibility in (0, 10, 20)),
  currencies text[] not null,
  sort_index integer not null,
  -- How much less is paid than credited, in percent of the amount.
  discount_percent smallint not null default 0 check (discount_percent between 0 and 50),
  -- When a payment is credited once it was made: at once, within minutes, or after the network's confirmations.
  arrival text not null default 'atOnce' check (arrival in ('atOnce', 'minutes', 'confirmations'))
);
insert into deposit_method
  (code, name, icon, provider, enabled, visibility, currencies, sort_index, discount_percent, arrival)
values
  ('STRIPE', 'Card', '/art/methods/card-page.svg', 'stripe', true, 0, '{USD,EUR,BRL}', 10, 0, 'atOnce'),
  ('VISA_MASTERCARD', 'Visa / Mastercard', '/art/methods/card.svg', 'adyen', true, 0, '{USD,EUR,BRL}', 12, 0, 'atOnce'),
  ('VISA_MASTERCARD_1', 'Visa / Mastercard, in two steps', '/art/methods/card-twice.svg', 'adyen', true, 0, '{USD,EUR,BRL}',
    14, 0, 'atOnce'),
  ('ONLY_PAY', 'OnlyPay', '/art/methods/purse.svg', 'onlypay', true, 0, '{USD,EUR,BRL}', 20, 0, 'atOnce'),
  ('CPAY', 'CPay', '/art/methods/card-window.svg', 'cpay', true, 0, '{USD,EUR,BRL}', 30, 0, 'atOnce'),
  ('PINGPONG', 'PingPong', '/art/methods/instant-transfer.svg', 'pingpong', true, 0, '{USD,EUR}', 40, 0, 'atOnce'),
  ('APPLE_PAY', 'Apple Pay', '/art/methods/phone-pay.svg', 'adyen', true, 0, '{USD,EUR,BRL}', 16, 0, 'atOnce'),
  ('GOOGLE_PAY', 'Google Pay', '/art/methods/phone-pay-dots.svg', 'adyen', true, 0, '{USD,EUR,BRL}', 18, 0, 'atOnce'),
  ('PIX', 'PIX', '/art/methods/qr.svg', 'pix', true, 0, '{BRL}', 50, 0, 'atOnce'),
  ('PAYPAL_POLL', 'PayPal', '/art/methods/wallet.svg', 'paypal', true, 0, '{USD,EUR,BRL}', 60, 0, 'atOnce'),
  ('PAYP', 'PayPal Express', '/art/methods/wallet-quick.svg', 'paypal', true, 0, '{USD,EUR,BRL}', 70, 0, 'atOnce'),
  ('CASH', 'Cash App', '/art/methods/cash-app.svg', 'cashapp', true, 0, '{USD}', 80, 5, 'minutes'),
  ('CRYPTO', 'Crypto', '/art/methods/bitcoin.svg', 'crypto', true, 0, '{USD,EUR,BRL,BTC}', 90, 0, 'confirmations'),
  ('CRYPT', 'Crypto coins', '/art/methods/ethereum.svg', 'crypt', true, 0, '{USD,EUR,BRL,BTC}', 95, 0, 'confirmations');

-- One row for each attempt to pay in. `reference` is the provider's name for it and the idempotency key.
create table deposit_attempt (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  method text not null references deposit_method (code),
  provider text not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'created' check (state in (
    'created', 'pending', 'action_required', 'processing', 'unknown', 'succeeded', 'failed', 'expired', 'canceled',
    'review', 'part_refunded', 'refunded', 'disputed', 'charged_back')),
  -- Why an operator has to look at it.
  review_reason text,
  -- What was given back by the provider but could not be taken from the book, in minor units.
  shortfall bigint not null default 0 check (shortfall >= 0),
  order_id text,
  payment_id text,
  request_key text,
  request_hash bytea not null,
  asks integer not null default 0,
  asked_at timestamptz,
  -- When the order sweeper asks the provider next; null when there is nothing to ask.
  ask_at timestamptz default now() + interval '1 minute',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What is to be paid where a discount makes that less than what is credited, in minor units; null: the whole amount.
  pays bigint check (pays > 0 and pays <= amount),
  -- What the player pays with, where it is shown again: the code of a method, or the page of one.
  next_step jsonb,
  -- What operators have settled with the member of what the provider gave back, in minor units.
  settled bigint not null default 0 check (settled >= 0),
  -- What an operator was asked about last and has decided: the provider's repeat of it asks nobody again.
  settled_reason text,
  -- What the member's own list of deposits shows: when a payment was first seen, when the order had been given up before
  -- that, until when what was shown can be paid (null: as long as the provider takes it), and what was asked for, where
  -- something else came.
  paid_at timestamptz,
  given_up_at timestamptz,
  payable_until timestamptz,
  asked bigint check (asked > 0),
  -- Of a deposit that several providers may serve: how many are left after this one, the attempt that it began with where this is a later
  -- one, and which it is. `continued`: after a technical decline the next one was opened, and the player sees that one instead.
  alternatives smallint not null default 0 check (alternatives >= 0),
  cascade_of bigint,
  cascade_step smallint not null default 1 check (cascade_step between 1 and 5),
  continued boolean not null default false,
  -- Until when a process asks the provider, so that no other does meanwhile, and how often that began.
  placing_until timestamptz,
  placings integer not null default 0,
  -- Why the provider declined it, in our words and in its own.
  decline_class text check (decline_class in ('issuerDecline', 'insufficientFunds', 'invalidInstrument', 'authenticationFailed',
    'fraud', 'playerCancelled', 'technical', 'unknown')),
  decline_code text,
  check ((decline_class is null) = (decline_code is null)),
  check ((cascade_of is null) = (cascade_step = 1)),
  primary key (id),
  unique (reference),
  unique (member_id, request_key)
);
-- However often a decline is reported, the next attempt is opened once.
create unique index deposit_attempt_cascade on deposit_attempt (cascade_of, cascade_step) where cascade_of is not null;
create index deposit_attempt_by_member on deposit_attempt (member_id, id);
create index deposit_attempt_by_order on deposit_attempt (provider, order_id);
create index deposit_attempt_by_payment on deposit_attempt (provider, payment_id);
create index deposit_attempt_due on deposit_attempt (ask_at) where ask_at is not null;
create index deposit_attempt_by_id on deposit_attempt (id);
create index deposit_attempt_waiting on deposit_attempt (created_at)
  where state = 'review' or review_reason is not null or shortfall > 0;
-- What may need an operator, by age: what was flagged, is owed or in review, and what has no final answer of the provider.
create index deposit_attempt_queue on deposit_attempt (created_at, id)
  where state in ('review', 'processing', 'unknown') or review_reason is not null or shortfall > 0;
-- The desk lists all deposits by time, those of one state too, and those of one currency by amount; the health of providers is summed by time.
create index deposit_attempt_by_time on deposit_attempt (created_at, id);
create index deposit_attempt_by_state on deposit_attempt (state, created_at, id);
create index deposit_attempt_by_amount on deposit_attempt (currency, amount, id);
-- Notifies the back office of deposits that need an operator, and when they no longer do. One that is simply paid is not notified.
create trigger deposit_attempt_flagged_at_once after insert on deposit_attempt for each row
  when (new.state = 'review' or new.review_reason is not null)
  execute function desk_changed('deposits');
create trigger deposit_attempt_flagged after update on deposit_attempt for each row
  when ((old.state = 'review') is distinct from (new.state = 'review')
    or old.review_reason is distinct from new.review_reason or old.shortfall is distinct from new.shortfall
    or (old.review_reason is not null and old.state is distinct from new.state))
  execute function desk_changed('deposits');

-- The body is in functions/deposit-fee-note.sql.
create function deposit_fee_note() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger deposit_attempt_credited after update on deposit_attempt for each row
  when (new.state = 'succeeded'
    and old.state not in ('succeeded', 'part_refunded', 'refunded', 'disputed', 'charged_back'))
  execute function deposit_fee_note();

-- The card behind an attempt: the provider's token and what a receipt shows. Never a card number or CVV. Of a phone's wallet only
-- which one, and until the payment is decided what it has encrypted for the provider, sealed once more by us.
create table deposit_card (
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  token text,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2200),
  first_name text,
  last_name text,
  country text,
  state text,
  city text,
  address text,
  postal_code text,
  -- When the member said that it is to be paid; before that nothing is taken.
  pay_asked_at timestamptz,
  -- What the bank's page gave the payer on the way back.
  challenge_result text,
  created_at timestamptz not null default now(),
  -- The provider's name of the card itself, the same for every member that pays with it.
  fingerprint text,
  -- The member wants to see it again at the next deposit.
  saved boolean not null default false,
  wallet text check (wallet in ('applePay', 'googlePay')),
  wallet_token bytea,
  -- A wallet encrypts one payment: the same again under another request key is that payment.
  wallet_token_digest bytea unique,
  primary key (attempt_id),
  check ((wallet is null) = (wallet_token_digest is null)),
  check (case when wallet is null
    then wallet_token is null and num_nulls(token, brand, last_four, expiry_month, expiry_year, first_name, last_name, country, state,
      city, address, postal_code) = 0
    else token is null and not saved end)
);
create index deposit_card_by_member on deposit_card (member_id, attempt_id);

-- What was returned of a deposit, piece by piece: refunds under the provider's ids or as one sum that grows ('sum'), and lost
-- disputes. Their sum is what was given back so far.
create table deposit_refund (
  attempt_id bigint not null,
  refund_id text not null,
  amount bigint not null,
  created_at timestamptz not null default now(),
  primary key (attempt_id, refund_id)
);

-- What deposits were paid with, as the providers name it: one row a deposit and instrument. The digest is keyed and of the
-- provider's own name of a card, an account or an address; the label is masked. No number of a card is in either.
create table deposit_instrument (
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('card', 'cardToken', 'wallet', 'bank', 'person', 'coins')),
  digest bytea not null,
  label text not null,
  created_at timestamptz not null default now(),
  primary key (attempt_id, kind, digest)
);
create index deposit_instrument_by_member on deposit_instrument (member_id);
-- Other members that paid with it.
create index deposit_instrument_by_digest on deposit_instrument (kind, digest, member_id);
-- The latest ones.
create index deposit_instrument_by_time on deposit_instrument (created_at);
create trigger deposit_instrument_is_immutable before update or delete on deposit_instrument
  for each row execute function refuse_change_but_erasure();

-- Who pays, for a provider's page that begins with it. Kept, so that an order that is repeated is the same order.
create table deposit_payer (
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  first_name text not null,
  last_name text not null,
  country text not null,
  state text not null,
  city text not null,
  address text not null,
  postal_code text not null,
  primary key (attempt_id)
);
create index deposit_payer_by_member on deposit_payer (member_id, attempt_id desc);

-- Rules by which deposits are given to providers. What is saved is another version, and none is ever changed.
create table deposit_routing (
  version integer primary key check (version > 0),
  -- As packages/contract reads them; amounts are decimal text in major units.
  rules jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> '')
);
create trigger deposit_routing_is_immutable before update or delete on deposit_routing
  for each row execute function refuse_change();

-- Back-tests of a version, with their results. No version is switched on without one.
create table deposit_routing_trial (
  id bigint generated always as identity primary key,
  version integer not null references deposit_routing (version),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- As packages/contract reads it.
  result jsonb not null,
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp()
);
create index deposit_routing_trial_of_version on deposit_routing_trial (version, id desc);
create trigger deposit_routing_trial_is_immutable before update or delete on deposit_routing_trial
  for each row execute function refuse_change();

-- What was switched on and off, and by whom. The latest row counts; where there is none, every method has the provider of its row.
create table deposit_routing_switch (
  id bigint generated always as identity primary key,
  version integer not null references deposit_routing (version),
  turned text not null check (turned in ('on', 'off')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  reason text not null
);
create trigger deposit_routing_switch_is_immutable before update or delete on deposit_routing_switch
  for each row execute function refuse_change();
-- The body is in functions/deposit-routing-check.sql.
create function deposit_routing_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger deposit_routing_check before insert on deposit_routing_switch
  for each row execute function deposit_routing_check();

-- Where a deposit was sent, and why; written with its first attempt and never changed.
create table deposit_route (
  attempt_id bigint primary key,
  member_id bigint not null references member (id),
  routing_version integer not null references deposit_routing (version),
  -- The rule that matched first; null: none did.
  rule text,
  -- In the order in which they are asked.
  providers text[] not null check (cardinality(providers) between 1 and 5),
  -- What was known and what was found of each provider, as packages/contract reads it.
  decision jsonb not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index deposit_route_by_member on deposit_route (member_id, attempt_id);
create trigger deposit_route_is_immutable before update or delete on deposit_route
  for each row execute function refuse_change();

-- The last hour of each provider, as routing counts it; one job writes it. `weak` changes at one border and back at a higher one.
create table provider_acceptance (
  provider text primary key,
  accepted integer not null,
  declined integer not null,
  weak boolean not null,
  since timestamptz not null,
  counted_at timestamptz not null
);
