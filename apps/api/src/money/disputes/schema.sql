-- What payers claim back of their deposits: disputes at their banks, and refunds that a provider has reported. Each stands once
-- under the provider's own name of it. A deposit that is not known, or not yet, is null.
create table payment_claim (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dispute', 'refund')),
  provider text not null,
  reference text not null,
  payment_id text,
  deposit_id bigint,
  member_id bigint references member (id),
  -- Minor units as the provider says them; null where it names no amount.
  amount bigint,
  currency text,
  state text not null,
  -- In the provider's words.
  reason text,
  due_at timestamptz,
  received_at timestamptz not null default now(),
  -- From when on its age is counted: see docs/decisions/021-providers-observe-one-function-decides.md.
  waiting_since timestamptz not null,
  -- Who decided to accept the claim, before the provider was informed.
  given_in_by text,
  answered_by text,
  answered_at timestamptz,
  -- The provider takes no answer by a call: an operator has answered on its pages, and enters how it ends.
  by_hand boolean not null default false,
  -- Of the evidence that it was answered with.
  answered_with text,
  closed_at timestamptz,
  unique (kind, provider, reference),
  check (state in ('received', 'evidenceDue', 'answered', 'won', 'lost', 'accepted') and kind = 'dispute'
    or state in ('observed', 'matched', 'differing') and kind = 'refund'),
  check ((deposit_id is null) = (member_id is null)),
  check ((amount is null) = (currency is null))
);
create index payment_claim_open on payment_claim (waiting_since, id)
  where state in ('received', 'evidenceDue', 'observed', 'differing') or (state = 'answered' and by_hand);
create index payment_claim_by_deposit on payment_claim (deposit_id, id);
create index payment_claim_by_member on payment_claim (member_id, id);
create trigger payment_claim_changed after insert or update on payment_claim for each row execute function desk_changed('disputes');

-- What was put together against a dispute, byte by byte as it was written.
create table dispute_evidence (
  hash text primary key,
  claim_id bigint not null references payment_claim (id),
  -- Of the facts that it was made from.
  made_from text not null,
  statement text not null,
  file bytea not null,
  made_by text not null,
  made_at timestamptz not null
);
create index dispute_evidence_by_claim on dispute_evidence (claim_id, made_at);
create trigger dispute_evidence_is_immutable before update or delete on dispute_evidence
  for each row execute function refuse_change_but_erasure();
