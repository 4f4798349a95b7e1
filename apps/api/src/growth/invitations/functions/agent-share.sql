-- The agent's share of a first deposit, in minor units of the agent's currency, rounded down, at most `most`.
create or replace function agent_share(deposit bigint, percent int, worth_of_deposit bigint, worth_of_agent bigint, most bigint)
returns bigint language sql immutable parallel safe return
  least(most, floor(deposit::numeric * percent * worth_of_agent / (100 * worth_of_deposit))::bigint);
