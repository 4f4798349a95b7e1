import {
  type CurveDefinition,
  type CurveOutcome,
  curveDraws,
  curveGame,
  reachedAfterMs,
  winningNumbers,
} from '@fairhouse/game-math';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { multipleText } from '../../../lib/stake/multiple-text.ts';
import type { LiveFace } from '../face.ts';
import { wordsOf } from '../texts.ts';

const pointOf = (outcome: unknown) => (outcome as CurveOutcome).point;
const rulesOf = ({ data }: PlaySession) => data.definition as CurveDefinition;

/** Between which heights ends are counted, in hundredths. */
const bounds = [150, 200, 500, 1_000];

/** A crash with a shared curve, but for its table: that is drawn in `crash.tsx`. */
export const crash: LiveFace = {
  name: 'crash',
  decidesEach: true,
  gameBy: (definition) => curveGame(definition as CurveDefinition),
  revealsAfterMs: ({ outcome }, session) => reachedAfterMs(rulesOf(session), pointOf(outcome)),
  sign: (outcome) => ({ figure: multipleText(pointOf(outcome)), tone: 'plain' }),
  said: (outcome) => multipleText(pointOf(outcome)),
  counted(outcomes, session) {
    const words = wordsOf(session.texts).crash;
    const chanceFrom = (height: number) => winningNumbers(rulesOf(session), height) / curveDraws;
    const ends = [100, ...bounds];
    return ends.map((least, i) => {
      const next = ends[i + 1];
      const name =
        i === 0
          ? words.below(multipleText(next!))
          : next === undefined
            ? words.above(multipleText(least))
            : words.between(multipleText(least), multipleText(next - 1));
      const chance = (i === 0 ? 1 : chanceFrom(least)) - (next === undefined ? 0 : chanceFrom(next));
      const count = outcomes.filter((one) => {
        const point = pointOf(one);
        return point >= least && (next === undefined || point < next);
      }).length;
      return { name, count, expected: chance * outcomes.length };
    });
  },
  keys: (session) => wordsOf(session.texts).crash.keys,
};
