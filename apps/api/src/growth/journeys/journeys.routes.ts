import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { effectOf } from './effect/effect-of.ts';
import { pageOfJourneys } from './journey/journey.store.ts';
import { summaryWire, wholeJourney } from './journey/journey.wire.ts';
import { type ListedPlayer, playersOf } from './journey/listed-player.store.ts';
import { saveJourney } from './journey/save-journey.ts';
import { switchJourneyOn } from './journey/switch-journey-on.ts';
import { turnJourney } from './journey/turn-journey.ts';
import type { JourneysDeps } from './journeys.deps.ts';
import { tryJourney } from './trial/try-journey.ts';

/** Journeys, as the desk works with them. */
export function journeysRoutes(deps: JourneysDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/journey/list'], async ({ input: { state, before, pageSize } }) => {
      const rows = await pageOfJourneys(db, { state, before, pageSize });
      return ok({ rows: rows.map(summaryWire), next: rows.length < pageSize ? null : rows.at(-1)!.id });
    }),
    on(operatorCalls['/operator/journey/get'], async ({ input: { id, version } }) => {
      const journey = await wholeJourney(db, id, version);
      return journey ? ok(journey) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/journey/save'], ({ input, operator }) => saveJourney(deps, operator, input)),
    on(operatorCalls['/operator/journey/try'], ({ input, operator }) => tryJourney(deps, operator, input)),
    on(operatorCalls['/operator/journey/switchOn'], ({ input, operator }) => switchJourneyOn(deps, operator, input)),
    on(operatorCalls['/operator/journey/turn'], ({ input, operator }) => turnJourney(deps, operator, input)),
    on(operatorCalls['/operator/journey/players'], async ({ input: { id, step, before, pageSize } }) => {
      const rows = await playersOf(db, {
        id,
        step,
        before: before === undefined ? undefined : BigInt(before),
        most: pageSize,
      });
      return ok({ rows: rows.map(playerWire), next: rows.length < pageSize ? null : Number(rows.at(-1)!.id) });
    }),
    on(operatorCalls['/operator/journey/effect'], ({ input }) => effectOf(deps, input)),
  ];
}

function playerWire({ id, memberId, enteredAt, dueAt, ...player }: ListedPlayer) {
  return {
    ...player,
    id: Number(id),
    memberId: Number(memberId),
    enterTime: enteredAt.toISOString(),
    dueTime: player.state === 'active' ? dueAt.toISOString() : null,
  };
}
