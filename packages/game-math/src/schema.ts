/** What reads the definitions of the engines: for the house's own processes, the pages of the games go without. */

export { diceTableDefinition } from './dice-table/definition-schema.ts';
export { drawPokerDefinition } from './draw-poker/definition-schema.ts';
export { ladderDefinition } from './ladder/definition-schema.ts';
export { rouletteDefinition } from './roulette/definition-schema.ts';
export { slotDefinition } from './slots/definition-schema.ts';
export { thresholdDefinition } from './threshold/definition-schema.ts';
export { weightedDefinition } from './weighted/definition-schema.ts';
