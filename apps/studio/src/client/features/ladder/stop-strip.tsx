/** @jsxImportSource preact */
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stopsAround } from './figures.ts';
import type { LadderTable } from './use-ladder.ts';
import './stop-strip.css';

const most = 6;

/** What the steps around the next one pay. */
export function StopStrip({ game: { stops, shown } }: { game: LadderTable }) {
  const steps = shown?.steps ?? 0;
  const { from, to } = stopsAround(stops.length, steps, most);
  return (
    <ol class="stop-strip figures" aria-hidden="true">
      {stops.slice(from, to).map(({ pays }, i) => {
        const step = from + i + 1;
        const place = step <= steps ? ' stop-strip__one--held' : step === steps + 1 ? ' stop-strip__one--next' : '';
        return (
          <li key={step} class={`stop-strip__one${place}`}>
            {multipleText(pays)}
          </li>
        );
      })}
    </ol>
  );
}
