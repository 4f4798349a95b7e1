import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { giveOrder } from './give-order.ts';
import { type MaintenanceOfTables, pauseForMaintenance } from './pause-for-maintenance.ts';

/** Of a casino that does not run: its own job would open the tables at once. */
let database: TestDatabase;
const casino = { isOn: false };
/** The tables of a vendor, which does what it is ordered. */
const isPaused: Record<string, boolean> = { wheel: false, curve: false, dice: false };
let deps: MaintenanceOfTables;

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  await addOperator(database.pool, 'cora', ['content']);
  deps = {
    db: database.pool,
    clock: () => new Date(),
    isMaintenanceOn: async () => casino.isOn,
    openTables: async () =>
      Object.keys(isPaused)
        .filter((table) => !isPaused[table])
        .map((table) => ({ vendor: 'studio', table })),
    sendOrder: async (_: string, order: { order: string; table: string }) => {
      isPaused[order.table] = order.order === 'rest';
      return 'taken';
    },
  } as unknown as MaintenanceOfTables;
});
afterAll(() => database.close());

it('pauses every table while maintenance is on, and opens those alone that it has paused', async () => {
  await giveOrder(deps, { name: 'cora' }, { vendor: 'studio', table: 'dice', kind: 'rest', reason: 'Broken' });
  expect(await pauseForMaintenance(deps)).toBe(0);
  casino.isOn = true;
  expect(await pauseForMaintenance(deps)).toBe(2);
  expect(isPaused).toEqual({ wheel: true, curve: true, dice: true });
  expect(await pauseForMaintenance(deps)).toBe(0);
  casino.isOn = false;
  expect(await pauseForMaintenance(deps)).toBe(2);
  expect(isPaused).toEqual({ wheel: false, curve: false, dice: true });
  expect(await pauseForMaintenance(deps)).toBe(0);
  const { rows } = await database.pool.query(
    `select actor, command, subject from audit_event where command in ('table.rest', 'table.open') order by id`,
  );
  expect(rows.filter(({ actor }) => actor === 'system:maintenance').map(({ command }) => command)).toEqual([
    'table.rest',
    'table.rest',
    'table.open',
    'table.open',
  ]);
});
