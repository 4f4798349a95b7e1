export { Blackjack as Game } from './blackjack.tsx';
export { Limits as RulesExtra } from './limits.tsx';
export { gameBy, keys, roundText } from './screen.ts';
