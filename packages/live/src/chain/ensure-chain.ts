import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import type { CommitmentLog } from '@fairhouse/rgs';
import type { Beacon, BeaconReading } from './beacon/beacon.ts';
import { type Chain, insertChain, lockChains, logChain, readChainsOf, saltChain } from './chain.store.ts';
import { makeLinks } from './make-links.ts';
import { chainInUse } from './read-chain.ts';

/** A table with a round every half minute uses so many up in ten months to a year. */
export const usualLinks = 1_000_000;

/** `ready`: a round can be played. Else what is missing: the beacon's value, which is published later or was not answered as it should be. */
export type ChainStanding = 'ready' | Exclude<BeaconReading, { ok: true }>['reason'];

/**
 * Brings a table a step nearer to a chain that rounds can be played by: publishes one where there is none or the newest is nearly
 * used up, appends its end to the log of commitments, and salts what waits for its salt. Called again until it is ready, by any process
 * and by several: each step is one transaction, and a chain that is published is never made again.
 */
export async function ensureChain(
  db: Database,
  {
    table,
    links = usualLinks,
    commitments,
    signal,
  }: { table: string; links?: number; commitments: CommitmentLog; signal?: AbortSignal | undefined },
  beacon: Beacon,
  now: () => number = Date.now,
): Promise<ChainStanding> {
  const before = await readChainsOf(db, table);
  const unlogged = before.filter(({ isInLog }) => !isInLog);
  if (unlogged.length > 0) {
    await inTransaction(db, async (tx) => {
      await lockChains(tx, table);
      for (const chain of unlogged) await logChain(tx, chain);
    });
    await commitments.append();
  }
  if (needsChain(before, beacon)) {
    await publishChain(db, { table, links, signal }, beacon, now);
    await commitments.append();
  }
  const chains = await readChainsOf(db, table);
  const readings = await Promise.all(
    chains.filter((chain) => waits(chain, beacon)).map(({ id, beaconRound }) => salt(db, id, beacon, beaconRound)),
  );
  if (chainInUse(await readChainsOf(db, table))) return 'ready';
  return readings.find((reading) => reading !== 'ready') ?? 'not_yet';
}

/** For its salt, or for the signature of one that was taken before signatures were kept. */
const waits = (chain: Chain, beacon: Beacon) => chain.signature === null && chain.beacon === beacon.name;

/** One that waits for a beacon that the casino does not ask any more never gets its salt, and counts for nothing. */
function needsChain(chains: readonly Chain[], beacon: Beacon): boolean {
  const newest = chains.filter((chain) => chain.salt !== null || waits(chain, beacon)).at(-1);
  return newest === undefined || newest.links - newest.nextLink + 1 <= leftAtFollower(newest.links);
}

/** So many links are left when the next chain is published: 10,000 rounds are three days of a quick table. */
const leftAtFollower = (links: number) => Math.min(10_000, Math.floor(links / 10));

async function publishChain(
  db: Database,
  { table, links, signal }: { table: string; links: number; signal: AbortSignal | undefined },
  beacon: Beacon,
  now: () => number,
): Promise<void> {
  const made = await makeLinks(links, randomBytes(32).toString('hex'), signal);
  await inTransaction(db, async (tx) => {
    await lockChains(tx, table);
    // Another process may have been quicker; then this chain was never anybody's.
    if (!needsChain(await readChainsOf(tx, table), beacon)) return;
    await insertChain(tx, table, made, { beacon: beacon.name, beaconRound: beacon.roundAhead(now()) });
  });
}

async function salt(db: Database, chainId: string, beacon: Beacon, round: number): Promise<ChainStanding> {
  const reading = await beacon.valueOf(round);
  if (!reading.ok) return reading.reason;
  await saltChain(db, chainId, reading);
  return 'ready';
}
