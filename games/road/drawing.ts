import { frame, plate, stars } from '../../art/base/engraving.ts';
import { circle, group, n, path, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** Flat stones over dark water towards a lit gate on the far bank; a lantern stands on the third. */
function cover(): string {
  const stones = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const near = (1 - t) ** 1.5;
    return { x: 360 + Math.sin(i * 1.9 + 0.4) * (30 + 150 * near), y: 306 + 390 * near, r: 26 + 92 * near };
  });
  const waves = Array.from({ length: 26 }, (_, i) => {
    const y = 286 + (i / 25) ** 1.5 * 440;
    const step = 18 + i * 3.4;
    let d = `M-40 ${n(y)}`;
    for (let x = -40; x < 760; x += step * 2) d += `q${n(step / 2)} ${n(-2 - i * 0.34)} ${n(step)} 0t${n(step)} 0`;
    return d;
  }).join('');
  const drawn = [...stones].reverse().map(({ x, y, r }) => {
    const flat = r * 0.36;
    return (
      path(
        `M${n(x - r * 1.15)} ${n(y + flat * 0.6)}a${n(r * 1.15)} ${n(flat * 1.1)} 0 1 0 ${n(r * 2.3)} 0a${n(r * 1.15)} ${n(flat * 1.1)} 0 1 0 ${n(-r * 2.3)} 0`,
        'fill="none" stroke="#bfe6e4" stroke-width="1.6" opacity="0.5"',
      ) +
      path(
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(flat)} 0 0 1 ${n(r * 2)} 0v${n(flat * 0.5)}a${n(r)} ${n(flat)} 0 0 1 ${n(-r * 2)} 0Z`,
        'fill="#13262a" stroke="#6fb3b8" stroke-width="1.6"',
      ) +
      path(
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(flat)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(flat)} 0 1 1 ${n(-r * 2)} 0`,
        'fill="url(#steel)" opacity="0.9"',
      ) +
      path(
        `M${n(x - r * 0.62)} ${n(y - flat * 0.1)}q${n(r * 0.5)} ${n(-flat * 0.5)} ${n(r * 1.1)} ${n(-flat * 0.1)}M${n(x - r * 0.4)} ${n(y + flat * 0.35)}q${n(r * 0.4)} ${n(-flat * 0.3)} ${n(r * 0.8)} 0`,
        'fill="none" stroke="#33464a" stroke-width="2" opacity="0.8"',
      )
    );
  });
  const { x, y } = stones[2]!;
  const lantern =
    circle(0, -64, 150, 'fill="url(#halo)"') +
    path('M-22 -96H22L28 -28H-28Z', 'fill="#ffe6ab" stroke="#5c4320" stroke-width="4"') +
    path('M-30 -98H30L16 -120H-16ZM-34 -28H34V-16H-34Z', 'fill="url(#brass)" stroke="#3d2c12" stroke-width="2"') +
    path('M0 -96V-28M-14 -120C-14 -146 14 -146 14 -120', 'fill="none" stroke="#7a5b28" stroke-width="4"');
  return (
    plate('petrol', 720, 960, 0.5, 0.28, 0.8) +
    stars(70, scatter(77), 720, 250, (sx, sy) => sy > 44 && Math.abs(sx - 360) > 120) +
    path(
      'M0 286C120 250 220 268 300 272H420C520 262 610 246 720 282V300H0Z',
      'fill="#04100f" stroke="#6fb3b8" stroke-width="2"',
    ) +
    circle(360, 214, 130, 'fill="url(#halo)"') +
    path('M304 274V186A56 60 0 0 1 416 186V274Z', 'fill="#ffe2a6" opacity="0.9"') +
    path('M292 276V184A68 72 0 0 1 428 184V276', 'fill="none" stroke="url(#brass-soft)" stroke-width="12"') +
    path(waves, 'fill="none" stroke="#7fc0c2" stroke-width="1.8" opacity="0.38"') +
    group('', ...drawn) +
    group(`filter="url(#drop-small)" transform="translate(${n(x)} ${n(y)})"`, lantern) +
    title(['Crossing'], 360, 872, { size: 150, width: 600, tracking: 4 }) +
    frame(720, 960, 'round', { colour: '#6fb3b8', size: 40 })
  );
}

export default { cover } satisfies GameDrawing;
