-- The operator's orders about shared tables and about their chat. An order is written with its audit event and sent to the vendor
-- until that has taken it; ids rise, so that a vendor knows the newest one about the same.
create table table_order (
  id bigint generated always as identity primary key,
  vendor text not null,
  -- Null of an order to forget a member.
  table_code text,
  kind text not null check (kind in ('rest', 'open', 'wordsOn', 'wordsOff', 'unsay', 'mute', 'unmute', 'forget')),
  member_id bigint references member (id),
  -- The member's name at the vendor.
  wallet_user text,
  word_ids text[] not null default '{}',
  -- Of a mute; null: for good.
  until timestamptz,
  reason text not null check (reason <> ''),
  set_by text not null,
  set_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'refused')),
  tries integer not null default 0,
  try_at timestamptz not null,
  problem text check (problem in ('noAnswer', 'noSuchTable', 'notAsked')),
  accepted_at timestamptz,
  check ((table_code is null) = (kind = 'forget')),
  check ((kind in ('mute', 'unmute', 'forget')) = (member_id is not null)),
  check ((member_id is null) = (wallet_user is null)),
  check ((kind = 'unsay') = (cardinality(word_ids) > 0)),
  check ((state = 'taken') = (accepted_at is not null))
);
create index table_order_due on table_order (try_at) where state = 'waiting';
create index table_order_of_table on table_order (vendor, table_code, id desc);
create index table_order_of_member on table_order (member_id, id desc) where member_id is not null;
