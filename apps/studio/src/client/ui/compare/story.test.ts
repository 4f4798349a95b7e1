import { type CompareDefinition, type CompareOutcome, simulationStream } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { storyOf, tableAfter } from './story.ts';

const tables = games.filter(({ kind }) => kind === 'compare');

describe.each(tables.map((game) => [game.code, game] as const))('the story of %s', (_, game) => {
  const { rules, spots } = game.definition as CompareDefinition;
  const bet = { bets: [{ spot: spots[0]!.id, stake: 100 }] };

  it('ends with the table as the round has it, every card known, none known before it is turned', () => {
    for (let seed = 0; seed < 400; seed++) {
      const actions: string[] = [];
      for (;;) {
        const { outcome, done } = game.play(bet, actions, simulationStream(seed));
        const { hands } = outcome as CompareOutcome;
        const story = storyOf(rules, { hands });
        expect(tableAfter(story, hands, story.length)).toEqual(hands);
        for (const [i, { type, hand, at }] of story.entries()) {
          const before = tableAfter(story, hands, i)[hand]![at];
          expect(before).toBe(type === 'turn' ? '??' : undefined);
        }
        if (done) break;
        // What was shown before a decision is shown in the same way after it.
        actions.push(seed % 2 ? 'raise' : 'stay');
        const after = game.play(bet, actions, simulationStream(seed)).outcome as CompareOutcome;
        expect(storyOf(rules, after).slice(0, story.length)).toEqual(story);
      }
    }
  });
});
