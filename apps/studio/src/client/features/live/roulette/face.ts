import {
  colourOf,
  numberLabel,
  type RouletteDefinition,
  type RouletteOutcome,
  rouletteGame,
} from '@fairhouse/game-math';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { numberName } from '../../../ui/roulette/spot-name.ts';
import type { LiveFace } from '../face.ts';
import { wordsOf } from '../texts.ts';
import { fallOf } from './shared-fall.ts';

const numberOf = (outcome: unknown) => (outcome as RouletteOutcome).number;
const colours = ['red', 'black', 'green'] as const;
/** The number is read when the ball has come to rest. */
const readAfterMs = 250;

const wheelOf = ({ data }: PlaySession) => (data.definition as RouletteDefinition).wheel;

/** Roulette on a shared wheel, but for its table: that is drawn in `roulette.tsx`. */
export const roulette: LiveFace = {
  name: 'roulette',
  gameBy: (definition) => rouletteGame(definition as RouletteDefinition),
  revealsAfterMs({ outcome, closesAt, startedAt }, session) {
    const fall = fallOf(wheelOf(session), numberOf(outcome), Date.parse(closesAt), Date.parse(startedAt));
    return fall.durationMs + readAfterMs;
  },
  sign: (outcome) => ({ figure: numberLabel(numberOf(outcome)), tone: colourOf(numberOf(outcome)) }),
  said: (outcome, { texts }) => numberName(numberOf(outcome), texts),
  counted(outcomes, session) {
    const wheel = wheelOf(session);
    const { colours: names } = session.texts.roulette;
    return colours.map((colour) => ({
      name: names[colour],
      count: outcomes.filter((one) => colourOf(numberOf(one)) === colour).length,
      expected: (outcomes.length * wheel.filter((number) => colourOf(number) === colour).length) / wheel.length,
    }));
  },
  keys(session) {
    const { place, chips, again } = wordsOf(session.texts).keys;
    const [move, put, off] = session.texts.roulette.keys;
    return [place!, move!, put!, off!, chips!, again!];
  },
};
