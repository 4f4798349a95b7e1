import { type VendorPot, vendorPotsAnswer } from '@fairhouse/contract/wallet';
import { keepFor } from '@fairhouse/operation';
import { askBeside } from './ask-beside.ts';
import type { VendorRegistry } from './open-vendors.ts';

/** A person waits for it, and the page is whole without it. */
const timeoutMs = 1_500;
const keptForMs = 10_000;
const mostBytes = 200_000;

/** `at`: when it was asked, in milliseconds since 1970. */
export type AskedPots = { at: number } & (
  | { asked: 'answered'; pots: readonly VendorPot[] }
  | { asked: 'notAsked' | 'noAnswer' }
);

/** What a vendor says of the pots that its games share. */
async function askPots(vendors: Pick<VendorRegistry, 'find'>, vendorId: string, at: number): Promise<AskedPots> {
  const said = await askBeside(vendors, vendorId, {
    path: 'pots',
    input: {},
    data: vendorPotsAnswer,
    timeoutMs,
    mostBytes,
  });
  if (said.asked === 'answered') return { asked: 'answered', at, pots: said.data.pots };
  return { asked: said.asked === 'notAsked' ? 'notAsked' : 'noAnswer', at };
}

/** The same, kept for ten seconds for each vendor, however many ask. */
export function potsOf(vendors: Pick<VendorRegistry, 'find'>, now: () => number = Date.now) {
  return keepFor<AskedPots, string>(keptForMs, (vendorId) => askPots(vendors, vendorId, now()), now);
}
