-- The next acts that have no place in the record yet. Anyone who takes them gives them one in the same transaction.
create or replace function act_take_unplaced(most integer) returns table (act_id bigint, leaf bytea)
language sql as $$
  with next as (select u.act_id from act_unplaced u order by u.act_id limit most),
    taken as (delete from act_unplaced u using next where u.act_id = next.act_id returning u.act_id, u.leaf)
  select taken.act_id, taken.leaf from taken order by taken.act_id
$$;
