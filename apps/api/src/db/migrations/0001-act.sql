-- Who did what to whom, when, with the state before and after. Written in the transaction of the change itself.
create table act (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  member_id bigint,
  subject text not null,
  verb text not null,
  before jsonb,
  after jsonb
);
create index act_by_subject on act (subject, id);
create index act_by_member on act (member_id, id) where member_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger act_is_immutable before update or delete on act for each row execute function refuse_change();
