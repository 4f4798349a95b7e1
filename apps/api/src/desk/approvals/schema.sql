-- Which decisions need a second person, and from which amount on: rows are only added to, and never back-dated. In force
-- is the latest of the currency, otherwise the latest without one.
create table approval_policy (
  id bigint generated always as identity primary key,
  command text not null,
  -- Null: any currency that has no row of its own.
  currency text,
  -- In minor units. 0: always; null: never.
  amount_from bigint check (amount_from >= 0),
  valid_from timestamptz not null default clock_timestamp(),
  set_by text not null,
  reason text not null check (reason <> ''),
  set_at timestamptz not null default clock_timestamp(),
  check (currency is not null or coalesce(amount_from, 0) = 0)
);
create index approval_policy_by_command on approval_policy (command, currency, valid_from desc, id desc);
create trigger approval_policy_is_immutable before update or delete on approval_policy
  for each row execute function refuse_change();
create trigger approval_policy_stays before truncate on approval_policy execute function refuse_change();

-- Only what the triggers need to be created; the bodies are in functions/.
create function approval_policy_check() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger approval_policy_check before insert on approval_policy
  for each row execute function approval_policy_check();

-- A command that was proposed, exactly as it is to be carried out, and the decision of a second person about it.
create table approval (
  id bigint generated always as identity primary key,
  command text not null,
  subject text not null,
  -- Who benefits.
  member_id bigint references member (id),
  currency text,
  amount bigint check (amount >= 0),
  proposal jsonb not null,
  -- SHA-256 in hex over command, subject, member, amount and proposal.
  proposed_hash text not null check (proposed_hash ~ '^[0-9a-f]{64}$'),
  maker_id bigint not null,
  maker text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- The row that it fell under. The word on it counts only while that row is the one in force.
  policy_id bigint not null references approval_policy (id),
  expires_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'carriedOut', 'failed', 'refused', 'expired')),
  checker_id bigint,
  checker text,
  checked_at timestamptz,
  reason text,
  outcome text,
  -- When an approved command is tried again, in case the process that carries it out has crashed.
  ask_at timestamptz,
  check ((amount is null) = (currency is null)),
  check ((checker_id is null) = (state in ('waiting', 'expired'))),
  check ((checker_id is null) = (checker is null) and (checker_id is null) = (checked_at is null)),
  check ((state = 'refused') = (reason is not null)),
  constraint approval_takes_two check (state = 'refused' or checker_id <> maker_id)
);
create unique index approval_open on approval (command, subject) where state in ('waiting', 'approved');
create index approval_waiting on approval (made_at, id) where state = 'waiting';
create index approval_waiting_expires on approval (expires_at) where state = 'waiting';
create index approval_due on approval (ask_at) where state = 'approved';
create index approval_by_subject on approval (subject, id);

create function approval_check() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger approval_check before insert or update or delete on approval
  for each row execute function approval_check();
create trigger approval_stays before truncate on approval execute function refuse_change();
create trigger approval_changed after insert or update on approval for each row execute function desk_changed('approvals');
