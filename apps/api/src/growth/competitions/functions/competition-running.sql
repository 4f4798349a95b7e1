-- Competitions that run now, for what else shows them to players. Whether they are shown, the rule of the place and protection say.
create or replace view competition_running as
select id, kind, english, filipino, ends_at from competition
where state = 'open' and starts_at <= now() and ends_at > now();
