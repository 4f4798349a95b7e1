import { type RouteDecision, routeDecision } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Attempt } from '../attempt.store.ts';
import type { Route } from './judge-route.ts';

export interface StoredRoute {
  version: number;
  rule: string | null;
  providers: string[];
  decision: RouteDecision;
  /** It was decided so shortly ago that the player may still be at it. */
  isRecent: boolean;
}

/** Why a deposit goes where it goes; in the transaction that stores its first attempt. */
export async function insertRoute(
  tx: Transaction,
  { id, memberId }: Pick<Attempt, 'id' | 'memberId'>,
  { version, rule, providers, decision }: Route & { version: number },
): Promise<void> {
  await tx.query(
    `insert into deposit_route (attempt_id, member_id, routing_version, rule, providers, decision)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, memberId, version, rule, providers, JSON.stringify(decision)],
  );
}

/** By the first attempt of the deposit. */
export async function findRoute(db: Database | Transaction, attemptId: bigint): Promise<StoredRoute | undefined> {
  const { rows } = await db.query<Omit<StoredRoute, 'decision'> & { decision: unknown }>(
    `select routing_version as version, rule, providers, decision, decided_at > now() - interval '30 minutes' as "isRecent"
     from deposit_route where attempt_id = $1`,
    [attemptId],
  );
  return rows[0] && { ...rows[0], decision: routeDecision.parse(rows[0].decision) };
}
