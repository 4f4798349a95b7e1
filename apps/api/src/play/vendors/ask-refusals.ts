import { type VendorRefusals, vendorRefusalsAnswer } from '@fairhouse/contract/wallet';
import { keepFor } from '@fairhouse/operation';
import { askBeside } from './ask-beside.ts';
import type { VendorRegistry } from './open-vendors.ts';

/** The vendor plays every refused round again to tell what it would have come to. */
const timeoutMs = 15_000;
const keptForMs = 600_000;
const mostBytes = 500_000;

export interface RefusalsOfVendor {
  vendor: string;
  vendorName: string;
  day: string;
  /** Undefined without an answer; null: the vendor answers no such question. */
  said: VendorRefusals | undefined | null;
}

/** What vendors say of refused plays by outcome on the given UTC days, each asked at most every ten minutes. */
export function refusalsOf(vendors: Pick<VendorRegistry, 'find' | 'all'>, now?: () => number) {
  const kept = keepFor<RefusalsOfVendor['said'], string>(
    keptForMs,
    async (key) => {
      const [day, vendor] = [key.slice(0, 10), key.slice(11)];
      const question = { path: 'refusals', input: { day }, data: vendorRefusalsAnswer, timeoutMs, mostBytes };
      const said = await askBeside(vendors, vendor, question);
      return said.asked === 'answered' ? said.data : said.asked === 'notAsked' ? null : undefined;
    },
    now,
  );
  return (days: readonly string[]): Promise<RefusalsOfVendor[]> =>
    Promise.all(
      vendors
        .all()
        .flatMap(({ id, name }) =>
          days.map(async (day) => ({ vendor: id, vendorName: name, day, said: await kept(`${day} ${id}`) })),
        ),
    );
}
