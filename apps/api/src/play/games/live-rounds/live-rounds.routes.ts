import { calls } from '@fairhouse/contract';
import { keepFor } from '@fairhouse/operation';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { viewerOf } from '../../../http/viewer.ts';
import { isShownTo } from '../../../protection/index.ts';
import { readRoundRef, roundRef } from '../round-ref.ts';
import type { LiveRoundsDeps } from './live-rounds.deps.ts';
import { latestRounds, latestRoundsOf, listedRound } from './live-rounds.store.ts';
import { showRound } from './show-round.ts';

const shown = 40;
/** Read so often at most, by one process for all who look. */
const keptMs = 2_000;

export function liveRoundsRoutes(deps: LiveRoundsDeps): Handler[] {
  const { db, vendors, showsReplays, replayAddress, region } = deps;
  const show = (rounds: Awaited<ReturnType<typeof latestRounds>>) =>
    rounds.map((round) => showRound(round, showsReplays(round.vendor) ? roundRef(vendors, round) : undefined));
  const latest = keepFor(keptMs, async () => show(await latestRounds(db, shown)));
  return [
    on(calls['/sys/liveRound/list'], async (asked) => {
      const { input, member } = asked;
      if (!(await isShownTo(deps, 'lobby.liveRounds', viewerOf(region, asked)))) return ok({ rounds: null });
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
