-- The rows behind the postings of the cashier, and the rounds behind those of games.
insert into deposit_attempt (id, member_id, method, provider, reference, amount, currency, state, order_id, payment_id,
  request_hash, ask_at, created_at, updated_at, paid_at)
overriding system value
select m, m, d.method, p.provider, 'fairhouse-' || m, filling.deposited(m), filling.currency(m), 'succeeded', 'o' || m,
  'p' || m, '', null, at - interval '2 minutes', at, at
from generate_series(1, filling.members()) m
  cross join lateral (select filling.deposit_method(m) as method, filling.slot_at(filling.slot_of(m)) as at) d
  join deposit_method p on p.code = d.method;
-- Of every sixteenth member one that came to nothing, and of every two hundredth one that waits for somebody.
insert into deposit_attempt (id, member_id, method, provider, reference, amount, currency, state, review_reason, shortfall,
  order_id, request_hash, ask_at, created_at, updated_at)
overriding system value
select filling.members() + m, m, 'STRIPE', 'stripe', 'fairhouse-2-' || m, 2500 + filling.dice(m, 80, 10000),
  filling.currency(m),
  case when m % 200 <> 5 then (array['failed', 'expired', 'canceled'])[1 + filling.dice(m, 81, 3)]
    else (array['review', 'unknown', 'processing', 'succeeded', 'charged_back'])[1 + filling.dice(m, 81, 5)] end,
  case when m % 200 = 5 and filling.dice(m, 81, 5) in (0, 3) then 'The amount differs' end,
  case when m % 200 = 5 and filling.dice(m, 81, 5) = 4 then 2500 else 0 end, 'o2-' || m, '', null, at, at
from generate_series(1, filling.members()) m
  cross join lateral (select filling.slot_at(filling.slots() - 1 - filling.dice(m, 82, 90)) as at) d
where m % 16 = 1 or m % 200 = 5;
select setval(pg_get_serial_sequence('deposit_attempt', 'id'), 2 * filling.members());
insert into deposit_instrument (attempt_id, member_id, kind, digest, label, created_at)
select id, member_id, 'card', sha256(convert_to('card' || member_id % (filling.members() * 19 / 20), 'UTF8')),
  'ends in ' || lpad((member_id % 10000)::text, 4, '0'), created_at
from deposit_attempt where id <= filling.members() and id % 2 = 0;

insert into cash_out (id, member_id, method, amount, currency, destination, proofs, status, content_hash, approved_hash,
  reason, decided_by, decided_at, instruction, provider, provider_reference, request_hash, ask_at, created_at, updated_at, review)
overriding system value
select m, m, c.method, c.amount, filling.currency(m), jsonb_build_object('email', c.email),
  '{"idcardProof": [], "idcardHoldProof": [], "addressProof": [], "paymentProof": []}', c.status, c.hash, case when c.status in ('paying', 'completed') then c.hash end,
  case when c.status = 'rejected' then 'The document cannot be read' end,
  case when c.status <> 'pending' then 'operator:cashier' end, case when c.status <> 'pending' then c.ended end,
  'large-' || m, case when c.status in ('paying', 'completed') then 'sandbox' end,
  case when c.status in ('paying', 'completed') then 'po-' || m end, '', null, c.asked, c.ended,
  case when c.status = 'paying' and m % 2 = 0 then 'The provider speaks of another amount' end
from generate_series(1, filling.members()) m
  cross join lateral (
    select filling.cash_out_method(m) as method, filling.deposited(m) / 2 as amount, 'player' || m || '@example.com' as email,
      filling.slot_at(filling.slot_of(m) + 60) as asked,
      filling.slot_of(m) + 115 < filling.slots() as is_decided) a
  cross join lateral (
    select a.*, case when is_decided then filling.end_of_cash_out(m) else 'pending' end as status,
      case when is_decided then filling.slot_at(filling.slot_of(m) + 115) else a.asked end as ended,
      encode(sha256(convert_to('["' || amount || '","' || filling.currency(m) || '","0","' || method || '",[["email","' || email
        || '"]]]', 'UTF8')), 'hex') as hash) c
where filling.asks_for_money(m) and filling.slot_of(m) + 60 < filling.slots()
order by c.asked;
select setval(pg_get_serial_sequence('cash_out', 'id'), filling.members());

insert into game_round (member_id, vendor, round_id, game_code, currency, staked, won, opened_at, closed_at, opened_seq)
select p.member_id, p.source, p.round_id, min(p.game_code), min(b.currency),
  coalesce(sum(p.amount) filter (where p.type = 'GAME_BET'), 0), coalesce(sum(p.amount) filter (where p.type = 'GAME_WIN'), 0),
  min(p.created_at), max(p.created_at), min(p.seq)
from posting p join book b on b.member_id = p.member_id
where p.round_id is not null
group by p.member_id, p.source, p.round_id
order by max(p.created_at);

-- Whose round an id is, as the job that notes it would have by now.
insert into round_place (round_id, vendor, member_id) select round_id, vendor, member_id from game_round order by 1, 2, 3;
insert into round_place_watermark (until) values (now());
