export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, hurry, keys, roundText } from './room.ts';
export { Threshold as Game } from './threshold.tsx';
