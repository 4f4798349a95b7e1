import type { PublishedChain } from '@fairhouse/game-math';
import { jsonOf, logProof, type PublishedKey, publishedKeys, readHead } from '@fairhouse/record-proof';
import { textOf } from '../../lib/page/text-of.ts';
import type { RoundRecord } from '../../lib/round/wire.ts';

export { checkGathered } from '@fairhouse/games/check-gathered';

/** The keys, and where a round of a shared table is checked the chains; without them that much less is proved. */
export async function publishedByStudio(
  withChains: boolean,
): Promise<{ keys?: PublishedKey[] | undefined; chains?: PublishedChain[] | undefined }> {
  const [keys = '', chains = ''] = await Promise.all([
    textOf('/fair/keys'),
    withChains ? textOf('/live/chains') : undefined,
  ]);
  const listed = jsonOf(chains) as { data?: { chains?: PublishedChain[] } } | undefined;
  return { keys: publishedKeys.safeParse(jsonOf(keys)).data?.keys, chains: listed?.data?.chains };
}

/** That a commitment stands under this head of the log. */
export async function proofUnderKeptHead(commitment: string, note: string): Promise<RoundRecord['log'] | undefined> {
  const size = readHead(note)?.size;
  const text = size && (await textOf(`/fair/log/proof?commitment=${commitment}&size=${size}`));
  return text ? logProof.safeParse(jsonOf(text)).data : undefined;
}
