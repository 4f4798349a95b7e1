-- The operator's orders about shared tables and about their chat. An order is written with its audit event and sent to the vendor
-- until that has taken it; ids rise, so that a vendor knows the newest one about the same.
create table table_order (
  id bigint generated always as identity primary key,
  vendor text not null,
  -- Null of an order to forget a member.
  table_code text,
  kind text not null check (kind in ('rest', 'open', 'wordsOn', 'wordsSlow', 'wordsOff', 'unsay', 'mute', 'unmute', 'forget')),
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
-- By which order each table is paused or open.
create index table_order_of_pause on table_order (vendor, table_code, id desc) where kind in ('rest', 'open');
create index table_order_of_member on table_order (member_id, id desc) where member_id is not null;

-- Messages that players reported to the moderators, each with those before it as the vendor had them then: what is removed there later
-- is still decided by what was read. Kept as long as messages are.
create table chat_report (
  id bigint generated always as identity primary key,
  vendor text not null,
  table_code text not null,
  word_id text not null,
  reported_by bigint not null references member (id),
  -- Null: the vendor named no member.
  written_by bigint references member (id),
  reason text not null check (reason in ('abuse', 'spam', 'personal', 'fraud', 'other')),
  -- The reported one is the last: [{"id", "player", "text", "at"}, …].
  words jsonb not null check (jsonb_array_length(words) between 1 and 11),
  reported_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'removed', 'dismissed')),
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  unique (vendor, word_id, reported_by),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decided_by is null))
);
create index chat_report_open on chat_report (reported_at) where state = 'open';
create index chat_report_by on chat_report (reported_by);
create index chat_report_about on chat_report (written_by) where written_by is not null;
create trigger chat_report_changed after insert or update on chat_report for each row execute function desk_changed('chatReports');
create index chat_report_at on chat_report (reported_at);
