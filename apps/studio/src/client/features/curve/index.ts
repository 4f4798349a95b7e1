export { Chances as RulesExtra } from './chances.tsx';
export { Curve as Game } from './curve.tsx';
export { gameBy, keys, roundText } from './screen.ts';
