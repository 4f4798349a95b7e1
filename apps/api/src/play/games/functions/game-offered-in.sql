-- Whether a game is for a person, by the countries that are known of them: where they are, and where they live. `p_blocked`: where its
-- vendor forbids it, beside what operators say. Of whom nothing is known, only a game that is for some countries alone is kept. Not strict, so
-- that it becomes part of the statement: called game by game, it took most of the time of a list of 15,000.
create or replace function game_offered_in(p_rule text, p_countries text[], p_blocked text[], p_known text[]) returns boolean
language sql immutable parallel safe return not p_known && p_blocked and case p_rule
  when 'only' then p_known <> '{}' and p_known <@ p_countries
  when 'except' then not p_known && p_countries
  else true end;
