-- Tries to log in as a member with a wrong password. Names that nobody has leave a row too, so that both take as long.
create table log_in_refusal (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  at timestamptz not null default clock_timestamp()
);
create index log_in_refusal_by_time on log_in_refusal (at);
create index log_in_refusal_of_member on log_in_refusal (member_id, at) where member_id is not null;
