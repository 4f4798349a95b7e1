import { type VendorTable, vendorTablesAnswer } from '@fairhouse/contract/vendor-tables';
import { keepFor } from '@fairhouse/operation';
import { askBeside } from '../ask-beside.ts';
import type { VendorRegistry } from '../open-vendors.ts';

/** A person waits for it, and looks again in some seconds. */
const timeoutMs = 1_500;
const keptForMs = 2_000;
const mostBytes = 200_000;

/** What a vendor says of its shared tables; one who has none is not among them. `at`: when it was asked, in milliseconds since 1970. */
export type TablesOfVendor = { vendor: string; vendorName: string; at: number } & (
  | { asked: 'answered'; tables: readonly VendorTable[] }
  | { asked: 'noAnswer' }
);

/** Asks every vendor, each at most every two seconds, however many look. */
export function tablesOf(vendors: Pick<VendorRegistry, 'find' | 'all'>, now: () => number = Date.now) {
  const said = keepFor<TablesOfVendor[], string>(keptForMs, ask, now);

  async function ask(vendor: string): Promise<TablesOfVendor[]> {
    const at = now();
    const vendorName = vendors.find(vendor)?.name ?? vendor;
    const question = { path: 'tables', input: {}, data: vendorTablesAnswer, timeoutMs, mostBytes };
    const answer = await askBeside(vendors, vendor, question);
    if (answer.asked === 'notAsked') return [];
    if (answer.asked !== 'answered') return [{ vendor, vendorName, at, asked: 'noAnswer' }];
    const { tables } = answer.data;
    return tables.length > 0 ? [{ vendor, vendorName, at, asked: 'answered', tables }] : [];
  }

  return async () => (await Promise.all(vendors.all().map(({ id }) => said(id)))).flat();
}
