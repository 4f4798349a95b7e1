-- What players were promised never changes once it was published. It is published as the policy of approvals has it by its cost, in every
-- currency; each further one of a series as the first one. Prizes are paid with the second approval on exactly these standings, and a
-- competition is paid once every prize is.
create or replace function competition_check() returns trigger language plpgsql as $$
declare
  v_currency text;
  v_cost bigint;
begin
  if old.state <> 'draft' and (row (new.english, new.filipino, new.kind, new.measure, new.game_choice, new.games, new.games_left_out,
      new.starts_at, new.ends_at, new.rounds, new.round_most, new.ties, new.minimum_stakes, new.pool, new.prizes, new.entry,
      new.most_players, new.entry_closes_at, new.repeat_every, new.repeat_times, new.series_id, new.series_number, new.content_hash)
      is distinct from row (old.english, old.filipino, old.kind, old.measure, old.game_choice, old.games, old.games_left_out,
      old.starts_at, old.ends_at, old.rounds, old.round_most, old.ties, old.minimum_stakes, old.pool, old.prizes, old.entry,
      old.most_players, old.entry_closes_at, old.repeat_every, old.repeat_times, old.series_id, old.series_number, old.content_hash)
      and new.state <> 'draft'
      or (old.result_hash is not null and new.result_hash is distinct from old.result_hash)) then
    raise exception 'a competition is never changed'
      using errcode = 'check_violation', constraint = 'competition_is_as_announced';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'open'), ('draft', 'scheduled'), ('scheduled', 'draft'),
      ('scheduled', 'open'), ('open', 'paused'), ('paused', 'open'), ('open', 'cancelled'), ('paused', 'cancelled'), ('open', 'final'),
      ('paused', 'final'), ('final', 'paying'), ('paying', 'paid'), ('open', 'paid'), ('paused', 'paid')) then
    raise exception 'a competition that is % does not become %', old.state, new.state
      using errcode = 'check_violation', constraint = 'competition_moves';
  end if;
  if old.state = 'draft' and new.state in ('open', 'scheduled') and not competition_follows_series(new) then
    for v_currency, v_cost in
      select a.key, sum(a.value::bigint) * coalesce(new.repeat_times, 1)
      from jsonb_array_elements(new.prizes) p cross join jsonb_each_text(p) a group by a.key
    loop
      if not approval_stands('competition.publish', 'competition:' || new.id, v_currency, v_cost, new.content_hash) then
        raise exception 'a second person has to agree to publish this competition'
          using errcode = 'check_violation', constraint = 'competition_cost_takes_two';
      end if;
    end loop;
  end if;
  if old.state <> 'paying' and new.state = 'paying'
      and not approval_stands('competition.pay', 'competition:' || new.id, null, null, new.result_hash) then
    raise exception 'a second person has to agree to pay these prizes'
      using errcode = 'check_violation', constraint = 'competition_takes_two';
  end if;
  if old.state <> 'paid' and new.state = 'paid' and exists (
      select from competition_entry e where e.competition_id = new.id and e.prize is not null and e.paid_at is null) then
    raise exception 'a prize is not paid yet' using errcode = 'check_violation', constraint = 'competition_is_paid';
  end if;
  return new;
end
$$;
