import type { PublishedChain, RoundFile, SaltStanding } from '@fairhouse/game-math';

/** What drand's own key says of the salt of a shared round. Its arithmetic is loaded when a round of a shared table is checked. */
export async function saltOf({ game, clientSeed, chain }: RoundFile['proof']): Promise<SaltStanding> {
  try {
    const [{ saltStanding }, chains] = await Promise.all([import('@fairhouse/game-math/drand'), publishedChains()]);
    const own = chains.find(({ table, end }) => table === game && end === chain?.end);
    return own ? saltStanding(clientSeed, own, undefined) : 'unknown';
  } catch {
    // Without the list nothing is known of its signature.
    return 'unknown';
  }
}

async function publishedChains(): Promise<PublishedChain[]> {
  const answer = await fetch('/live/chains');
  return ((await answer.json()) as { data: { chains: PublishedChain[] } }).data.chains;
}
