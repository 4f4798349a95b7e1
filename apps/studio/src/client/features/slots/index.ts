export { Paytable as RulesExtra } from './paytable.tsx';
export { gameBy, keys, roundText } from './room.ts';
export { Slot as Game } from './slot.tsx';
