import { rulesOf, type SlotDefinition, type SlotRules } from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import type { PlaySession } from '../../lib/round/play-session.ts';

export interface SlotProps {
  session: PlaySession;
  covered: boolean;
}

/** The game that is played in this screen. */
export function slotOf(session: PlaySession): { definition: SlotRules; theme: SlotTheme } {
  const { definition, theme } = session.data;
  return { definition: rulesOf(definition as SlotDefinition), theme: theme as SlotTheme };
}

/** Whether a picture of a frame stands around the reels. */
export const isFramed = ({ layout }: SlotTheme): boolean => layout === 'broad' || layout === 'square';

/** Whether the reels take all the height that a phone has. */
export const isHigh = ({ rows }: SlotRules, { layout }: SlotTheme): boolean =>
  rows > 4 || (layout !== 'broad' && layout !== 'open');

/** A symbol in words; one without a name of its own is called as the rules call it. */
export function symbolName(session: PlaySession, symbol: string): string {
  return session.data.words.symbols?.[symbol] ?? symbol;
}
