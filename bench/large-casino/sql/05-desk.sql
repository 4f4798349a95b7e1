-- What waits at the desk, and much more that waits no longer.
-- The policy is of today, and so is what falls under it.
select set_config('filling.now', now()::text, false);
insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes, created_at)
select m, 'large-' || m, sha256(convert_to('f' || m, 'UTF8')), 800, 600, 60000, filling.slot_at(filling.slot_of(m))
from generate_series(1, filling.members(), 4) m;
insert into member_document (member_id, kind, file_ids, status, updated_at, reason, decided_by, decided_at)
select f.member_id, k.kind, array[f.id], s.status, s.at, case when s.status = 'refused' then 'Not readable' end,
  case when s.status <> 'waiting' then 'operator:documents' end, case when s.status <> 'waiting' then s.at end
from uploaded_file f
  cross join (values ('idcardProof'), ('addressProof')) k (kind)
  cross join lateral (
    select case when f.member_id % 200 = 1 then 'waiting' when filling.dice(f.member_id, 90, 10) = 0 then 'refused' else 'accepted' end
        as status,
      case when f.member_id % 200 = 1 then filling.slot_at(filling.slots() - 1 - filling.dice(f.member_id, 91, 15))
        else f.created_at + interval '1 day' end as at) s;

insert into contact (member_id, name, username, email, phone, topic, message, language, created_at, closed_at, closed_by, note)
select m, 'Ana Reyes', 'player' || m, 'player' || m || '@example.com', '+63900', (array['deposit', 'withdraw', 'technical'])[1 + filling.dice(m, 92, 3)],
  'Where is my money?', 'en', c.at, case when c.is_closed then c.at + interval '3 hours' end,
  case when c.is_closed then 'operator:support' end, case when c.is_closed then 'Answered' end
from generate_series(1, filling.members(), 20) m
  cross join lateral (
    select filling.slot_at(filling.slot_of(m)) as at, filling.slot_of(m) < filling.slots() - 40 as is_closed) c
order by c.at;

insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked, won_before, bound,
  held_at, status, decided_by, decided_at)
select r.member_id, r.vendor, 'held-' || r.round_id, r.round_id, r.game_code, r.currency, 500000, r.staked, r.won, 1000,
  r.opened_at, case when r.member_id % 10 = 0 then 'held' else 'released' end,
  case when r.member_id % 10 <> 0 then 'operator:risk' end, case when r.member_id % 10 <> 0 then r.opened_at end
from generate_series(500, filling.members(), 250) m
  join game_round r on r.member_id = m and r.round_id = 'r' || m || '-1'
order by r.opened_at;

insert into invitation (inviter_id, member_id, status, matches, created_at)
select 1 + m / 20, m, case when m % 2000 = 0 then 'held' when m % 20 = 0 then 'counted' else 'waiting' end,
  case when m % 2000 = 0 then '[{"kind": "address"}]'::jsonb else '[]' end, filling.slot_at(filling.slot_of(m))
from generate_series(200, filling.members(), 10) m;

insert into bonus (member_id, promotion, period, status, currency, amount, required, most_counted, idle_ms, shares, own, locked,
  counted_seq, last_bet_at, given_by, created_at, ended_at)
select m, 'firstDeposit', '-', case when m % 100 = 0 then 'active' else 'expired' end, filling.currency(m), 1000, 30000,
  500, 604800000, '{}', 1000, 1000, 1, b.at, 'system:bonus', b.at, case when m % 100 <> 0 then b.at + interval '7 days' end
from generate_series(10, filling.members(), 10) m cross join lateral (select filling.slot_at(filling.slot_of(m)) as at) b;
insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id, noted_at)
select 'firstDeposit', '-', 'card', sha256(convert_to('card' || m, 'UTF8')), 'ends in 1234', m, m - 50,
  filling.slot_at(filling.slot_of(m))
from generate_series(100, filling.members(), 100) m;

insert into risk_case (title, state, outcome, opened_by, opened_at, closed_by, closed_at, close_reason)
select 'Several accounts', case when n % 5 = 0 then 'open' else 'closed' end, case when n % 5 <> 0 then 'valuable' end,
  'operator:risk', c.at, case when n % 5 <> 0 then 'operator:risk' end, case when n % 5 <> 0 then c.at end,
  case when n % 5 <> 0 then 'Settled' end
