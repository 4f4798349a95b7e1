-- Locks the books of the commands, and answers the bets among them. Everybody locks in this order, so nobody waits in a
-- circle; whoever reads after this call, in a statement of its own, sees all that the former holders of the locks committed.
create or replace function ledger_lock(p_commands ledger_command[]) returns ledger_bet[] language plpgsql as $$
begin
  return array(
    select row(x.position, x.book, x.member_id, x.amount, x.currency, x.source, x.external_id, x.note)::ledger_bet
    from (
      select c.ordinality::int as position, b.ctid as book, c.member_id, c.type, c.amount, c.currency, c.source, c.external_id,
        c.reference, c.note
      from unnest(p_commands) with ordinality c
        join book b on b.vault = (c.member_id % 64)::smallint and b.member_id = c.member_id
      -- The offset keeps the condition below from being tried before the lock.
      order by b.vault, b.member_id offset 0 for no key update of b
    ) x
    where x.type = 'GAME_BET' and x.reference is null);
end
$$;
