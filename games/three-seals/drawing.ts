import { engraved, frame, guilloche, plate } from '../../art/base/engraving.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { circle, group, path, polar, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A round of wax with a soft scalloped rim, and what was pressed into it. */
function seal(cx: number, cy: number, radius: number, emblem: string, wax: string): string {
  const rim = Array.from({ length: 120 }, (_, i) => {
    const wave = Math.sin((i / 120) * Math.PI * 2 * 7) * 0.05 + Math.sin((i / 120) * Math.PI * 2 * 3 + 1) * 0.035;
    return polar(cx, cy, radius * (1 + wave), i * 3);
  });
  const scale = (radius * 1.12) / 512;
  return group(
    'filter="url(#drop)"',
    path(polyline(rim, true), `fill="url(#${wax})"`),
    circle(cx, cy, radius * 0.76, 'fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="5"'),
    circle(cx, cy + 2, radius * 0.76, 'fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="2"'),
    engraved(silhouette(emblem), {
      transform: `translate(${cx - radius * 0.56} ${cy - radius * 0.56}) scale(${scale})`,
      metal: `url(#${wax}-letter)`,
      cross: false,
    }),
  );
}

/** A folded letter on which three seals alike lie in a row of their own among what is still covered. */
function cover(): string {
  const at = (column: number, row: number) => [168 + column * 192, 150 + row * 192] as const;
  let fields = '';
  for (let field = 0; field < 9; field += 1) {
    const [x, y] = at(field % 3, Math.floor(field / 3));
    fields += rect(x - 84, y - 84, 168, 168, 'rx="14" fill="url(#steel)" opacity="0.9"');
    fields += path(guilloche(x, y, 52, 14, 9, 5), 'fill="none" stroke="#26302e" stroke-width="1.1" opacity="0.5"');
    fields += rect(x - 84, y - 84, 168, 168, 'rx="14" fill="none" stroke="#eef1ee" stroke-width="1.5" opacity="0.5"');
  }
  const open = [
    [1, 0],
    [0, 1],
    [2, 2],
  ] as const;
  const seals = open.map(([column, row]) => {
    const [x, y] = at(column, row);
    return rect(x - 84, y - 84, 168, 168, 'rx="14" fill="#f1e6cd"') + seal(x, y, 66, 'crown', 'claret');
  });
  return (
    plate('claret', 720, 960, 0.5, 0.36, 0.8) +
    group('filter="url(#drop-small)"', fields) +
    seals.join('') +
    path('M62 682H658', 'stroke="#e3b9a9" stroke-width="2"') +
    title(['Three', 'Seals'], 360, 896, { size: 118, width: 560, tracking: 8 }) +
    frame(720, 960, 'scoop', { size: 36, colour: '#e3b9a9' })
  );
}

export default { cover } satisfies GameDrawing;
