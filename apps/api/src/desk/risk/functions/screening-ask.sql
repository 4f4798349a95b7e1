-- Anyone who changes a name or a birthday asks by this for the member to be compared with the lists again.
create or replace function screening_ask(member bigint) returns void language sql as $$
  insert into screening_asked (member_id) values (member) on conflict do nothing
$$;
