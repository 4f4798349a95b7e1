-- Why free rounds do not pay for a bet; null: they do. Only for a bet that names them. Stake limits are not asked, since the stake is the
-- casino's; a break and the time that a player allows are.
create or replace function free_grant_refusal(
  p_member bigint, p_vendor text, p_grant uuid, p_game text, p_currency text, p_amount bigint
) returns text language plpgsql stable as $$
begin
  return (
    select case
      when l.barred then 'user_disabled'
      when l.time_spent then 'limit_exceeded'
      -- One that another vendor gives is none of this one's.
      when g.id is null then 'free_unknown'
      when (g.game_code, g.currency, g.stake) <> (p_game, p_currency, p_amount) then 'free_mismatch'
      when g.state = 'usedUp' then 'free_used_up'
      when g.state = 'expired' or g.state = 'open' and g.expires_at <= clock_timestamp() then 'free_expired'
      when g.state <> 'open' then 'free_ended'
    end
    from (select) one
      left join bet_allowance l on l.member_id = p_member
      left join free_grant g on g.member_id = p_member and g.id = p_grant and g.vendor = p_vendor);
end
$$;
