-- What a bet depends on beside its session and its book: which games are open, their limits, who is suspended, who is
-- blocked from play. The version rises in the transaction of every change of them, so that a session may remember the
-- answer: it holds as long as the version is the same. All of them are acts of operators, some a day.
create table betting_rules (
  version bigint not null
);
insert into betting_rules values (1);

create function betting_rules_changed() returns trigger language plpgsql as $$
begin
  update betting_rules set version = version + 1;
  return null;
end
$$;

create trigger betting_rules_changed after update on game
  for each row when (old.enabled is distinct from new.enabled) execute function betting_rules_changed();
create trigger betting_rules_changed after insert or update or delete on game_limit
  for each row execute function betting_rules_changed();
create trigger betting_rules_changed after update on member
  for each row when (old.enabled is distinct from new.enabled) execute function betting_rules_changed();
create trigger betting_rules_changed after insert or update or delete on play_block
  for each row execute function betting_rules_changed();

-- As of `rules_version` this member may bet, between these limits. 0: nobody has asked yet.
alter table vendor_session
  add rules_version bigint not null default 0,
  add minimum_bet bigint,
  add maximum_bet bigint;

-- Bets looked for suspended members in it.
drop index member_suspended;
