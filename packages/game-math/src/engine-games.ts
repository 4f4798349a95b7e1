import { blackjackGame } from './blackjack/game.ts';
import { compareGame } from './compare/compare-game.ts';
import { curveGame } from './curve/curve-game.ts';
import { dealerPokerGame } from './dealer-poker/dealer-poker-game.ts';
import { diceTableGame } from './dice-table/dice-table-game.ts';
import { drawPokerGame } from './draw-poker/draw-poker-game.ts';
import type { GameKind } from './game.ts';
import { ladderGame } from './ladder/ladder-game.ts';
import { rouletteGame } from './roulette/roulette-game.ts';
import { slotGame } from './slots/slot-game.ts';
import { subsetGame } from './subset/subset-game.ts';
import { thresholdGame } from './threshold/threshold-game.ts';
import { ticketGame } from './ticket/ticket-game.ts';
import { weightedGame } from './weighted/weighted-game.ts';

/**
 * How each engine makes a game of a definition and the stakes that a casino offers; without stakes one that can be computed again,
 * but not be bet on.
 */
export const engineGames: Readonly<Record<GameKind, (definition: never, stakes?: never) => unknown>> = {
  slot: slotGame,
  roulette: rouletteGame,
  blackjack: blackjackGame,
  threshold: thresholdGame,
  weighted: weightedGame,
  ladder: ladderGame,
  'draw-poker': drawPokerGame,
  subset: subsetGame,
  ticket: ticketGame,
  compare: compareGame,
  'dealer-poker': dealerPokerGame,
  'dice-table': diceTableGame,
  curve: curveGame,
};
