import type { Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { PaymentProvider } from '@fairhouse/payments';
import { databaseTime } from '../../../db/database-time.store.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { SetMethod } from '../find-methods.ts';
import { knownAcceptance } from './acceptance.store.ts';
import { earlierDeposits } from './facts.store.ts';
import { judgeRoute, type Route } from './judge-route.ts';
import { lockRoutingAsItIs, runningRouting } from './routing.store.ts';

export interface Asked {
  member: SessionMember;
  method: SetMethod;
  /** To be paid. */
  amount: Amount;
  /** Who can serve the method at all; the method's own first. */
  serving: readonly PaymentProvider[];
  incidents: ReadonlySet<string>;
}

/**
 * Where a deposit goes by the rules that are on; undefined: none are, and it goes to the provider of the method's row. In the
 * transaction that stores it: switching the rules off waits for it.
 */
export async function chooseRoute(
  tx: Transaction,
  { member, method, amount, serving, incidents }: Asked,
): Promise<(Route & { version: number }) | undefined> {
  await lockRoutingAsItIs(tx);
  const running = await runningRouting(tx);
  if (!running) return undefined;
  const [at, earlier, known] = [
    await databaseTime(tx),
    await earlierDeposits(tx, member.id),
    new Map((await knownAcceptance(tx)).map((one) => [one.provider, one])),
  ];
  const named = new Map(serving.map((provider) => [provider.name, provider]));
  // The method's own may not take the currency, where another does.
  const usual = serving.find((provider) => provider.takes(amount.currency))?.name ?? method.provider;
  const route = judgeRoute(
    running.rules,
    { memberId: member.id, method: method.code, country: member.countryCode, amount, at, earlier },
    {
      usual,
      offers(name) {
        const provider = named.get(name);
        if (!provider) return 'notOffered';
        return provider.takes(amount.currency) ? 'used' : 'notItsCurrency';
      },
      acceptanceOf: (name) => known.get(name),
      hasIncident: (name) => incidents.has(name),
    },
  );
  return { ...route, version: running.version };
}
