export { Pays as RulesExtra } from './pays.tsx';
export { actions, gameBy, hurry, keys, roundText } from './screen.ts';
export { Subset as Game } from './subset.tsx';
