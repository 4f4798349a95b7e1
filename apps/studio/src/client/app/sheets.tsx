/** @jsxImportSource preact */
/** The sheets of a game's page that are loaded when they are opened, in one file. */
import { KeyTable } from '../features/keys/key-table.tsx';
import type { PlaySession } from '../lib/round/play-session.ts';

export { FairnessSheet } from '../features/fairness/fairness-sheet.tsx';
export { RoundCheck } from '../features/fairness/round-check.tsx';
export { RoundsSheet } from '../features/rounds/rounds-sheet.tsx';

export function KeysPart({ session }: { session: PlaySession }) {
  return <KeyTable texts={session.texts} />;
}
