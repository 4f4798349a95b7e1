-- What the other files of this folder count with. A casino is filled slot by slot: three slots a day for a year, in each of
-- which as many members join, and those who joined a while ago do the next thing of their life.
create schema filling;

create function filling.members() returns bigint language sql stable as
$$ select current_setting('filling.members')::bigint $$;
create function filling.slots() returns int language sql immutable as $$ select 1095 $$;
create function filling.in_slot() returns bigint language sql stable as
$$ select ceil(filling.members()::numeric / filling.slots())::bigint $$;
create function filling.slot_of(m bigint) returns int language sql stable as
$$ select ((m - 1) / filling.in_slot())::int $$;
-- The last slot ended eight hours ago at the earliest.
create function filling.slot_at(slot int) returns timestamptz language sql stable as
$$ select current_setting('filling.until')::timestamptz - (filling.slots() - slot) * interval '8 hours' $$;

-- From 0 on, below `sides`, the same at every filling.
create function filling.dice(m bigint, seed bigint, sides int) returns int language sql immutable parallel safe as
$$ select ((hashint8extended(m, seed) & 9223372036854775807) % sides)::int $$;

create function filling.currency(m bigint) returns text language sql immutable parallel safe as
$$ select case when m % 20 < 13 then 'USD' when m % 20 < 17 then 'EUR' else 'BRL' end $$;

-- The ledger takes its times from here while the casino is filled (open-large-casino.ts puts this schema before the server's own).
create function filling.clock_timestamp() returns timestamptz language sql volatile as
$$ select current_setting('filling.now')::timestamptz $$;
