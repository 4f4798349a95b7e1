-- What players say at a table, where the house has switched that on. Each switch names the order that set it last, so that an older one
-- which arrives late changes nothing.
alter table live_table
  add column words boolean not null default false,
  add column words_order bigint not null default 0,
  add column rests_order bigint not null default 0;

create table live_word (
  id bigint generated always as identity primary key,
  table_code text not null references live_table,
  wallet_user text not null,
  -- As the others see who said it.
  alias text not null,
  text text not null check (char_length(text) between 1 and 200),
  at timestamptz not null,
  removed_at timestamptz
);
create index live_word_of_table on live_word (table_code, id desc);
create index live_word_of_user on live_word (wallet_user, id desc);
create index live_word_at on live_word (at);

-- Who may say nothing at any table until then; null: the house has lifted it. `infinity` is until further notice.
create table live_mute (
  wallet_user text primary key,
  until timestamptz,
  set_by_order bigint not null
);
