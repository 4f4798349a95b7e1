-- Members who were asked for a limit before paying in, and wanted none.
create table play_limit_declined (
  member_id bigint primary key,
  declined_at timestamptz not null
);

-- When a member was last reminded to look at the account, its transactions and the limits.
create table play_review (
  member_id bigint primary key,
  reminded_at timestamptz not null
);
