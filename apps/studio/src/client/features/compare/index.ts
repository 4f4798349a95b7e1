export { Compare as Game } from './compare.tsx';
export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, keys, roundText } from './screen.ts';
