import type { OperatorCalls, TableOrder } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { giveOrder } from './give-order.ts';
import { orderWire } from './order.wire.ts';
import type { TablesDeps } from './tables.deps.ts';

type Input = z.output<OperatorCalls['/operator/tables/order']['input']>;

/** Lets a table rest or opens it, or switches the words at it on or off. */
export async function orderTable(
  deps: TablesDeps,
  operator: Pick<StaffPerson, 'name'>,
  { vendor, table, order, reason }: Input,
): Promise<Result<TableOrder>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  if (!deps.vendors().some(({ id }) => id === vendor)) return refuse('noSuchThing');
  return ok(orderWire(await giveOrder(deps, operator, { vendor, table, kind: order, reason })));
}
