import {
  modeFigures,
  numberOf,
  type WeightedDefinition,
  type WeightedOutcome,
  weightedGame,
} from '@fairhouse/game-math';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { stopsText } from '../../../ui/wheels/fields.ts';
import type { LiveFace } from '../face.ts';
import { wordsOf } from '../texts.ts';
import { turnMs } from './shared-turn.ts';

const drawnOf = (outcome: unknown) => (outcome as WeightedOutcome).number;
const rulesOf = ({ data }: PlaySession) => data.definition as WeightedDefinition;

/** The mode that a number pays, as its place among the modes. */
function paidBy(definition: WeightedDefinition, segment: number): number {
  return definition.modes.findIndex(({ pays }) => pays[segment]! > 0);
}

/** A money wheel that everybody sees turn, but for its table: that is drawn in `wheel.tsx`. */
export const wheel: LiveFace = {
  name: 'wheel',
  gameBy: (definition) => weightedGame(definition as WeightedDefinition),
  revealsAfterMs: ({ outcome }, session) => turnMs(rulesOf(session), drawnOf(outcome)),
  sign: (outcome, session) => ({
    figure: stopsText(rulesOf(session), drawnOf(outcome)),
    tone: `field-${paidBy(rulesOf(session), (outcome as WeightedOutcome).segment)}`,
  }),
  said: (outcome, session) => stopsText(rulesOf(session), drawnOf(outcome)),
  counted(outcomes, session) {
    const definition = rulesOf(session);
    const words = wordsOf(session.texts).wheel;
    return definition.modes.map((mode, i) => ({
      name: words.number(mode.size),
      count: outcomes.filter((one) => paidBy(definition, (one as WeightedOutcome).segment) === i).length,
      expected: outcomes.length * numberOf(modeFigures(mode).hitRate),
    }));
  },
  keys(session) {
    const { place, chips, off, again } = wordsOf(session.texts).keys;
    return [place!, off!, chips!, again!];
  },
};
