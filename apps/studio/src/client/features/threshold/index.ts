export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, keys, roundText } from './room.ts';
export { Threshold as Game } from './threshold.tsx';
