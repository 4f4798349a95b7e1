import { playSlot, rulesOf, type SlotDefinition, type SlotOutcome, simulationStream } from '@fairhouse/game-math';
import { gameOf, games } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { playbackOf, tensionOf } from './playback.ts';

const nocturne = rulesOf(gameOf('nocturne')!.definition as SlotDefinition);
const { scatter } = nocturne;
const coin = 5;
const stake = 100;

function rounds(count: number): SlotOutcome[] {
  const below = simulationStream(7);
  return Array.from({ length: count }, () => playSlot(nocturne, { coin }, below));
}

describe('playbackOf', () => {
  const played = rounds(4_000);

  it('shows every spin of a round once, in order, and ends with the total', () => {
    for (const outcome of played) {
      const steps = playbackOf(outcome, stake, scatter);
      const spins = steps.flatMap((step) => (step.type === 'spin' ? [step.index] : []));
      expect(spins).toEqual(outcome.spins.map((_, index) => index));
      expect(steps.at(-1)).toMatchObject({ type: 'total', win: outcome.win });
    }
  });

  it('announces as many free spins as are played', () => {
    const withFree = played.filter(({ spins }) => spins.length > 1);
    expect(withFree.length).toBeGreaterThan(5);
    for (const outcome of withFree) {
      const announced = playbackOf(outcome, stake, scatter).reduce(
        (sum, step) => sum + (step.type === 'free-intro' ? step.freeSpins : 0),
        0,
      );
      expect(announced).toBe(outcome.spins.length - 1);
    }
  });

  it('celebrates nothing when the round returns no more than its stake', () => {
    const small = played.filter(({ win }) => win > 0 && win <= stake);
    expect(small.length).toBeGreaterThan(100);
    for (const outcome of small) {
      const steps = playbackOf(outcome, stake, scatter);
      expect(steps.some((step) => step.type === 'wins' && step.celebrate)).toBe(false);
      expect(steps.at(-1)).toMatchObject({ tier: 0 });
    }
  });
});

describe.each(
  games.flatMap(({ code, kind, definition }) =>
    kind === 'slot' ? ([[code, definition as SlotDefinition]] as const) : [],
  ),
)('what %s plays back', (_, definition) => {
  const rules = rulesOf(definition);
  const below = simulationStream(9);
  const played = Array.from({ length: 1_500 }, () => playSlot(rules, { coin: 1 }, below));

  it('adds up to what was won, window after window, and leaves nothing out', () => {
    for (const outcome of played) {
      let won = 0;
      for (const step of playbackOf(outcome, rules.stakeCoins, rules.scatter)) {
        if ('before' in step) expect(step.before).toBe(won);
        if ('after' in step) won = step.after;
        if (step.type === 'hold') won += step.hold.win;
      }
      expect(won).toBe(outcome.win);
    }
  });

  it('shows every window that fell', () => {
    for (const outcome of played) {
      const shown = playbackOf(outcome, rules.stakeCoins, rules.scatter).filter(({ type }) => type === 'tumble');
      expect(shown).toHaveLength(outcome.spins.reduce((sum, { tumbles = [] }) => sum + tumbles.length, 0));
    }
  });
});

describe('tensionOf', () => {
  it('waits for the reels after the second scatter', () => {
    const column = (shown: boolean) => ['ace', shown ? 'scatter' : 'ten', 'king'];
    const window = [true, false, true, false, true].map(column);
    expect(tensionOf({ window }, scatter)).toEqual([false, false, false, true, true]);
    expect(tensionOf({ window: [true, false, false, false, true].map(column) }, scatter)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
