import { type VendorTable, vendorTablesAnswer } from '@fairhouse/contract/vendor-tables';
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
  const known = new Map<string, { at: number; said: Promise<TablesOfVendor[]> }>();

  async function ask(vendor: string, vendorName: string, at: number): Promise<TablesOfVendor[]> {
    const question = { path: 'tables', input: {}, data: vendorTablesAnswer, timeoutMs, mostBytes };
    const said = await askBeside(vendors, vendor, question);
    if (said.asked === 'notAsked') return [];
    if (said.asked !== 'answered') return [{ vendor, vendorName, at, asked: 'noAnswer' }];
    const { tables } = said.data;
    return tables.length > 0 ? [{ vendor, vendorName, at, asked: 'answered', tables }] : [];
  }

  return async (): Promise<TablesOfVendor[]> => {
    const all = vendors.all().map(({ id, name }) => {
      const last = known.get(id);
      if (last && now() - last.at < keptForMs) return last.said;
      const at = now();
      const said = ask(id, name, at);
      known.set(id, { at, said });
      return said;
    });
    return (await Promise.all(all)).flat();
  };
}
