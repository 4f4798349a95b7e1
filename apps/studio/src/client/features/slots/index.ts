export { Paytable as RulesExtra } from './paytable.tsx';
export { Slot as Game } from './slot.tsx';
