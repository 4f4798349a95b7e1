-- Said by a transaction before it changes rows of a player and rows that are nobody's: they are changed together. In one database
-- there is nothing to do.
create or replace function all_or_none() returns void language sql as $$ select $$;
