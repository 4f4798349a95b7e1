-- What an invited friend has to do before counting, and the agents' terms, in minor units of each currency.
-- `worth` is what 100 US dollars come to: an agent's share of a deposit in another currency is reckoned by it.
create table invite_terms (
  currency text primary key,
  least_deposit bigint not null check (least_deposit > 0),
  least_wagered bigint not null check (least_wagered > 0),
  worth bigint not null check (worth > 0),
  agent_most bigint not null check (agent_most > 0)
);
insert into invite_terms values
  ('USD', 2000, 10000, 10000, 10000),
  ('EUR', 2000, 10000, 9200, 10000),
  ('BRL', 10000, 50000, 54000, 50000),
  ('BTC', 30000, 150000, 150000, 150000);

create table invite_reward (
  id integer primary key,
  person_count integer not null unique check (person_count > 0)
);
insert into invite_reward values (1, 1), (2, 3), (3, 5), (4, 10), (5, 25), (6, 50);

create table invite_reward_amount (
  reward_id integer not null references invite_reward (id),
  currency text not null references invite_terms (currency),
  minor bigint not null check (minor > 0),
  primary key (reward_id, currency)
);
insert into invite_reward_amount
select r.id, c.currency, r.cents * c.factor
from (values (1, 300), (2, 600), (3, 1000), (4, 2500), (5, 7500), (6, 15000)) r (id, cents),
  (values ('USD', 1), ('EUR', 1), ('BRL', 5), ('BTC', 15)) c (currency, factor);

-- Who invited whom: 0 waiting, 10 held for review, 20 counted, 30 refused.
create table invitation (
  id bigint generated always as identity primary key,
  inviter_id bigint not null references member (id),
  member_id bigint not null unique references member (id),
  status text not null default 'waiting' check (status in ('waiting', 'held', 'counted', 'refused')),
  -- Why it was held, and what an operator has cleared: [{"kind": "device", "memberId": "100001"}].
  matches jsonb not null default '[]',
  cleared jsonb not null default '[]',
  reason text,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (inviter_id <> member_id)
);
create index invitation_by_inviter on invitation (inviter_id, status);
create index invitation_by_status on invitation (status, created_at);
create index invitation_held on invitation (created_at, id) where status = 'held';

create trigger invitation_held_at_once after insert on invitation for each row
  when (new.status = 'held')
  execute function desk_changed('invitations');
create trigger invitation_held after update on invitation for each row
  when (old.status = 'held' or new.status = 'held')
  execute function desk_changed('invitations');

-- Keyed hashes of the devices, network addresses and payment accounts that members were seen with.
create table member_origin (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('device', 'address', 'account')),
  hash bytea not null,
  noted_at timestamptz not null default now(),
  primary key (member_id, kind, hash)
);
create index member_origin_by_hash on member_origin (kind, hash);
create index member_origin_by_age on member_origin (noted_at) where kind = 'address';

-- How far the rewards have been taken: the number of friends of the last one.
create table invite_account (
  member_id bigint not null references member (id),
  treasure_index integer not null default 0,
  primary key (member_id)
);

create table invite_award (
  member_id bigint not null references member (id),
  person_count integer not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, person_count)
);
create trigger invite_award_is_immutable before update or delete on invite_award
  for each row execute function refuse_change();

-- Members invited from `since` on earn their agent a share.
create table agent (
  member_id bigint primary key references member (id),
  since timestamptz not null default now()
);

-- One row an invited member, with all it was reckoned from.
create table agent_bonus (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  invited_id bigint not null references member (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  deposit bigint not null,
  deposit_currency text not null,
  percent smallint not null,
  created_at timestamptz not null default now(),
  primary key (id),
  unique (member_id, invited_id)
);
create index agent_bonus_by_member on agent_bonus (member_id, created_at);
create trigger agent_bonus_is_immutable before update or delete on agent_bonus
  for each row execute function refuse_change();
