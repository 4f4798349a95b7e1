/** What reads the definitions of the engines: for the house's own processes, the pages of the games go without. */

export { compareDefinition } from './compare/definition-schema.ts';
export { dealerPokerDefinition } from './dealer-poker/definition-schema.ts';
export { diceTableDefinition } from './dice-table/definition-schema.ts';
export { drawPokerDefinition } from './draw-poker/definition-schema.ts';
export { ladderDefinition } from './ladder/definition-schema.ts';
export { rouletteDefinition } from './roulette/definition-schema.ts';
export { slotDefinition } from './slots/definition-schema.ts';
export { subsetDefinition } from './subset/definition-schema.ts';
export { thresholdDefinition } from './threshold/definition-schema.ts';
export { ticketDefinition } from './ticket/definition-schema.ts';
export { weightedDefinition } from './weighted/definition-schema.ts';
