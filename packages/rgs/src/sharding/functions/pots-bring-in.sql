-- Notes what the rounds of one part have ever paid into each pot. It only grows, so that it does not matter how often it is noted, and
-- by whom.
create or replace function pots_bring_in(p_key uuid, p_part int) returns void language plpgsql as $$
declare
  v_pots smallint[];
  v_paid_in bigint[];
  v_rounds bigint[];
begin
  select array_agg(s.pot_id order by s.pot_id), array_agg(s.paid_in order by s.pot_id), array_agg(s.rounds order by s.pot_id)
    into v_pots, v_paid_in, v_rounds from pot_share s where s.key = p_key;
  insert into pot_stripe (pot_id, stripe, paid_in, rounds)
  select n.pot_id, 16 + p_part, n.paid_in, n.rounds from unnest(v_pots, v_paid_in, v_rounds) n (pot_id, paid_in, rounds)
  where not exists (
    select from pot_stripe l where l.pot_id = n.pot_id and l.stripe = 16 + p_part and l.rounds >= n.rounds)
  order by n.pot_id
  on conflict (pot_id, stripe) do update
    set paid_in = greatest(pot_stripe.paid_in, excluded.paid_in), rounds = greatest(pot_stripe.rounds, excluded.rounds);
end
$$;
