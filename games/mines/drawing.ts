import { engraved, frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { circle, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A field of twenty-five plates, some lifted: stones, and what lies beside them. */
function cover(): string {
  const stones = new Set([1, 7, 8, 13, 16, 22]);
  const charges = new Set([12]);
  let field = '';
  for (let i = 0; i < 25; i += 1) {
    const x = 62 + (i % 5) * 122;
    const y = 62 + Math.floor(i / 5) * 122;
    if (charges.has(i)) {
      field += rect(x, y, 110, 110, 'rx="6" fill="#4b121c" stroke="#c46a76" stroke-width="2"');
      field += path(rays(x + 55, y + 55, 20, 52, 14), 'fill="#c46a76" opacity="0.35"');
      field += engraved(silhouette('land-mine'), {
        transform: `translate(${x + 12} ${y + 10}) scale(0.168)`,
        metal: 'url(#steel)',
        cross: false,
      });
    } else if (stones.has(i)) {
      field += rect(x, y, 110, 110, 'rx="6" fill="#0a1210" stroke="#7fb394" stroke-width="2"');
      field += circle(x + 55, y + 55, 46, 'fill="url(#halo)" opacity="0.7"');
      field += path(
        `M${x + 30} ${y + 30}H${x + 80}L${x + 96} ${y + 50}L${x + 55} ${y + 94}L${x + 14} ${y + 50}Z`,
        'fill="url(#sage)"',
      );
      field += path(
        `M${x + 14} ${y + 50}H${x + 96}M${x + 30} ${y + 30}L${x + 38} ${y + 50}L${x + 55} ${y + 94}L${x + 72} ${y + 50}L${x + 80} ${y + 30}M${x + 38} ${y + 50}L${x + 55} ${y + 30}L${x + 72} ${y + 50}`,
        'fill="none" stroke="#f3f7ee" stroke-width="1.8" opacity="0.85"',
      );
    } else {
      field += rect(x, y, 110, 110, 'rx="6" fill="url(#brass-deep)" stroke="#c9a45c" stroke-width="2"');
      field += rect(x + 7, y + 7, 96, 96, 'rx="3" fill="none" stroke="#d8b56e" stroke-width="1" opacity="0.7"');
      field += path(
        guilloche(x + 55, y + 55, 27, 8, 10, 3),
        'fill="none" stroke="#d8b56e" stroke-width="1" opacity="0.65"',
      );
    }
  }
  return (
    plate('slate', 720, 960, 0.5, 0.4, 0.8) +
    group('filter="url(#drop-small)"', field) +
    path('M62 700H658', 'stroke="#c9a45c" stroke-width="2"') +
    title(['Mines'], 360, 868, { size: 190, width: 590, tracking: 6 }) +
    frame(720, 960, 'square', {})
  );
}

export default { cover } satisfies GameDrawing;
