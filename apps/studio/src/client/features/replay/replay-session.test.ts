import { type Game, type SlotDefinition, slotGame } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameData } from '../../lib/page/game-data.ts';
import type { ReplayPhase } from '../../lib/round/replay.ts';
import type { Recorded, Round } from '../../lib/round/wire.ts';
import type { ReplayedIn } from './replay-session.ts';

let replaySession: typeof import('./replay-session.ts').replaySession;
const posted = vi.fn();
const fetched = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('window', { parent: { postMessage: posted }, addEventListener: posted });
  vi.stubGlobal('fetch', fetched);
  ({ replaySession } = await import('./replay-session.ts'));
  (await import('../../lib/win/motion.ts')).setPace(true);
});

const blackjack: Game = gameOf('blackjack')!;
const place: ReplayedIn = {
  game: { ...blackjack, declaredReturn: '99.00', abandoned: '', rules: [] },
  fun: false,
  currency: 'USD',
  scale: 2,
  sign: '$',
  language: 'en',
};
const data = (games: Game[]): GameData => ({ words: {} as never, games, definition: null, theme: {} as never });
const answer = (step: number, change: Partial<Round> = {}): Round => ({
  roundId: 'round',
  game: 'blackjack',
  state: 'PLAYING',
  stake: 500,
  win: 0,
  nonce: 3,
  step,
  balance: null,
  openedAt: '2026-01-02T03:04:05.000Z',
  closedAt: null,
  outcome: { kind: 'blackjack', step } as never,
  ...change,
});
const recorded = (change: Partial<Recorded> = {}): Recorded => ({
  definitionHash: blackjack.definitionHash,
  stakes: { kind: 'blackjack' } as never,
  bet: { stake: 500 },
  actions: ['hit', 'stand'],
  answers: [answer(0), answer(1), answer(2, { state: 'CLOSED', win: 1_000 })],
  computed: 'same',
  ...change,
});
const begun = (bySteps = false, record = recorded()) => replaySession(place, data([blackjack]), record, bySteps)!;

/** A screen that does what every screen does, and notes it. */
function screenOf(session: ReturnType<typeof begun>) {
  const heard: unknown[] = [];
  const play = async (call: 'start' | 'act', body: object) => {
    const round = await session.play(call, body);
    heard.push([call, body, round!.step]);
    session.showStake(round!);
    if (round!.state !== 'PLAYING') session.showResult(round!);
  };
  const screen = { start: () => play('start', {}), takeAction: (action: string) => play('act', { action }) };
  return { heard, screen };
}

describe('a session that plays a recording', () => {
  it('hears the recorded answers in their order, and ends as the round did', async () => {
    const session = begun();
    const { heard, screen } = screenOf(session);
    await session.replay!.run(screen);
    expect(heard).toEqual([
      ['start', {}, 0],
      ['act', { action: 'hit' }, 1],
      ['act', { action: 'stand' }, 2],
    ]);
    expect(session.replay!.state.get().phase).toBe('over');
  });

  it('asks the studio nothing, and tells the page around it nothing', async () => {
    const session = begun();
    await session.replay!.run(screenOf(session).screen);
    expect((await session.calls.rounds()) as unknown).toEqual({ ok: true, data: { rounds: [], more: false } });
    expect(fetched).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
    expect(session.state.get().staked).toBe(0);
  });

  it('step by step waits at the bet and at each action until it is told to go on', async () => {
    const session = begun(true);
    const { heard, screen } = screenOf(session);
    const replay = session.replay!;
    const until = (phase: ReplayPhase) => expect.poll(() => replay.state.get().phase).toBe(phase);
    void replay.run(screen);
    for (const seen of [0, 1, 2]) {
      await until('waiting');
      expect(heard).toHaveLength(seen);
      replay.step();
    }
    await until('over');
    expect(heard).toHaveLength(3);
  });

  it('told to go step by step on its way, stops at the next beat', async () => {
    const session = begun();
    const { heard, screen } = screenOf(session);
    void session.replay!.run(screen);
    session.replay!.step();
    await expect.poll(() => session.replay!.state.get().phase).toBe('waiting');
    expect(heard).toEqual([]);
  });

  it('goes no further once its picture is gone', async () => {
    const session = begun();
    const { heard, screen } = screenOf(session);
    void session.replay!.run({ ...screen, start: () => screen.start().then(() => session.replay!.stop()) });
    await expect.poll(() => heard).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 200));
    expect(heard).toHaveLength(1);
  });

  it('is of the rules the round was played by, present or former, and of none that the page lacks', () => {
    const present = gameOf('nocturne')!.definition as SlotDefinition;
    const former = { ...present, version: 0, lines: present.lines.slice(0, 5) } as SlotDefinition;
    const games = [slotGame(present), slotGame(former)] as unknown as Game[];
    const slot = { ...data(games), definition: present };
    const by = (definitionHash: string) => replaySession(place, slot, recorded({ definitionHash }), false);
    expect(by(games[1]!.definitionHash)!.data.definition).toEqual(former);
    expect(by(games[0]!.definitionHash)!.data.definition).toEqual(present);
    expect(by('0'.repeat(64))).toBeUndefined();
    expect(replaySession(place, slot, recorded({ stakes: null }), false)).toBeUndefined();
  });
});
