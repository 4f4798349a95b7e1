import { calls } from '@fairhouse/contract';
import { keepFor } from '@fairhouse/operation';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { viewerOf } from '../../../http/viewer.ts';
import { isShownTo } from '../../../protection/index.ts';
import { readRoundRef, roundRef } from '../round-ref.ts';
import { runningRaces } from './beside-rounds.store.ts';
import type { LiveRoundsDeps } from './live-rounds.deps.ts';
import { latestRounds, latestRoundsOf, listedRound } from './live-rounds.store.ts';
import { peopleAtTables } from './people-at-tables.ts';
import { showRound } from './show-round.ts';

const shown = 40;
/** Read so often at most, by one process for all who look. */
const keptMs = 2_000;

export function liveRoundsRoutes(deps: LiveRoundsDeps): Handler[] {
  const { db, vendors, showsReplays, replayAddress, region } = deps;
  const show = (rounds: Awaited<ReturnType<typeof latestRounds>>) =>
    rounds.map((round) => showRound(round, showsReplays(round.vendor) ? roundRef(vendors, round) : undefined));
  const latest = keepFor(keptMs, async () => show(await latestRounds(db, shown)));
  const beside = keepFor(keptMs, async () => {
    const [tables, races] = await Promise.all([peopleAtTables(deps), runningRaces(db)]);
    return { tables, races };
  });
  return [
    on(calls['/sys/liveRound/list'], async (asked) => {
      const { input, member, language } = asked;
      const viewer = viewerOf(region, asked);
      if (!(await isShownTo(deps, 'lobby.liveRounds', viewer))) return ok({ rounds: null, tables: [], races: [] });
      const [{ tables, races }, rules] = await Promise.all([beside(), deps.rulesFor(viewer)]);
      const own = async () => (member ? show(await latestRoundsOf(db, member.id, shown)) : []);
      return ok({
        rounds: await (input.mine ? own() : latest()),
        tables,
        races: rules['offers.competitions'] ? races[language] : [],
      });
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
