-- For processes of the release before plays, which run beside newer ones while they are replaced.
create or replace function wallet_act_batch(p_vault int, p_acts wallet_act[]) returns text[] language plpgsql as $$
begin
  return wallet_act_batch(p_vault, array(
    select row(u.verb, u.vendor, u.token_hash, u.user_id, u.game_code, u.round_id, u.transaction_id, u.reference, u.currency,
      u.amount, u.round_closed, null, null)::wallet_instruction
    from unnest(p_acts) with ordinality u order by u.ordinality));
end
$$;
