export { Blackjack as Game } from './blackjack.tsx';
export { Limits as RulesExtra } from './limits.tsx';
