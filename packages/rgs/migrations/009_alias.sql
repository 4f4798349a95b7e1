-- As others at a table see who bets there: what the wallet told when the session began. Null for play money, and where it told nothing.
alter table play_session add column alias text check (length(alias) between 1 and 24);
