import type { OpenOutcome } from '@fairhouse/open-games/game';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';

/** The rules of a package come with each of its rounds, as far as a round needs them: this page has none. */
export const gameBy: GameScreen['gameBy'] = () => undefined;

export const roundText: GameScreen['roundText'] = (outcome) => {
  const { mode, payout } = outcome as unknown as OpenOutcome;
  return `${mode} · ${multipleText(payout)}`;
};

/** Its page has keys of its own. */
export const keys: GameScreen['keys'] = () => [];
