import type { GameLanguage } from './folders.ts';
import { onSheets } from './sheet-words/index.ts';

/** What a place of a dice table is called on the sheet: 'total 4', 'pair 1 and 2'. */
export function diceSpotName(id: string): Record<GameLanguage, string> {
  const [kind, ...numbers] = id.split('-') as [string, ...string[]];
  return onSheets(({ diceSpots, diceKinds, and }) => diceSpots[id] ?? `${diceKinds[kind]!} ${numbers.join(and)}`);
}
