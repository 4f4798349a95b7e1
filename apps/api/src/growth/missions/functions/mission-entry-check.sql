-- Points are collected once, and who joined when is never changed.
create or replace function mission_entry_check() returns trigger language plpgsql as $$
begin
  if row (new.joined_at, new.from_seq) is distinct from row (old.joined_at, old.from_seq)
      or (old.collected_at is not null and new.collected_at is distinct from old.collected_at)
      or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at) then
    raise exception 'an entry of a mission is never changed'
      using errcode = 'check_violation', constraint = 'mission_points_once';
  end if;
  return new;
end
$$;
