import type { Database, Transaction } from '@fairhouse/database';
import { creditedStates } from '../deposit.states.ts';
import type { Acceptance } from './acceptance.ts';

export interface KnownAcceptance extends Acceptance {
  provider: string;
}

/** Older figures say nothing: the job that counts may stand still. */
const knownFor = "interval '5 minutes'";

/** As they were counted last. */
export async function knownAcceptance(db: Database | Transaction): Promise<KnownAcceptance[]> {
  const { rows } = await db.query<KnownAcceptance>(
    `select provider, accepted, declined, weak from provider_acceptance where counted_at > now() - ${knownFor}`,
  );
  return rows;
}

/** Locked until the transaction ends: one counts at a time. With what was known before, however old. */
export async function takeAcceptance(tx: Transaction): Promise<KnownAcceptance[]> {
  await tx.query('lock table provider_acceptance in share row exclusive mode');
  const { rows } = await tx.query<KnownAcceptance>(
    'select provider, accepted, declined, weak from provider_acceptance',
  );
  return rows;
}

/** Deposits that began in the last hour and are decided, by provider. What a player gave up is not the provider's. */
export async function countLastHour(tx: Transaction): Promise<Omit<KnownAcceptance, 'weak'>[]> {
  const { rows } = await tx.query<Omit<KnownAcceptance, 'weak'>>(
    `select provider, (count(*) filter (where state = any($1)))::int as accepted,
       (count(*) filter (where state = 'failed' and decline_class is distinct from 'playerCancelled'))::int as declined
     from deposit_attempt where created_at > now() - interval '1 hour' group by provider`,
    [creditedStates],
  );
  return rows;
}

export async function noteAcceptance(tx: Transaction, known: readonly KnownAcceptance[]): Promise<void> {
  await tx.query(
    `insert into provider_acceptance (provider, accepted, declined, weak, since, counted_at)
     select provider, accepted, declined, weak, now(), now()
     from jsonb_to_recordset($1) k (provider text, accepted integer, declined integer, weak boolean)
     on conflict (provider) do update set accepted = excluded.accepted, declined = excluded.declined, weak = excluded.weak,
       since = case when provider_acceptance.weak = excluded.weak then provider_acceptance.since else excluded.since end,
       counted_at = excluded.counted_at`,
    [JSON.stringify(known)],
  );
}
