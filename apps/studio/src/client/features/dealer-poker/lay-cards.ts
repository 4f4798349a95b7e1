import type { Card, DealerPokerDefinition, DealerPokerOutcome } from '@fairhouse/game-math';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type CardShown, facesFetched } from '../../ui/cards/card.tsx';
import { type Row, rows, type TableEvent } from './dealer-poker.states.ts';
import { isHighWin } from './sums.ts';

const dealMs = 115;
const clearMs = 200;
const turnMs = 300;
/** A pause before the dealer's last card, where the hand turns out to be worth it. */
const suspenseMs = 800;

type Dispatch = (event: TableEvent) => void;
/** The rows in which cards lie face down. */
export type Covered = Pick<DealerPokerOutcome, 'board' | 'dealer'>;

/** The cards of some rows that lie open. */
export function known(outcome: DealerPokerOutcome, ...of: Row[]): Card[] {
  return (of.length > 0 ? of : rows).flatMap((row) => outcome[row].filter((card) => card !== '??') as Card[]);
}

/** The table as it was when the cards had been dealt, before any more was turned. */
export function coveredAgain({ player, dealer, board }: DealerPokerOutcome, definition: DealerPokerDefinition) {
  const cover = (cards: readonly CardShown[], open: number) =>
    cards.map((card, i) => (i < open ? card : '??')) as (Card | '??')[];
  return {
    player,
    dealer: cover(dealer, definition.dealer?.open ?? 0),
    board: cover(board, definition.decisions[0]!.board),
  };
}

/** Cards come down in the order of a table: a card to the player, one to the dealer, and what lies in the middle. */
export async function dealOut(dispatch: Dispatch, outcome: DealerPokerOutcome, definition: DealerPokerDefinition) {
  await Promise.all([facesFetched(known(outcome)), pause(clearMs)]);
  dispatch({ type: 'cleared' });
  const { player, dealer, board } = coveredAgain(outcome, definition);
  const turns: [Row, number, CardShown][] = [];
  for (let i = 0; i < Math.max(player.length, dealer.length); i++) {
    if (player[i]) turns.push(['player', i, player[i]!]);
    if (dealer[i]) turns.push(['dealer', i, dealer[i]!]);
  }
  for (const [i, card] of board.entries()) turns.push(['board', i, card]);
  for (const [row, place, card] of turns) {
    dispatch({ type: 'laid', row, place, card, from: 'shoe' });
    sound('card');
    await pause(dealMs);
  }
  await pause(motionReduced() ? 0 : 320);
}

/** Turns what the answer tells and the table does not show yet: the middle first, then the dealer's. */
export async function turnCards(dispatch: Dispatch, outcome: DealerPokerOutcome, from: Covered) {
  await facesFetched(known(outcome));
  const folded = outcome.result === 'folded';
  const worth = outcome.result ? isHighWin(outcome) : false;
  const turns = (['board', 'dealer'] as const).flatMap((row) =>
    outcome[row].flatMap((card, place) => (card !== '??' && from[row][place] === '??' ? [{ row, place, card }] : [])),
  );
  for (const [i, { row, place, card }] of turns.entries()) {
    if (worth && i === turns.length - 1) {
      sound('tension');
      await pause(motionReduced() ? 0 : suspenseMs);
    }
    dispatch({ type: 'laid', row, place, card, from: 'there' });
    sound('card');
    await pause(folded ? dealMs : turnMs);
  }
  if (turns.length > 0) await pause(motionReduced() ? 0 : 260);
}
