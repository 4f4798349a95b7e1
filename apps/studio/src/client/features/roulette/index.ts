export { Limits as RulesExtra } from './limits.tsx';
export { Roulette as Game } from './roulette.tsx';
export { gameBy, keys, roundText } from './screen.ts';
