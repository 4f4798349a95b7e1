export { Pays as RulesExtra } from './pays.tsx';
export { actions, gameBy, hurry, keys, roundText } from './screen.ts';
export { Threshold as Game } from './threshold.tsx';
