export { DiceTable as Game } from './dice-table.tsx';
export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, keys, roundText } from './screen.ts';
