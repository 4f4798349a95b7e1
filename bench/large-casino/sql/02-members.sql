insert into vendor (id, name, secret_name, launch_url) values ('atlas', 'Atlas', 'ATLAS_SECRET', 'https://atlas.example/launch');
insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
select 100000 + n, 'atlas-' || n, 'atlas', 'Atlas ' || n, '/art/covers/nocturne.webp', 'Slots', 1000 + n, true, false, false
from generate_series(1, 120) n;

-- Names in pairs that repeat, so that a search by name finds many.
insert into member (id, username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday, currency,
  country_code, state_code, city, postal_code, address, receive_exclusive, vip_level, enabled, email_verified_at,
  invitation_code, agreed_at, created_at, mobile_e164, mobile_standing)
overriding system value
select m, 'player' || m, 'player' || m || '@example.com', '63', (9000000000 + m)::text, '-',
  (array['Ana', 'Ben', 'Carla', 'Diego', 'Elena', 'Felix', 'Gloria', 'Hugo', 'Ines', 'Jonas'])[1 + filling.dice(m, 1, 10)],
  (array['Reyes', 'Santos', 'Cruz', 'Garcia', 'Mendoza', 'Silva', 'Costa', 'Weber', 'Rossi', 'Novak'])[1 + filling.dice(m, 2, 10)]
    || (array['', '-Lim', '-Tan', '-Diaz', '-Roy', '-Kern', '-Sy', '-Ong', '-Paz', '-Uy'])[1 + filling.dice(m, 3, 10)],
  case when filling.dice(m, 4, 2) = 0 then 'FEMALE' else 'MALE' end, date '1960-01-01' + filling.dice(m, 5, 15000),
  filling.currency(m), (array['PH', 'BR', 'DE', 'US', 'PT', 'MX', 'IT', 'FR', 'ES', 'CZ'])[1 + filling.dice(m, 6, 10)], '', 'Town',
  '1000', '1 Road', false, case when m % 50 = 0 then 20 else 0 end, m % 500 <> 7, filling.slot_at(filling.slot_of(m)),
  'large' || m, filling.slot_at(filling.slot_of(m)), filling.slot_at(filling.slot_of(m)) - interval '1 hour',
  case when m % 200 = 0 then '+63' || (9000000000 + m / 400) else '+63' || (9000000000 + m) end,
  case when m % 200 = 0 then 'shared' else 'own' end
from generate_series(1, filling.members()) m;
select setval(pg_get_serial_sequence('member', 'id'), filling.members());

insert into book (member_id, currency, head_hash, opened_at)
select m, filling.currency(m), ledger_genesis(m, filling.currency(m)),
  filling.slot_at(filling.slot_of(m)) - interval '1 hour'
from generate_series(1, filling.members()) m;

insert into member_origin (member_id, kind, hash, noted_at)
select m, 'address', sha256(convert_to('a' || m % (filling.members() * 9 / 10), 'UTF8')), filling.slot_at(filling.slot_of(m))
from generate_series(1, filling.members()) m;
insert into member_session (token_hash, member_id, created_at, last_seen_at, expires_at, address, user_agent)
select sha256(convert_to('s' || m, 'UTF8')), m, filling.slot_at(filling.slot_of(m)), filling.slot_at(filling.slot_of(m)),
  filling.slot_at(filling.slot_of(m)) + interval '12 hours', '203.0.113.' || m % 250, 'Mozilla/5.0'
from generate_series(1, filling.members(), 3) m;
