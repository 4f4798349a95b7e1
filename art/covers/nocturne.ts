import { frame, guilloche, plate, stars } from '../base/engraving.ts';
import { group, path, rect, scatter } from '../base/svg.ts';
import { blooms, garden, gardenKey, moth, opalMoon } from '../motifs/night-garden.ts';
import { ornament, title } from './title.ts';

/** An opal moon over a garden at night, a moth of brass before it. */
export function nocturne(): string {
  return (
    plate('midnight', 720, 960, 0.5, 0.34, 0.72) +
    stars(120, scatter(7), 720, 960, (x, y) => y < 600 && Math.hypot(x - 360, y - 330) > 265) +
    path(guilloche(360, 330, 268, 12, 36, 3), 'fill="none" stroke="#c9a45c" stroke-width="1.3" opacity="0.55"') +
    opalMoon(360, 330, 238, 1.9) +
    group('transform="translate(360 352) scale(1.28)" filter="url(#drop)"', moth()) +
    garden(720, 990, 470, 11, '#0f2233', '#6f97a3') +
    garden(720, 1010, 300, 23, '#081220', '#a5854a') +
    blooms([
      [70, 650, 0.22],
      [152, 690, 0.15],
      [648, 662, 0.24],
      [574, 700, 0.14],
      [92, 880, 0.2],
      [632, 874, 0.24],
    ]) +
    group('transform="translate(96 500) rotate(14) scale(0.5)" filter="url(#drop)"', gardenKey()) +
    group('transform="translate(624 500) rotate(-14) scale(0.5)" filter="url(#drop)"', gardenKey()) +
    '<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050912" stop-opacity="0"/><stop offset="0.5" stop-color="#050912" stop-opacity="0.5"/><stop offset="1" stop-color="#050912" stop-opacity="0.84"/></linearGradient></defs>' +
    rect(0, 610, 720, 350, 'fill="url(#foot)"') +
    title(['Nocturne'], 360, 826, { size: 150, width: 600, tracking: 0 }) +
    ornament(360, 876, 320) +
    frame(720, 960, 'scoop', { size: 56 })
  );
}
