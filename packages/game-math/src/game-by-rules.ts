import { blackjackGame } from './blackjack/game.ts';
import { compareGame } from './compare/compare-game.ts';
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
 * How each engine makes a game of a definition, for who computes rounds again and offers no stakes. A table whose rules are
 * its engine's takes none.
 */
export const gameByRules: Readonly<Record<GameKind, (definition: never) => unknown>> = {
  slot: (definition) => slotGame(definition),
  roulette: (definition) => rouletteGame(definition),
  blackjack: () => blackjackGame,
  threshold: (definition) => thresholdGame(definition),
  weighted: (definition) => weightedGame(definition),
  ladder: (definition) => ladderGame(definition),
  'draw-poker': (definition) => drawPokerGame(definition),
  subset: (definition) => subsetGame(definition),
  ticket: (definition) => ticketGame(definition),
  compare: (definition) => compareGame(definition),
  'dealer-poker': (definition) => dealerPokerGame(definition),
  'dice-table': (definition) => diceTableGame(definition),
};
