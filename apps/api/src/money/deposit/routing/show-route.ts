import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { attemptsOfDeposit } from '../cascade.store.ts';
import { findRoute } from './route.store.ts';

/** Of any of its attempts: where the deposit was sent and why, and how each order ended. */
export async function showRoute(
  db: Database,
  id: bigint,
): Promise<Result<OperatorCallOutput<'/operator/deposit/route'>>> {
  const attempts = await attemptsOfDeposit(db, id);
  const [first] = attempts;
  if (!first) return refuse('noSuchThing');
  const route = await findRoute(db, first.id);
  return ok({
    decision: route ? { ...route.decision, version: route.version, rule: route.rule, order: route.providers } : null,
    attempts: attempts.map((attempt) => ({
      id: Number(attempt.id),
      provider: attempt.provider,
      state: attempt.state,
      amount: toWire(attempt.amount),
      currency: attempt.amount.currency,
      time: attempt.createdAt.toISOString(),
      decline: attempt.declineClass,
      declineCode: attempt.declineCode,
    })),
  });
}
