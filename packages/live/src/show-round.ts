import type { LiveResult, LiveRound } from '@fairhouse/contract/play';
import type { LiveRoundRow } from './round.store.ts';

/** Whether everybody may know what a round gave: of a curve, once it has ended. */
export function isShown({ state, runsMs }: Pick<LiveRoundRow, 'state' | 'runsMs'>): boolean {
  return state === 'SETTLE' || state === 'CLOSED' || (state === 'RESULT' && runsMs === null);
}

/** A round as everybody at the table may see it. */
export function showLiveRound(round: LiveRoundRow): LiveRound {
  const shown = isShown(round);
  return {
    number: round.number,
    state: round.state === 'VOIDING' ? 'VOID' : round.state,
    openedAt: round.openedAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    startedAt: round.startedAt?.toISOString() ?? null,
    nextAt: round.nextAt?.toISOString() ?? null,
    outcome: shown ? round.outcome : null,
    nonce: round.link,
    serverSeedHash: round.serverSeedHash,
    serverSeed: shown ? round.serverSeed : null,
  };
}

export function showResult({ number, outcome, link, serverSeed }: LiveRoundRow): LiveResult {
  return { number, outcome, nonce: link, serverSeed };
}
