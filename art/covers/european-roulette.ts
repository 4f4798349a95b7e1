import { frame, plate, spokes } from '../base/engraving.ts';
import { group, path } from '../base/svg.ts';
import { wheel } from '../motifs/roulette-wheel.ts';
import { title } from './title.ts';

/** The wheel, larger than the plate, seen from where the croupier stands. */
export function europeanRoulette(): string {
  return (
    plate('felt', 720, 960, 0.75, 0.75, 0.85) +
    path(spokes(480, 776, 500, 1200, 100), 'stroke="#c9a45c" stroke-width="1.6" opacity="0.22"') +
    group('transform="translate(480 776) scale(1.02)" filter="url(#drop)"', wheel(-38, 32)) +
    title(['European', 'Roulette'], 64, 262, { size: 132, width: 600, anchor: 'start', tracking: -4, leading: 0.9 }) +
    frame(720, 960, 'square', {})
  );
}
