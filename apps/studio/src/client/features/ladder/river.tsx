/** @jsxImportSource preact */
import { multipleText } from '../../lib/stake/multiple-text.ts';
import type { FaceProps } from './use-ladder.ts';
import './river.css';

/** From one stone to the next, and where the lantern stands in the picture. */
const stride = 118;
const ahead = 96;

/** Stones across a river, and the lantern that goes over them; the picture moves with it. */
export function River({ game }: FaceProps) {
  const { words, shown, stops } = game;
  const board = shown?.board.type === 'steps' ? shown.board : null;
  const failed = shown?.state === 'failed';
  const steps = shown?.steps ?? 0;
  const stands = failed ? steps + 1 : steps;
  const held = board?.held ?? null;
  const all = stops.length;
  return (
    <div class="river">
      <svg viewBox="0 0 600 330" preserveAspectRatio="xMinYMid slice" role="img" aria-label={words.river(steps, all)}>
        <defs>
          <radialGradient id="river-light">
            <stop offset="0" stop-color="#ffe2a6" stop-opacity="0.5" />
            <stop offset="1" stop-color="#ffe2a6" stop-opacity="0" />
          </radialGradient>
        </defs>
        <rect class="river__sky" width="600" height="120" />
        <path class="river__stars" d={stars} />
        <path class="river__hills" d="M-200 120C-60 70 60 96 180 88S420 62 560 92S760 80 860 112V330H-200Z" />
        <rect class="river__water" x="-200" y="112" width="1000" height="240" />
        <path class="river__waves" d={waves} />
        <g class="river__way" style={{ transform: `translateX(${ahead - stands * stride}px)` }}>
          <Bank x={-190} />
          <Bank x={(all + 1) * stride - 70} />
          {stops.map(({ pays }, i) => {
            const stone = i + 1;
            const sunk = held !== null && stone === held + 1;
            const state = sunk ? 'sunk' : stone <= steps ? 'held' : stone === steps + 1 ? 'next' : 'ahead';
            return (
              <g
                key={stone}
                class={`river__stone river__stone--${state}`}
                transform={`translate(${stone * stride} ${yOf(stone)})`}
              >
                <g class="river__rock">
                  <path d="M-46 0A46 17 0 0 0 46 0V10A46 17 0 0 1 -46 10Z" class="river__side" />
                  <ellipse rx="46" ry="17" class="river__top" />
                </g>
                <ellipse class="river__ring" rx="54" ry="21" cy="6" />
                <text y="52">{multipleText(pays)}</text>
              </g>
            );
          })}
        </g>
        <g
          class={failed ? 'river__lantern river__lantern--out' : 'river__lantern'}
          style={{ transform: `translate(${ahead}px, ${yOf(stands) - 6}px)` }}
        >
          <g key={stands} class="river__hop">
            <circle fill="url(#river-light)" r="120" cy="-34" />
            <path class="river__glass" d="M-13 -52H13L17 -12H-17Z" />
            <path class="river__brass" d="M-18 -53H18L10 -66H-10ZM-20 -12H20V-4H-20ZM-8 -66C-8 -82 8 -82 8 -66" />
          </g>
        </g>
      </svg>
      {shown && shown.state !== 'open' && held !== null && (
        <p class="river__would figures">{words.wouldHave.road(held)}</p>
      )}
    </div>
  );
}

/** Stones lie a little to and fro; the banks in the middle. */
function yOf(stone: number): number {
  return stone === 0 ? 196 : 206 + 24 * Math.sin(stone * 1.9);
}

function Bank({ x }: { x: number }) {
  return (
    <path
      class="river__bank"
      d={`M${x} 118C${x + 50} 106 ${x + 190} 106 ${x + 236} 122C${x + 272} 190 ${x + 262} 270 ${x + 226} 340H${x - 10}C${x - 40} 260 ${x - 34} 180 ${x} 118Z`}
    />
  );
}

const waves = Array.from({ length: 13 }, (_, i) => {
  const y = 124 + (i / 12) ** 1.3 * 200;
  const step = 14 + i * 3;
  let d = `M-200 ${y.toFixed(1)}`;
  for (let x = -200; x < 800; x += step * 2) d += `q${step / 2} ${-2 - i * 0.3} ${step} 0t${step} 0`;
  return d;
}).join('');

const stars = Array.from({ length: 26 }, (_, i) => `M${(i * 173) % 620} ${8 + ((i * 61) % 70)}h0`).join('');
