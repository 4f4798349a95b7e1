export { Ladder as Game } from './ladder.tsx';
export { Pays as RulesExtra } from './pays.tsx';
export { actions, gameBy, hurry, keys, roundText } from './screen.ts';
