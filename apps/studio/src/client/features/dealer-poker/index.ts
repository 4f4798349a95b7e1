export { DealerPoker as Game } from './dealer-poker.tsx';
export { Odds as RulesExtra } from './odds.tsx';
export { gameBy, keys, roundText } from './screen.ts';
