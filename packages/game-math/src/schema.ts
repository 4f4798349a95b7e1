/** What reads the definitions of the engines: for the casino's own processes, the pages of the games go without. */

import type { z } from 'zod';
import { blackjackDefinition } from './blackjack/definition-schema.ts';
import { compareDefinition } from './compare/definition-schema.ts';
import { curveDefinition } from './curve/definition-schema.ts';
import { dealerPokerDefinition } from './dealer-poker/definition-schema.ts';
import { diceTableDefinition } from './dice-table/definition-schema.ts';
import { drawPokerDefinition } from './draw-poker/definition-schema.ts';
import type { GameKind } from './game.ts';
import { ladderDefinition } from './ladder/definition-schema.ts';
import { rouletteDefinition } from './roulette/definition-schema.ts';
import { slotDefinition, slotForms } from './slots/definition-schema.ts';
import { subsetDefinition } from './subset/definition-schema.ts';
import { thresholdDefinition } from './threshold/definition-schema.ts';
import { ticketDefinition } from './ticket/definition-schema.ts';
import { weightedDefinition } from './weighted/definition-schema.ts';

export {
  blackjackDefinition,
  compareDefinition,
  curveDefinition,
  dealerPokerDefinition,
  diceTableDefinition,
  drawPokerDefinition,
  ladderDefinition,
  rouletteDefinition,
  slotDefinition,
  slotForms,
  subsetDefinition,
  thresholdDefinition,
  ticketDefinition,
  weightedDefinition,
};

/** By engine. */
export const definitionSchemas: Readonly<Record<GameKind, z.ZodType>> = {
  blackjack: blackjackDefinition,
  compare: compareDefinition,
  curve: curveDefinition,
  'dealer-poker': dealerPokerDefinition,
  'dice-table': diceTableDefinition,
  'draw-poker': drawPokerDefinition,
  ladder: ladderDefinition,
  roulette: rouletteDefinition,
  slot: slotDefinition,
  subset: subsetDefinition,
  threshold: thresholdDefinition,
  ticket: ticketDefinition,
  weighted: weightedDefinition,
};
