export { Limits as RulesExtra } from './limits.tsx';
export { gameBy, keys, roundText } from './room.ts';
export { Roulette as Game } from './roulette.tsx';
