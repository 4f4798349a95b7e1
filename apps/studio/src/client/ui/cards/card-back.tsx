/** @jsxImportSource preact */
import { type Back, backOf } from './card-backs.ts';
import { suitShapes } from './suit-shapes.ts';
import './card-back.css';

/** Drawn once in the page; every back of a card refers to it. */
export function BackDrawing({ name }: { name: Back }) {
  const { area, lines } = backOf(name);
  return (
    <svg class="card-back-drawing" aria-hidden="true">
      <defs>
        <symbol id="card-back" viewBox="0 0 320 448">
          <rect class="card-back__paper" x="1" y="1" width="318" height="446" rx="20" />
          <rect class="card-back__field" x="18" y="18" width="284" height="412" rx="10" />
          <svg x="22" y="22" width="276" height="404" viewBox="0 0 276 404" aria-hidden="true">
            <path class="card-back__area" d={area} />
            <path class="card-back__lines" d={lines} />
          </svg>
          <rect class="card-back__rim" x="18" y="18" width="284" height="412" rx="10" />
          <circle class="card-back__seal" cx="160" cy="224" r="40" />
          <path class="card-back__pip" transform="translate(160 222) scale(.42)" d={suitShapes.S} />
        </symbol>
      </defs>
    </svg>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 320 448" aria-hidden="true">
      <use href="#card-back" />
    </svg>
  );
}
