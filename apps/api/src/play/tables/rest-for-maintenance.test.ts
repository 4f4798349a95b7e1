import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { giveOrder } from './give-order.ts';
import { type MaintenanceOfTables, restForMaintenance } from './rest-for-maintenance.ts';

let api: TestApi;
const casino = { isOn: false };
/** The tables of a vendor, which does what it is ordered. */
const rests: Record<string, boolean> = { wheel: false, curve: false, dice: false };
let deps: MaintenanceOfTables;

beforeAll(async () => {
  api = await startTestApi();
  await addOperator(api.db, 'cora', ['content']);
  deps = {
    db: api.db,
    clock: () => new Date(),
    isMaintenanceOn: async () => casino.isOn,
    askTables: async () => [
      { vendor: 'studio', asked: 'answered', tables: Object.entries(rests).map(([code, is]) => ({ code, rests: is })) },
      { vendor: 'away', asked: 'noAnswer' },
    ],
    sendOrder: async (_: string, order: { order: string; table: string }) => {
      rests[order.table] = order.order === 'rest';
      return 'taken';
    },
  } as unknown as MaintenanceOfTables;
});
afterAll(() => api.close());

it('pauses every table while maintenance is on, and opens those alone that it has paused', async () => {
  await giveOrder(deps, { name: 'cora' }, { vendor: 'studio', table: 'dice', kind: 'rest', reason: 'Broken' });
  expect(await restForMaintenance(deps)).toBe(0);
  casino.isOn = true;
  expect(await restForMaintenance(deps)).toBe(2);
  expect(rests).toEqual({ wheel: true, curve: true, dice: true });
  expect(await restForMaintenance(deps)).toBe(0);
  casino.isOn = false;
  expect(await restForMaintenance(deps)).toBe(2);
  expect(rests).toEqual({ wheel: false, curve: false, dice: true });
  expect(await restForMaintenance(deps)).toBe(0);
  const { rows } = await api.db.query(
    `select actor, command, subject from audit_event where command in ('table.rest', 'table.open') order by id`,
  );
  expect(rows.filter(({ actor }) => actor === 'system:maintenance').map(({ command }) => command)).toEqual([
    'table.rest',
    'table.rest',
    'table.open',
    'table.open',
  ]);
});
