/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { resultTones } from './beads.tsx';
import { bigRoad } from './big-road.ts';
import type { CardsCame, CardTable } from './card-table.ts';
import { resultText } from './result-text.ts';
import './roads.css';

export interface RoadSheetProps {
  session: PlaySession;
  game: Pick<CardTable, 'definition' | 'theme' | 'words'>;
  /** The oldest first. */
  results: readonly CardsCame[];
}

/** The results as a bead road and a big road. */
export function RoadSheet({ game: { words, theme, definition }, results }: RoadSheetProps) {
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
