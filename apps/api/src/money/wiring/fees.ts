import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { feeRoutes } from '../fees/fees.routes.ts';
import type { Providers } from './providers.ts';

/** What payments cost, by every provider that takes or pays out money. */
export function openFees({ db }: Pick<Foundation, 'db'>, { payIn, payOut, coins }: Providers): Service {
  const names = [...payIn.keys(), ...payOut.map(({ name }) => name), ...(coins.payouts ? [coins.payouts.name] : [])];
  return { handlers: feeRoutes({ db, providers: [...new Set(names)].sort() }), jobs: [] };
}
