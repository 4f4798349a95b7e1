-- For processes of the release before rounds had columns, which run beside newer ones while they are replaced: they write the
-- round of a bet, a win or a rollback into the note.
create or replace function ledger_post_batch(p_vault int, p_commands ledger_command[]) returns text[] language plpgsql as $$
begin
  return ledger_post_batch(p_vault, array(
    select row(c.member_id, c.type, c.amount, c.currency, c.source, c.external_id, c.reference,
      r.game_code, r.round_id, case when r.round_id is null then c.note end)::ledger_instruction
    from unnest(p_commands) with ordinality c, ledger_noted_round(c.type, c.note) r order by c.ordinality));
end
$$;
