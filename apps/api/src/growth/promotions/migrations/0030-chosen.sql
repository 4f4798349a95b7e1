-- A promotion of the audience 'chosen' is shown to the members who stand here, and to nobody else.
alter table promotion drop constraint promotion_audience_check;
alter table promotion add constraint promotion_audience_check
  check (audience in ('everyone', 'beforeDeposit', 'afterDeposit', 'visitors', 'chosen'));
create table promotion_chosen (
  member_id bigint not null references member (id),
  promotion_id integer not null references promotion (id),
  chosen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, promotion_id)
);
