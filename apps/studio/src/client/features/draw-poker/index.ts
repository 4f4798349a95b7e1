export { DrawPoker as Game } from './draw-poker.tsx';
export { HintNote as RulesExtra } from './hint-note.tsx';
export { gameBy, keys, roundText } from './screen.ts';
