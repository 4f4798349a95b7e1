import { calls } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { GamesDeps } from '../games.deps.ts';
import { readRoundRef, roundRef, type VendorSecrets } from '../round-ref.ts';
import { isSpared, latestRounds, latestRoundsOf, listedRound } from './live-rounds.store.ts';
import { showRound } from './show-round.ts';

export interface LiveRoundsDeps {
  db: Database;
  vendors: VendorSecrets;
  /** The vendors whose rounds can be shown again. */
  showsReplays(vendor: string): boolean;
  /** Where the round is shown again, once and at once; undefined for a vendor that is switched off. */
  replayAddress(round: {
    vendor: string;
    roundId: string;
    language: string;
    shownTo: 'site';
    withProof: boolean;
    withAmounts?: boolean;
  }): string | undefined;
  /** Whether the rules of the place let live rounds be shown. */
  areAllowed(who: { memberId: bigint } | { country: string | undefined }): Promise<boolean>;
  region: Pick<GamesDeps['region'], 'countryOf'>;
}

const shown = 40;
/** Read so often at most, by one process for all who look. */
const keptMs = 2_000;

export function liveRoundsRoutes({
  db,
  vendors,
  showsReplays,
  replayAddress,
  areAllowed,
  region,
}: LiveRoundsDeps): Handler[] {
  const show = (rounds: Awaited<ReturnType<typeof latestRounds>>) =>
    rounds.map((round) => showRound(round, showsReplays(round.vendor) ? roundRef(vendors, round) : undefined));
  const latest = keepFor(keptMs, async () => show(await latestRounds(db, shown)));
  return [
    on(calls['/sys/liveRound/list'], async ({ input, member, address, edgeCountry }) => {
      const who = member ? { memberId: member.id } : { country: region.countryOf(address, edgeCountry) };
      if (!(await areAllowed(who)) || (member && (await isSpared(db, member.id)))) return ok({ rounds: null });
      if (!input.mine) return ok({ rounds: await latest() });
      return ok({ rounds: member ? show(await latestRoundsOf(db, member.id, shown)) : [] });
    }),
    on(calls['/sys/liveRound/open'], async ({ input, language, member }) => {
      const round = readRoundRef(vendors, input.ref);
      const listed = round && (await listedRound(db, round));
      if (!listed) return refuse('noSuchThing');
      // One's own round can be verified without having agreed to show it to others.
      const withProof = listed.agreed || member?.id === round.memberId;
      const { vendor, roundId } = round;
      const address = replayAddress({ vendor, roundId, language, shownTo: 'site', withProof });
      return address === undefined ? refuse('noSuchThing') : ok({ address });
    }),
  ];
}
