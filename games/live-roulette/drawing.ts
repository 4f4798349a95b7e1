import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { group, path, polar } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chain, seats } from '../../art/motifs/chain.ts';
import { wheel, wheelLooks } from '../../art/motifs/roulette-wheel.ts';

/** The whole wheel with a chain about it, and places for many around. */
function cover(): string {
  const [cx, cy] = [360, 600];
  const ring = Array.from({ length: 47 }, (_, i) => polar(cx, cy, 262, (i * 360) / 46));
  const places = Array.from({ length: 19 }, (_, i) => polar(cx, cy, 318, -135 + i * 15));
  return (
    plate('aubergine', 720, 960, 0.5, 0.58, 0.75) +
    path(spokes(cx, cy, 300, 900, 96), 'stroke="#d6bddb" stroke-width="1.3" opacity="0.16"') +
    seats(places, 13, '#e9d9ee', '#7a5f87') +
    group(`transform="translate(${cx} ${cy}) scale(0.49)" filter="url(#drop)"`, wheel(64, 17, wheelLooks.french)) +
    group('filter="url(#drop-small)"', chain(ring)) +
    title(['Shared', 'Roulette'], 360, 234, { size: 116, width: 610, tracking: 0, leading: 0.9 }) +
    frame(720, 960, 'step', { size: 34, colour: '#b896c4' })
  );
}

export default { cover } satisfies GameDrawing;
