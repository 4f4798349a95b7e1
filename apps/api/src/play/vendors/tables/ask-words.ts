import { type VendorWord, vendorWordsAnswer } from '@fairhouse/contract/vendor-tables';
import { askBeside } from '../ask-beside.ts';
import type { VendorRegistry } from '../open-vendors.ts';

const timeoutMs = 3_000;
const mostBytes = 500_000;

export interface WordsAsked {
  table?: string | undefined;
  user?: string | undefined;
  before?: string | undefined;
  size: number;
}

export type AskedWords =
  | { asked: 'answered'; words: readonly VendorWord[]; isLast: boolean }
  | { asked: 'notAsked' | 'noAnswer' };

/** A page of what was said at the tables of a vendor, the newest first. */
export async function askWords(
  vendors: Pick<VendorRegistry, 'find'>,
  vendorId: string,
  asked: WordsAsked,
): Promise<AskedWords> {
  const said = await askBeside(vendors, vendorId, {
    path: 'tables/words',
    input: asked,
    data: vendorWordsAnswer,
    timeoutMs,
    mostBytes,
  });
  if (said.asked === 'answered') return { asked: 'answered', ...said.data };
  return { asked: said.asked === 'notAsked' ? 'notAsked' : 'noAnswer' };
}
