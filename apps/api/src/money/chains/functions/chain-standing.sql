-- How far each chain has been read, and what is not settled on it.
create or replace view chain_standing as
select c.chain, c.height, c.moved_at,
  (select count(*)::int from chain_sighting s
    where s.chain = c.chain and s.state in ('waiting', 'mined') and s.settled_at is null) as pending
from chain_cursor c;
