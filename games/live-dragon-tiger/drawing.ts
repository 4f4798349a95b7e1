import { engraved, frame, plate, rays } from '../../art/base/engraving.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chain, onLine } from '../../art/motifs/chain.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** A card each, held by one chain; the dragon above its own, the tiger above the other. */
function cover(): string {
  return (
    plate('lacquer', 720, 960, 0.5, 0.52, 0.7) +
    rect(360, 0, 360, 960, 'fill="#06140f" opacity="0.72"') +
    path(rays(360, 560, 120, 1_100, 26), 'fill="#f2c79a" opacity="0.07"') +
    group(
      'filter="url(#drop)"',
      engraved(silhouette('dragon-head'), { transform: 'translate(18 232) scale(0.46)', metal: 'url(#sage)' }),
    ) +
    group('filter="url(#drop)"', engraved(silhouette('tiger-head'), { transform: 'translate(412 250) scale(0.46)' })) +
    placed(cardFace('Q', 'S'), 200, 656, 0.78, -6) +
    placed(cardFace('7', 'H'), 520, 656, 0.78, 6) +
    group('filter="url(#drop-small)"', chain(onLine([-20, 876], [740, 876], 24))) +
    title(['Shared', 'Dragon Tiger'], 360, 212, { size: 98, width: 620, tracking: 0, leading: 0.9 }) +
    frame(720, 960, 'cut', { size: 30 })
  );
}

export default { cover } satisfies GameDrawing;
