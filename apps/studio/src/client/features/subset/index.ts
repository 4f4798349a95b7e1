export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, hurry, keys, roundText } from './room.ts';
export { Subset as Game } from './subset.tsx';
