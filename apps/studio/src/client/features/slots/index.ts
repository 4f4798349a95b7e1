export { Paytable as RulesExtra } from './paytable.tsx';
export { gameBy, keys, roundText } from './screen.ts';
export { Slot as Game } from './slot.tsx';
