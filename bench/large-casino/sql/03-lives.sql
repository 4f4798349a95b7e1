-- What a member does, and how many slots after joining. Who asks for money waits long for it: so thousands wait.
create table filling.step (place int primary key, lag int not null);
insert into filling.step values
  (0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 13), (7, 40), (8, 60), (9, 115), (10, 130);

create function filling.deposited(m bigint) returns bigint language sql immutable parallel safe as
$$ select (5000 + filling.dice(m, 10, 45000)) * case when m <= 100 then 10000 when m % 100 = 3 then 20 else 1 end::bigint $$;
create function filling.deposit_method(m bigint) returns text language sql immutable parallel safe as
$$ select (array['STRIPE', 'VISA_MASTERCARD', 'ONLY_PAY', 'CPAY', 'PAYPAL_POLL', 'CRYPTO'])[1 + filling.dice(m, 11, 6)] $$;
create function filling.asks_for_money(m bigint) returns boolean language sql immutable parallel safe as $$ select m % 9 = 3 $$;
create function filling.cash_out_method(m bigint) returns text language sql immutable parallel safe as
$$ select (array['PAYPAL', 'BANK_CARD', 'CPAY', 'PAYPAL'])[1 + filling.dice(m, 12, 4)] $$;
-- What became of what was asked for, once its time had come.
create function filling.end_of_cash_out(m bigint) returns text language sql immutable parallel safe as
$$ select case when filling.dice(m, 13, 100) < 93 then 'completed' when filling.dice(m, 13, 100) < 98 then 'rejected' else 'paying' end $$;
create function filling.wins(m bigint, place int) returns boolean language sql immutable parallel safe as
$$ select place in (2, 4, 6) and filling.dice(m, 20 + place, 100) < 45 $$;
-- Of the game that the bet in this place was made in.
create function filling.game(m bigint, place int) returns text language sql immutable parallel safe as
$$ select case when filling.dice(m, 40 + place, 160) < 40
     then (array['nocturne', 'spring-tide', 'european-roulette', 'blackjack'])[1 + filling.dice(m, 41 + place, 4)]
     else 'atlas-' || 1 + filling.dice(m, 42 + place, 120) end $$;

-- What the members of a half do in a slot, through the ledger's own door. Answers how many postings that made.
create function filling.live(slot int, half int) returns int language plpgsql as $$
declare
  v_all ledger_instruction[];
  v_done int := 0;
begin
  perform set_config('filling.now', filling.slot_at(slot)::text, false);
  v_all := array(
    select row(m, x.type, x.amount, filling.currency(m), x.source, x.external_id, x.reference,
      case when x.bet is not null then x.game end, 'r' || m || '-' || x.bet, x.note)::ledger_instruction
    from filling.step s
      cross join lateral generate_series((slot - s.lag) * filling.in_slot() + 1,
        least((slot - s.lag + 1) * filling.in_slot(), filling.members())) m
      cross join lateral (
        select case when filling.wins(m, s.place) then s.place - 1 else s.place end as bet) b
      cross join lateral (
        select filling.game(m, b.bet) as game) g
      cross join lateral (
        select 'DEPOSIT' as type, filling.deposited(m) as amount, 'deposit' as source, m::text as external_id, null as reference,
          null::int as bet, null as game, filling.deposit_method(m) as note where s.place = 0
        union all
        select 'WITHDRAW', filling.deposited(m) / 2, 'cash-out', m::text, null, null, null, filling.cash_out_method(m)
        where s.place = 8 and filling.asks_for_money(m)
        union all
        select case filling.end_of_cash_out(m) when 'completed' then 'WITHDRAW_PAID' else 'WITHDRAW_ROLLBACK' end,
          filling.deposited(m) / 2, 'cash-out',
          m || case filling.end_of_cash_out(m) when 'completed' then ':paid' else ':back' end, m::text, null, null,
          filling.cash_out_method(m)
        where s.place = 9 and filling.asks_for_money(m) and filling.end_of_cash_out(m) <> 'paying'
        union all
        select case when filling.wins(m, s.place) then 'GAME_WIN' else 'GAME_BET' end,
          case when filling.wins(m, s.place) then 50 + filling.dice(m, 60 + s.place, 400) else 100 + filling.dice(m, 70, 100) end,
          case when g.game like 'atlas-%' then 'atlas' else 'studio' end,
          case when filling.wins(m, s.place) then 'w' else 'b' end || m || '-' || s.place,
          case when filling.wins(m, s.place) then 'b' || m || '-' || b.bet end, b.bet, g.game, null
        where s.place between 1 and 10 and not (s.place in (8, 9) and filling.asks_for_money(m))) x
    where s.lag <= slot and m % 2 = half);
  -- Bets by themselves, all others by themselves: so each costs least.
  v_done := filling.post(array(select i from unnest(v_all) i where i.type = 'GAME_BET'))
    + filling.post(array(select i from unnest(v_all) i where i.type <> 'GAME_BET'));
  return v_done;
end
$$;

create function filling.post(p_instructions ledger_instruction[]) returns int language plpgsql as $$
declare
  v_refused text;
begin
  if cardinality(p_instructions) = 0 then
    return 0;
  end if;
  select line into v_refused from unnest(ledger_post_batch(0, p_instructions)) line where split_part(line, ' ', 2) <> '-' limit 1;
  if v_refused is not null then
    raise exception 'the ledger refused %', v_refused;
  end if;
  return cardinality(p_instructions);
end
$$;

-- The first member plays all the time, and a hundred play a lot.
create function filling.play_on(slot int) returns int language plpgsql as $$
declare
  v_done int := 0;
  v_bet text;
begin
  for i in 1..92 loop
    perform set_config('filling.now', (filling.slot_at(slot) + i * interval '2 seconds')::text, false);
    v_bet := slot || '-' || (i + 1) / 2;
    v_done := v_done + filling.post(array(
      select case when i % 2 = 1
        then row(m, 'GAME_BET', 100, filling.currency(m), 'studio', 'hb' || v_bet, null, 'nocturne', 'h' || m || '-' || v_bet, null)::ledger_instruction
        else row(m, 'GAME_WIN', filling.dice(m, slot * 100 + i, 196), filling.currency(m), 'studio', 'hw' || v_bet, 'hb' || v_bet,
          'nocturne', 'h' || m || '-' || v_bet, null)::ledger_instruction end
      from generate_series(1, case when i <= 6 then 100 else 1 end) m where filling.slot_of(m) < slot));
  end loop;
  return v_done;
end
$$;
