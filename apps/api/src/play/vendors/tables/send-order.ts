import { type VendorTableOrder, vendorTableOrderAnswer } from '@fairhouse/contract/vendor-tables';
import { askBeside } from '../ask-beside.ts';
import type { VendorRegistry } from '../open-vendors.ts';

/** A person waits for it; without an answer the order is told again. */
const timeoutMs = 1_500;
const mostBytes = 10_000;

export type Reported = 'taken' | 'noAnswer' | 'noSuchTable' | 'notAsked';

/** Tells a vendor one order. One that a newer one has overtaken there counts as taken: the newer one holds. */
export async function sendOrder(
  vendors: Pick<VendorRegistry, 'find'>,
  vendorId: string,
  order: VendorTableOrder,
): Promise<Reported> {
  const said = await askBeside(vendors, vendorId, {
    path: 'tables/order',
    input: order,
    data: vendorTableOrderAnswer,
    timeoutMs,
    mostBytes,
  });
  if (said.asked === 'answered') return said.data.id === order.id ? 'taken' : 'noAnswer';
  return said.asked === 'notKnown' ? 'noSuchTable' : said.asked;
}
