import { isCardProvider, methodsOfProviders, type PaymentProvider } from '@fairhouse/payments';
import type { DepositDeps } from '../deposit.deps.ts';
import type { SetMethod } from '../find-methods.ts';
import { isServedBy } from '../visible-methods.ts';
import { runningRouting } from './routing.store.ts';

/**
 * The providers that can serve a method as its calls and its form know it: whose next step is of the same kind as that of the method's
 * own provider. Cards that are entered on our page are kept by one provider alone.
 */
export function servingProviders(
  providers: ReadonlyMap<string, PaymentProvider>,
  method: Pick<SetMethod, 'code' | 'provider'>,
): PaymentProvider[] {
  const usual = providers.get(method.provider);
  const own = usual && isServedBy(method, usual) ? [usual] : [];
  if (!usual) return own;
  const others = [...providers.values()].filter(
    (one) =>
      one !== usual &&
      methodsOfProviders.get(one.name)?.includes(method.code) &&
      one.opens === usual.opens &&
      !isCardProvider(one) &&
      !isCardProvider(usual) &&
      isServedBy(method, one),
  );
  return [...own, ...others];
}

/** Those that a method is offered by: its own alone, unless routing rules are on. */
export async function offeringProviders(
  { db, providers }: Pick<DepositDeps, 'db' | 'providers'>,
  method: Pick<SetMethod, 'code' | 'provider'>,
): Promise<PaymentProvider[]> {
  const serving = servingProviders(providers, method);
  if (serving.length > 1 && (await runningRouting(db))) return serving;
  return serving.filter(({ name }) => name === method.provider);
}
