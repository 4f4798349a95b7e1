-- The levels, for features whose rules go by them.
create or replace view vip_ladder as select level, name, points, cashback_percent from vip_level;
