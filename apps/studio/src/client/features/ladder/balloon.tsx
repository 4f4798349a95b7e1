/** @jsxImportSource preact */
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { heightOf } from './figures.ts';
import { StopStrip } from './stop-strip.tsx';
import type { FaceProps } from './use-ladder.ts';
import './balloon.css';

/** The balloon's neck, where it is held while it grows. */
const neck = [300, 352] as const;
const [least, most] = [0.5, 1.02];

/** A balloon over a gauge: each stroke that holds makes it larger, the one that does not leaves shreds. */
export function Balloon({ game }: FaceProps) {
  const { words, shown, stops } = game;
  const board = shown?.board.type === 'steps' ? shown.board : null;
  const failed = shown?.state === 'failed';
  const steps = shown?.steps ?? 0;
  const pays = steps === 0 ? 0 : stops[steps - 1]!.pays;
  const part = heightOf(pays, stops.at(-1)!.pays);
  const scale = least + (most - least) * part;
  const would = board?.held;
  return (
    <div class={`balloon${failed ? ' balloon--burst' : ''}`}>
      <StopStrip game={game} />
      <svg viewBox="130 0 340 470" role="img" aria-label={words.balloon(multipleText(pays))}>
        <g class="balloon__body" style={{ transform: `translate(${neck[0]}px, ${neck[1]}px) scale(${scale})` }}>
          <path class="balloon__skin" d={outline} />
          <path class="balloon__panels" d={panels} />
          <path class="balloon__edge" d={outline} />
          <path class="balloon__glint" d="M-104 -214C-92 -254 -62 -280 -30 -288" />
        </g>
        {failed && (
          <g style={{ transform: `translate(${neck[0]}px, ${neck[1] - 170 * scale}px)` }}>
            {shreds.map(([angle, turn], i) => (
              <path
                key={angle}
                class={i % 2 ? 'balloon__shred balloon__shred--pale' : 'balloon__shred'}
                style={{
                  '--angle': `${angle}deg`,
                  '--turn': `${turn}deg`,
                  '--far': `${90 * scale + 40 + (i % 3) * 26}px`,
                }}
                d="M-16 -8Q2 -16 18 -2Q6 12 -14 10Z"
              />
            ))}
          </g>
        )}
        <path class="balloon__valve" d="M278 350H322V376H278Z" />
        <circle class="balloon__rim" cx="300" cy="416" r="46" />
        <circle class="balloon__dial" cx="300" cy="416" r="38" />
        <path class="balloon__ticks" d={ticks} />
        <path class="balloon__red" d="M325.1 398.4A30.6 30.6 0 0 1 328.5 427.2" />
        <path class="balloon__hand" d="M300 416V388" style={{ transform: `rotate(${-120 + 230 * part}deg)` }} />
        <circle class="balloon__hub" cx="300" cy="416" r="5" />
      </svg>
      <p class="balloon__figure figures" aria-hidden="true">
        {pays > 0 ? multipleText(pays) : ' '}
        {shown && shown.state !== 'open' && would !== null && would !== undefined && (
          <small>{words.wouldHave.pump(would)}</small>
        )}
      </p>
    </div>
  );
}

const outline =
  'M0 -330C96 -330 158 -262 158 -174C158 -92 92 -34 24 0H-24C-92 -34 -158 -92 -158 -174C-158 -262 -96 -330 0 -330Z';
const panels = [-0.6, 0, 0.6]
  .map((part) => {
    const [a, b] = [part - 0.15, part + 0.15];
    return `M0 -330C${184 * a} -288 ${222 * a} -96 ${30 * a} 0H${30 * b}C${222 * b} -96 ${184 * b} -288 0 -330Z`;
  })
  .join('');
const shreds = Array.from({ length: 14 }, (_, i) => [i * 25.7, (i * 97) % 360] as const);
const ticks = Array.from({ length: 9 }, (_, i) => {
  const angle = ((-120 + i * 30 - 90) * Math.PI) / 180;
  const at = (radius: number) =>
    `${(300 + radius * Math.cos(angle)).toFixed(1)} ${(416 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(28)}L${at(34)}`;
}).join('');
