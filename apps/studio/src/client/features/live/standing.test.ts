import { expect, it } from 'vitest';
import type { LiveRound } from '../../lib/round/wire.ts';
import { standingOf } from './standing.ts';

const at = (ms: number) => new Date(ms).toISOString();
const round = (state: LiveRound['state'], nextAt: number | null = null): LiveRound => ({
  number: 7,
  state,
  openedAt: at(0),
  closesAt: at(8_000),
  startedAt: state === 'OPEN' || state === 'LOCKING' ? null : at(8_200),
  nextAt: nextAt === null ? null : at(nextAt),
  outcome: null,
  nonce: 7,
  serverSeedHash: '0'.repeat(64),
  serverSeed: null,
});

it('takes bets until its time, and says nothing more of it until the casino has locked', () => {
  expect(standingOf(round('OPEN'), 1_000, false, false)).toEqual({ is: 'open', untilMs: 8_000 });
  expect(standingOf(round('OPEN'), 8_000, false, false)).toEqual({ is: 'closing' });
  expect(standingOf(round('LOCKING'), 8_100, false, false)).toEqual({ is: 'locking' });
});

it('is deciding until the picture has come to the outcome, though the casino has settled', () => {
  expect(standingOf(round('CLOSED', 20_000), 9_000, false, false)).toEqual({ is: 'deciding' });
  expect(standingOf(round('RESULT'), 9_000, false, true)).toEqual({ is: 'running' });
  expect(standingOf(round('SETTLE'), 14_000, true, false)).toEqual({ is: 'paying' });
  expect(standingOf(round('CLOSED', 20_000), 14_000, true, false)).toEqual({ is: 'next', untilMs: 20_000 });
  expect(standingOf(round('CLOSED', 20_000), 20_500, true, true)).toEqual({ is: 'over' });
});

it('is called off, or rests', () => {
  expect(standingOf(round('VOID'), 9_000, false, true)).toEqual({ is: 'void' });
  expect(standingOf(null, 9_000, false, false)).toEqual({ is: 'rests' });
});
