import type { SlotDefinition } from '@fairhouse/game-math';
import type { House } from '../../lib/house.ts';
import type { SlotTheme } from '../../lib/slot-theme.ts';

export interface SlotProps {
  house: House;
  covered: boolean;
}

/** The game that is played in this room. */
export function slotOf(house: House): { definition: SlotDefinition; theme: SlotTheme } {
  if (!house.data.slot) throw new Error(`${house.opened.game.code} is no slot`);
  return house.data.slot;
}

/** A symbol in words; one without a name of its own is called as the rules call it. */
export function symbolName(house: House, symbol: string): string {
  return house.data.words.symbols?.[symbol] ?? symbol;
}
