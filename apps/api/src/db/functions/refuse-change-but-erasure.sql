-- For rows that are only added to and hold what a person can have erased: erasure says for its transaction that it is one.
create or replace function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('casino.erasing', true), '') = 'yes' then
    return coalesce(new, old);
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
