import type { OperatorCalls, RoutingTrial, RoutingTrialResult } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { PaymentProvider } from '@fairhouse/payments';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { tryOut } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isCredited } from '../deposit.states.ts';
import { type DepositMethodRow, readMethods } from '../method.store.ts';
import { intervalOf } from './acceptance.ts';
import { type PastOrder, readPastOrders } from './facts.store.ts';
import { judgeRoute, type Route } from './judge-route.ts';
import { RollingHour } from './rolling-hour.ts';
import type { RoutingDeps } from './routing.deps.ts';
import { findVersion, insertTrial } from './routing.store.ts';
import type { Routing } from './routing.ts';
import { trialWire } from './routing.wire.ts';
import { servingProviders } from './serving.ts';

type Input = z.output<OperatorCalls['/operator/routing/try']['input']>;

const mostOrders = 5_000;
const mostMs = 20_000;
const dayMs = 24 * 3_600_000;

/**
 * Routes the deposits of the last days as of the moments at which they were ordered, by the same function as the live decision, in a
 * transaction that can only read and for a while at most; then keeps that it was tried.
 */
export async function tryRouting(
  { db, providers }: Pick<RoutingDeps, 'db' | 'providers'>,
  operator: Pick<StaffPerson, 'name'>,
  { version, days }: Input,
): Promise<Result<RoutingTrial>> {
  const routing = await findVersion(db, version);
  if (!routing) return refuse('noSuchThing');
  const until = new Date();
  const from = new Date(until.getTime() - days * dayMs);
  const result = await tryOut<RoutingTrialResult>(db, mostMs, async (tx) => {
    const found = await readPastOrders(tx, { from, until }, mostOrders + 1);
    // They come in the order of their times; one more than is judged says that there are more.
    const orders = found.slice(-mostOrders);
    const methods = new Map((await readMethods(tx)).map((method) => [method.code as string, method]));
    return { ...summed(routed(routing, orders, methods, providers)), more: found.length > mostOrders };
  });
  if (!result) return refuse('serverBusy');
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await insertTrial(tx, version, { by, from, until, result });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `deposit-routing:${version}`,
      command: 'routing.try',
      after: {
        version,
        contentHash: routing.contentHash,
        from: from.toISOString(),
        until: until.toISOString(),
        orders: result.orders,
        moved: result.moved,
      },
    });
    return ok(trialWire((await findVersion(tx, version))!.trial!));
  });
}

interface Routed {
  order: PastOrder;
  route: Route;
}

/** Acceptance is counted from the orders themselves as time goes by; incidents of the past are not known and count as none. */
function routed(
  { rules }: Pick<Routing, 'rules'>,
  orders: readonly PastOrder[],
  methods: ReadonlyMap<string, DepositMethodRow>,
  providers: ReadonlyMap<string, PaymentProvider>,
): Routed[] {
  const lastHour = new RollingHour(rules.acceptance);
  return orders.map((order) => {
    const method = methods.get(order.method);
    const serving = new Map((method ? servingProviders(providers, method) : []).map((one) => [one.name, one]));
    const route = judgeRoute(rules, order, {
      usual: method?.provider ?? order.provider,
      offers(name) {
        const provider = serving.get(name);
        if (!provider) return 'notOffered';
        return provider.takes(order.amount.currency) ? 'used' : 'notItsCurrency';
      },
      acceptanceOf: (name) => lastHour.of(name, order.at),
      hasIncident: () => false,
    });
    const isDeclined = order.state === 'failed' && order.declineClass !== 'playerCancelled';
    if (isCredited(order.state) || isDeclined) lastHour.note(order.provider, order.at, !isDeclined);
    return { order, route };
  });
}

function summed(all: readonly Routed[]): Omit<RoutingTrialResult, 'more'> {
  const byRule = new Map<string | null, number>();
  const byProvider = new Map<string, { went: number; wouldGo: number; accepted: number; declined: number }>();
  const of = (provider: string) => {
    const known = byProvider.get(provider) ?? { went: 0, wouldGo: 0, accepted: 0, declined: 0 };
    byProvider.set(provider, known);
    return known;
  };
  let moved = 0;
  let cascades = 0;
  for (const { order, route } of all) {
    byRule.set(route.rule, (byRule.get(route.rule) ?? 0) + 1);
    const went = of(order.provider);
    went.went++;
    if (isCredited(order.state)) went.accepted++;
    else if (order.state === 'failed' && order.declineClass !== 'playerCancelled') went.declined++;
    const [first] = route.providers;
    of(first!).wouldGo++;
    if (first !== order.provider) moved++;
    if (order.declineClass === 'technical' && route.providers.length > 1) cascades++;
  }
  return {
    orders: all.length,
    moved,
    cascades,
    rules: [...byRule].map(([rule, orders]) => ({ rule, orders })).sort((a, b) => b.orders - a.orders),
    providers: [...byProvider]
      .map(([provider, counts]) => ({
        provider,
        ...counts,
        acceptance: intervalOf(counts.accepted, counts.accepted + counts.declined),
      }))
      .sort((a, b) => b.went + b.wouldGo - (a.went + a.wouldGo)),
  };
}
