import { calls } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { viewerOf } from '../../../http/viewer.ts';
import { isShownTo, offersHeldBack } from '../../../protection/index.ts';
import type { LiveRoundsDeps } from '../live-rounds/live-rounds.deps.ts';
import { listedRound } from '../live-rounds/live-rounds.store.ts';
import { withoutAmounts } from '../live-rounds/show-round.ts';
import { type NamedRound, readRoundRef, roundRef } from '../round-ref.ts';
import { shareRound, stopSharing } from './share-round.ts';
import { type Sharing, sharingOf } from './shared-round.store.ts';

/** Rounds that their players show to others: a link to the replay, with what it is verified by. */
export function sharedRoundsRoutes(deps: LiveRoundsDeps): Handler[] {
  const { db, vendors, showsReplays, replayAddress, region } = deps;
  /** A round of the member's own that is over and can be shown again. */
  const ownRound = async (ref: string, memberId: bigint): Promise<NamedRound | undefined> => {
    const round = readRoundRef(vendors, ref);
    if (round?.memberId !== memberId || !showsReplays(round.vendor)) return undefined;
    return (await listedRound(db, round)) && round;
  };
  const show = (round: NamedRound, { withAmounts, since }: Sharing) => ({
    share: roundRef(vendors, round, 'shared round')!,
    withAmounts,
    since: since.toISOString(),
  });
  return [
    on(calls['/sys/sharedRound/get'], async ({ input, member }) => {
      const round = await ownRound(input.ref, member.id);
      if (!round) return refuse('noSuchThing');
      const sharing = await sharingOf(db, round);
      return ok({
        isAllowed: await isShownTo(deps, 'lobby.liveRounds', { memberId: member.id }),
        shared: sharing ? show(round, sharing) : null,
      });
    }),
    on(calls['/sys/sharedRound/share'], async ({ input, member }) => {
      const round = await ownRound(input.ref, member.id);
      if (!round) return refuse('noSuchThing');
      if (!(await isShownTo(deps, 'lobby.liveRounds', { memberId: member.id }))) return refuse('sharingNotHere');
      return ok(show(round, await shareRound(db, round, input.withAmounts)));
    }),
    on(calls['/sys/sharedRound/stop'], async ({ input, member }) => {
      const round = await ownRound(input.ref, member.id);
      if (!round) return refuse('noSuchThing');
      await stopSharing(db, round);
      return ok(null);
    }),
    on(calls['/sys/sharedRound/open'], async (asked) => {
      const { input, language } = asked;
      if (!(await isShownTo(deps, 'lobby.liveRounds', viewerOf(region, asked)))) return ok({ round: null });
      const named = readRoundRef(vendors, input.share, 'shared round');
      const sharing = named && (await sharingOf(db, named));
      const round = sharing && (await listedRound(db, named));
      // A player who is excluded or on a break now is not shown to others.
      if (!round || (await offersHeldBack(db, round.memberId)) === 'paused') return refuse('noSuchThing');
      const { withAmounts } = sharing;
      const { vendor, roundId, currency } = round;
      const address = replayAddress({ vendor, roundId, language, shownTo: 'site', withProof: true, withAmounts });
      if (address === undefined) return refuse('noSuchThing');
      const money = (minor: bigint) => (withAmounts ? toWire(amountOf(currency, minor)) : null);
      return ok({
        round: {
          ...withoutAmounts(round),
          staked: money(round.staked),
          won: money(round.won),
          address,
        },
      });
    }),
  ];
}
