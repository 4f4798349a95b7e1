import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { connect } from '@fairhouse/database';
import { CannotRun } from '@fairhouse/operation/settings';
import { addOperator } from '../../apps/api/src/features/operators/add-operator.ts';
import { casinoSchema } from '../../apps/api/src/schema.ts';
import { post } from './house-calls.ts';

/** Who works at the desk in a demonstration. */
export const staff = ['administrator', 'cashier', 'second-cashier', 'documents', 'support', 'risk', 'bonuses'] as const;
export type StaffName = (typeof staff)[number];

export interface Desk {
  /** A call of the desk by one of its people. Throws `Refused`. */
  ask<P extends OperatorCallPath>(who: StaffName, path: P, input: OperatorCallInput<P>): Promise<OperatorCallOutput<P>>;
}

/**
 * Adds the people of the desk, as the owner of the database does, and answers what they work with. The only file that
 * knows how an operator is known to the house.
 */
export async function openDesk(casino: string, databaseUrl: string): Promise<Desk> {
  const keys = await addStaff(databaseUrl);
  return {
    ask: (who, path, input) =>
      post(`${casino}/api${path}`, JSON.stringify(input), {
        'content-type': 'application/json',
        authorization: keys.get(who)!,
        'x-forwarded-for': `192.0.2.${251 + (staff.indexOf(who) % 4)}`,
      }),
  };
}

async function addStaff(databaseUrl: string): Promise<Map<StaffName, string>> {
  const db = connect({ url: databaseUrl, schema: casinoSchema, connections: 1 });
  try {
    const keys = new Map<StaffName, string>();
    for (const name of staff) {
      const added = await addOperator(db, name);
      if (!added.ok)
        throw new CannotRun(`There is somebody called ${name} at this desk already: the house is not new.`);
      keys.set(name, added.key);
    }
    return keys;
  } finally {
    await db.end();
  }
}
