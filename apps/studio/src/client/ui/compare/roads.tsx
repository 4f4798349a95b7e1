/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { latePart } from '../late/late-part.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import type { CardsCame, CardTable } from './card-table.ts';
import type { RoadSheetProps } from './road-sheet.tsx';
import '../stake/table-button.css';
import './compare-top.css';

interface RoadsProps {
  session: PlaySession;
  game: Pick<CardTable, 'definition' | 'theme' | 'words'>;
  /** The latest first. */
  results: readonly CardsCame[];
}

const RoadSheet = latePart<RoadSheetProps>(
  async () => (await import('./road-sheet.tsx')).RoadSheet,
  (_, message) => message,
);

/** Opens the last results of a table of two sides as a bead road and a big road. They say nothing about the next. */
export function Roads({ session, game, results }: RoadsProps) {
  const { words, definition } = game;
  const [open, setOpen] = useState(false);
  const { type } = definition.rules;
  if ((type !== 'baccarat' && type !== 'dragon-tiger') || session.replay) return null;
  return (
    <>
      <button type="button" class="table-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.roads.title}
      </button>
      {open && (
        <Sheet title={words.roads.title} closeName={session.texts.close} onClose={() => setOpen(false)}>
          <RoadSheet session={session} game={game} results={results.toReversed()} />
        </Sheet>
      )}
    </>
  );
}
