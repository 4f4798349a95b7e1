import { inTransaction } from '@fairhouse/database';
import { amountOf, equals } from '@fairhouse/money';
import type { PayoutMethod, PayoutOrder, PayoutProvider, PayoutState } from '@fairhouse/payments';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { lockPartner, type Partner } from '../partner/partner.store.ts';
import { moveWithBook } from '../statement/decide-statement.ts';
import { findStatement, type Statement } from '../statement/statement.store.ts';
import { askAgainIn, claimDue, fixInstruction, noteReference } from './payout.store.ts';

const everyMs = 30_000;
const mostAtOnce = 10;
/** Longer than the calls for one payout may take. */
const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
const worker = 'system:affiliates';

export type PayingDeps = Pick<AffiliatesDeps, 'db' | 'payouts' | 'log'>;

/** Pays what two people approved, through the providers of cash-outs. Starts again where an earlier process died. */
export function payStatementsJob(deps: PayingDeps): StandingJob {
  return { name: 'payAffiliates', everyMs, run: () => payStatements(deps) };
}

/** One round: how many statements were looked at. */
export async function payStatements(deps: PayingDeps): Promise<number> {
  let looked = 0;
  while (looked < mostAtOnce) {
    const id = await claimDue(deps.db, leaseMs);
    if (id === undefined) break;
    looked++;
    await payStatement(deps, id).catch((error: unknown) => {
      deps.log.warn({ err: error, statement: id }, 'paying a statement failed');
    });
  }
  return looked;
}

async function payStatement(deps: PayingDeps, id: number): Promise<void> {
  const statement = (await findStatement(deps.db, id))!;
  if (statement.state === 'approved') {
    const claimed = await claim(deps, statement);
    // No provider takes it: it is paid by hand.
    if (!claimed) return askAgainIn(deps.db, id, longestPauseMs);
    // Committed before the provider is asked: from here on the money may be on its way.
    return follow(deps, claimed.statement, await claimed.provider.submit(orderOf(claimed.statement)));
  }
  const provider = deps.payouts().providers.find(({ name }) => name === statement.provider);
  if (!provider) return askAgainIn(deps.db, id, longestPauseMs);
  const known = await provider.fetchState({ ...orderOf(statement), providerId: statement.reference ?? undefined });
  const isLost = (known.outcome === 'notFound' || known.outcome === 'untraceable') && statement.reference === null;
  await follow(deps, statement, isLost ? await provider.submit(orderOf(statement)) : known);
}

async function claim(
  deps: PayingDeps,
  { id, affiliateId }: Statement,
): Promise<{ statement: Statement; provider: PayoutProvider } | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const partner = (await lockPartner(tx, affiliateId))!;
    const statement = (await findStatement(tx, id))!;
    const provider = providerFor(deps, partner, statement);
    if (!provider || statement.state !== 'approved' || partner.state === 'suspended') return undefined;
    const tries = Number(/:(\d+)$/.exec(statement.instruction ?? ':0')![1]) + 1;
    await fixInstruction(tx, id, {
      instruction: `affiliate-statement:${id}:${tries}`,
      provider: provider.name,
      method: partner.payoutMethod!,
      destination: partner.payoutDestination!,
      leaseMs,
    });
    const moved = await moveWithBook(tx, 'claim', statement, { by: worker });
    if (!moved) return undefined;
    await askAgainIn(tx, id, leaseMs);
    return { statement: moved, provider };
  });
}

function providerFor(deps: PayingDeps, partner: Partner, { payable, currency }: Statement): PayoutProvider | undefined {
  const { payoutMethod, payoutDestination } = partner;
  if (!payoutMethod || !payoutDestination) return undefined;
  const order = {
    method: payoutMethod as PayoutMethod,
    amount: amountOf(currency, payable),
    destination: payoutDestination,
  };
  return deps.payouts().providers.find((provider) => provider.takes(order));
}

function orderOf(statement: Statement): PayoutOrder {
  const { instruction, currency, payable, payoutMethod, payoutDestination, closedAt } = statement;
  return {
    id: instruction!,
    amount: amountOf(currency, payable),
    method: payoutMethod as PayoutMethod,
    destination: payoutDestination!,
    approvedAt: closedAt,
  };
}

/** Only a definite answer settles or fails it; a time-out gives nothing back. */
async function follow(deps: PayingDeps, statement: Statement, state: PayoutState): Promise<void> {
  const { id, asks } = statement;
  const pauseMs = Math.min(1_000 * 2 ** Math.min(asks, 20), longestPauseMs);
  const again = () => askAgainIn(deps.db, id, pauseMs);
  if ((state.outcome === 'settled' || state.outcome === 'accepted') && state.stated) {
    const amount = amountOf(statement.currency, statement.payable);
    if (!state.stated.amount || !equals(state.stated.amount, amount)) {
      deps.log.error(
        { statement: id, stated: state.stated.text },
        'a payout of a statement is of another amount; it stays as it is',
      );
      return askAgainIn(deps.db, id, longestPauseMs);
    }
  }
  switch (state.outcome) {
    case 'settled':
      return move(deps, statement, 'settle', { by: worker, reference: state.providerId });
    case 'failed':
      return move(deps, statement, 'fail', { by: worker, reason: state.reason });
    case 'accepted':
      await noteReference(deps.db, id, state.providerId);
      return again();
    default:
      deps.log.warn(
        { statement: id, outcome: state.outcome },
        'the outcome of a payout is unknown; it is asked for again',
      );
      return again();
  }
}

async function move(
  deps: PayingDeps,
  statement: Statement,
  how: 'settle' | 'fail',
  fields: Parameters<typeof moveWithBook>[3],
): Promise<void> {
  const moved = await inTransaction(deps.db, async (tx) => {
    await lockPartner(tx, statement.affiliateId);
    return moveWithBook(tx, how, statement, fields);
  });
  if (!moved) deps.log.error({ statement: statement.id, how }, 'a statement changed while its provider was asked');
}