from generate_series(1, filling.members() / 500) n
  cross join lateral (select filling.slot_at((n * 500 / filling.in_slot())::int) as at) c;
insert into risk_case_member (case_id, member_id, added_by) select id, 1 + id * 400 % filling.members(), 'operator:risk' from risk_case;
insert into risk_alert (code, version, kind, severity, subject, member_id, currency, window_key, event_at, facts, raised_at, state,
  decided_by, decided_at, reason)
select r.code, r.version, r.kind, r.severity, 'member:' || m, m, filling.currency(m), 'large', a.at,
  '{"times": "12", "minutes": "60", "total": "120000"}', a.at, a.state,
  case when a.state <> 'open' then 'operator:risk' end, case when a.state <> 'open' then a.at end,
  case when a.state <> 'open' then 'Known' end
from generate_series(10, filling.members(), 10) m
  cross join lateral (select filling.slot_at(filling.slot_of(m)) as at,
    case when m % 300 = 0 then 'open' when m % 20 = 0 then 'falsePositive' else 'dismissed' end as state) a
  join (select *, row_number() over (order by code) - 1 as place, count(*) over () as all_of from risk_rule where version = 1) r
    on r.place = m / 10 % r.all_of
order by a.at;
insert into screening_hit (member_id, list, reference, entry_name, because, found_at, state, decided_by, decided_at, reason)
select m, 'sanctions', 'L-' || m, 'Ana Reyes', 'name', h.at, case when m % 4000 = 0 then 'waiting' else 'falsePositive' end,
  case when m % 4000 <> 0 then 'operator:compliance' end, case when m % 4000 <> 0 then h.at end,
  case when m % 4000 <> 0 then 'Another birthday' end
from generate_series(200, filling.members(), 200) m cross join lateral (select filling.slot_at(filling.slot_of(m)) as at) h;

insert into member_note (member_id, text, written_by, written_at)
select m, 'Called back', 'operator:support', filling.slot_at(filling.slot_of(m)) from generate_series(1, filling.members(), 25) m;
insert into news (member_id, type, kind, details, about, created_at)
select member_id, 10, 'cashOutCompleted', '{}', 'cash-out:' || id, updated_at from cash_out where status = 'completed';

insert into reconciliation (day, part, checked, totals, difference_count, differences)
select (filling.slot_at(0))::date + d, p.part, 2740, '{}', case when d % 10 = 0 then 3 else 0 end, '[]'
from generate_series(0, 363) d, (values ('stripe'), ('paypal'), ('studio'), ('bitcoin')) p (part);
insert into reconciliation_difference (day, part, kind, subject, ours, theirs, state, reason, decided_by, decided_at)
select (filling.slot_at(0))::date + (n % 364)::int, 'stripe', 'amount', 'deposit:' || n, '10.00 USD', '9.99 USD',
  case when n % 10 = 0 then 'open' else 'explained' end, case when n % 10 <> 0 then 'A fee' end,
  case when n % 10 <> 0 then 'operator:finance' end, case when n % 10 <> 0 then now() end
from generate_series(1, filling.members() / 100) n;

-- The policy's rows are those that a casino begins with; approvals fall under them.
insert into approval (command, subject, member_id, currency, amount, proposal, proposed_hash, maker_id, maker, policy_id, expires_at)
select 'cashOut.approve', 'cash-out:' || c.id, c.member_id, c.currency, c.amount,
  jsonb_build_object('contentHash', c.content_hash), c.content_hash, 999999, 'filling', p.id, now() + interval '3650 days'
from cash_out c cross join lateral approval_policy_of('cashOut.approve', c.currency) p
where c.status = 'pending' and c.amount >= p.amount_from;

insert into staff_sign_in (at, name, outcome, means, address, user_agent)
select filling.slot_at((n % filling.slots())::int), 'cashier', case when n % 20 = 0 then 'refused' else 'signedIn' end, 'passkey',
  '192.0.2.7', 'Mozilla/5.0'
from generate_series(1, filling.members() / 20) n;

-- Notes and claims of some of what waits.
insert into queue_note (queue, row_id, staff_id, written_by, written_at, text)
select 'cashOuts', id, 999999, 'cashier', created_at, 'Looked at' from cash_out where status = 'pending' and id % 2 = 0;
insert into queue_row (queue, row_id, snoozed_until, snooze_reason)
select 'cashOuts', id, now() + interval '3650 days', 'Waits for a document' from cash_out where status = 'pending' and id % 10 = 3;
