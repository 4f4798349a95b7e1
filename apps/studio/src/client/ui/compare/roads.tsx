/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { resultTones } from './beads.tsx';
import { bigRoad } from './big-road.ts';
import type { CardsCame, CardTable } from './card-table.ts';
import { resultText } from './result-text.ts';
import './roads.css';

interface RoadsProps {
  session: PlaySession;
  game: Pick<CardTable, 'definition' | 'theme' | 'words'>;
  /** The latest first. */
  results: readonly CardsCame[];
}

/** Opens the last results of a table of two sides as a bead road and a big road. They say nothing about the next. */
export function Roads({ session, game, results }: RoadsProps) {
  const { words, definition } = game;
  const [open, setOpen] = useState(false);
  const { type } = definition.rules;
  if ((type !== 'baccarat' && type !== 'dragon-tiger') || session.replay) return null;
  return (
    <>
      <button type="button" class="roads-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.roads.title}
      </button>
      {open && (
        <Sheet title={words.roads.title} closeName={session.texts.close} onClose={() => setOpen(false)}>
          <RoadSheet game={game} results={results.toReversed()} />
        </Sheet>
      )}
    </>
  );
}

/** `results`: the oldest first. */
function RoadSheet({ game: { words, theme, definition }, results }: Omit<RoadsProps, 'session'>) {
  const beads = useLatestSeen();
  const big = useLatestSeen();
  const places = bigRoad(results.map(({ result }) => resultTones[result!]));
  const textOf = (came: CardsCame) => resultText(came, definition.rules, words);
  return (
    <div class="roads">
      <p class="roads__note">{words.roads.note}</p>
      <h3>{words.roads.bead}</h3>
      {results.length === 0 && <p>{words.roads.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ol class="roads__beads" aria-label={words.roads.bead} ref={beads} tabIndex={0}>
        {results.map((came, i) => (
          <li key={`${i}`} class={`roads__bead roads__bead--${resultTones[came.result!]}`} aria-label={textOf(came)}>
            {words.beads[theme.face][came.result!]}
          </li>
        ))}
      </ol>
      <h3>{words.roads.big}</h3>
      {/* What it shows stands in the bead road, one result after another. */}
      <div class="roads__big" aria-hidden="true" ref={big}>
        {places.map(({ column, row, tone, ties }) => (
          <span
            key={`${column} ${row}`}
            class={`roads__ring roads__ring--${tone}`}
            style={{ 'grid-area': `${row + 1} / ${column + 1}` }}
          >
            {ties > 0 && ties}
          </span>
        ))}
      </div>
      <p class="roads__legend">{words.roads.legend[theme.face as 'baccarat']}</p>
    </div>
  );
}

/** A list that is scrolled to its end, where the latest stands. */
function useLatestSeen() {
  const list = useRef<HTMLDivElement & HTMLOListElement>(null);
  useEffect(() => {
    list.current!.scrollLeft = list.current!.scrollWidth;
  }, []);
  return list;
}
