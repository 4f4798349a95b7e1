export { Pays as RulesExtra } from './pays.tsx';
export { actions, gameBy, hurry, keys, roundText } from './screen.ts';
export { Weighted as Game } from './weighted.tsx';
