import type { SlotDefinition } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';
import type { SlotTheme } from '../../lib/slot-theme.ts';

export interface SlotProps {
  session: PlaySession;
  covered: boolean;
}

/** The game that is played in this room. */
export function slotOf(session: PlaySession): { definition: SlotDefinition; theme: SlotTheme } {
  if (!session.data.slot) throw new Error(`${session.opened.game.code} is no slot`);
  return session.data.slot;
}

/** A symbol in words; one without a name of its own is called as the rules call it. */
export function symbolName(session: PlaySession, symbol: string): string {
  return session.data.words.symbols?.[symbol] ?? symbol;
}
