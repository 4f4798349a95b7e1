import type { Foundation } from '../foundation.ts';
import type { Growth } from '../growth/wire.ts';
import type { Play } from '../play/wire.ts';
import type { IdentityService } from '../players/wiring/identity.ts';
import type { ProtectionArea } from '../protection/wire.ts';
import type { Service } from '../service.ts';
import { openBooks } from './wiring/books.ts';
import { openCashier } from './wiring/cashier.ts';
import { openDisputes } from './wiring/disputes.ts';

/** Deposits, cash-outs, disputes, and the books with their reconciliation, reports and statements. */
export async function wireMoney(
  foundation: Foundation,
  { bonuses }: Pick<Growth, 'bonuses'>,
  { protection }: Pick<ProtectionArea, 'protection'>,
  identity: IdentityService,
  { games }: Pick<Play, 'games'>,
): Promise<{ services: Service[] }> {
  const cashier = await openCashier(foundation, bonuses, protection, identity);
  const books = openBooks(foundation, {
    ...cashier,
    vendors: games.vendors,
    rollingAmountOf: bonuses.rollingAmountOf,
  });
  return { services: [cashier, openDisputes(foundation, cashier), books] };
}
