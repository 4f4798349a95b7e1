import type { VendorWord } from '@fairhouse/contract/vendor-tables';
import { walletUserOf } from './speaker.store.ts';
import type { TablesDeps } from './tables.deps.ts';

const pageSize = 200;

/** `words` is undefined where the vendor has not answered. */
export interface WordsOfVendor {
  vendor: string;
  words: VendorWord[] | undefined;
}

/** What a member said at the tables, vendor by vendor, the newest first. */
export async function wordsOfMember(
  { db, vendors, askWords }: Pick<TablesDeps, 'db' | 'vendors' | 'askWords'>,
  memberId: bigint,
): Promise<WordsOfVendor[]> {
  const user = await walletUserOf(db, memberId);
  if (user === undefined) return [];
  return Promise.all(vendors().map(async ({ id }) => ({ vendor: id, words: await allWords(askWords, id, user) })));
}

async function allWords(
  askWords: TablesDeps['askWords'],
  vendor: string,
  user: string,
): Promise<VendorWord[] | undefined> {
  const all: VendorWord[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const said = await askWords(vendor, { user, before, size: pageSize });
    if (said.asked === 'notAsked') return [];
    if (said.asked !== 'answered') return undefined;
    const [first] = said.words;
    // One that answers the same page again would do so for ever.
    if (first && before !== undefined && BigInt(first.id) >= BigInt(before)) return undefined;
    all.push(...said.words);
    if (said.isLast || !first) return all;
  }
}
