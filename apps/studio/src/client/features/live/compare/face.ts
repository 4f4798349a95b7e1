import {
  type CompareDefinition,
  type CompareOutcome,
  compareGame,
  numberOf,
  type Way,
  waysOf,
} from '@fairhouse/game-math';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { resultTones } from '../../../ui/compare/beads.tsx';
import { resultText } from '../../../ui/compare/result-text.ts';
import { type FaceName, wordsOf } from '../../../ui/compare/texts.ts';
import { type LiveFace, themeOf } from '../face.ts';
import { wordsOf as liveWordsOf } from '../texts.ts';
import { dealMs } from './shared-deal.ts';

type Came = Pick<CompareOutcome, 'hands' | 'result'>;
const cameOf = (outcome: unknown) => outcome as Came;
const rulesOf = ({ data }: PlaySession) => data.definition as CompareDefinition;

/** How often a spot hits: by what it pays, not by what it gives back. */
function hitsOf({ spot, endings }: Way): number {
  const all = endings.reduce((sum, { orders }) => sum + orders, 0n);
  const hits = endings.filter(({ returns }) => returns === spot.pays).reduce((sum, { orders }) => sum + orders, 0n);
  return numberOf({ part: hits, of: all });
}

/** Tables on which two hands are compared, but for what is drawn: that is in `cards.tsx`. */
export const cards: LiveFace = {
  name: 'cards',
  gameBy: (definition) => compareGame(definition as CompareDefinition),
  revealsAfterMs: ({ outcome }, session) => dealMs(rulesOf(session).rules, cameOf(outcome)),
  sign(outcome, session) {
    const { result } = cameOf(outcome);
    const face = themeOf(session).face as FaceName;
    return { figure: wordsOf(session.texts).beads[face][result!]!, tone: resultTones[result!] };
  },
  said: (outcome, session) =>
    resultText({ ...cameOf(outcome), raised: false }, rulesOf(session).rules, wordsOf(session.texts)),
  counted(outcomes, session) {
    const words = wordsOf(session.texts);
    const [first, second] = waysOf(rulesOf(session));
    const chances = [hitsOf(first!), hitsOf(second!)];
    const results = [first!.spot.id, second!.spot.id, 'tie'] as const;
    return results.map((result, i) => ({
      name: words.spots[result]!,
      count: outcomes.filter((one) => cameOf(one).result === result).length,
      expected: outcomes.length * (chances[i] ?? 1 - chances[0]! - chances[1]!),
    }));
  },
  keys(session) {
    const { place, chips, off, again } = liveWordsOf(session.texts).keys;
    return [place!, wordsOf(session.texts).keys.spots!, off!, chips!, again!];
  },
};
