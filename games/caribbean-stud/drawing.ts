import { fans, frame, plate, spokes } from '../../art/base/engraving.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardBack, cardFace, placed } from '../../art/motifs/playing-card.ts';

/** The sun over the sea, and the dealer's five: four that hide, and the one that is seen. */
function cover(): string {
  const row = [0, 1, 2, 3].map((i) =>
    placed(cardBack(), 168 + i * 76, 520 - i * 8, 0.5, -15 + i * 6, 'url(#drop-small)'),
  );
  return (
    plate('petrol', 720, 960, 0.5, 0.34, 0.72) +
    path(spokes(360, 322, 176, 900, 97, -90, 90), 'stroke="#ecd6a0" stroke-width="1.5" opacity="0.36"') +
    circle(360, 322, 168, 'fill="url(#brass)"') +
    circle(360, 322, 152, 'fill="none" stroke="#7a5b28" stroke-width="1.6"') +
    '<clipPath id="sea"><rect x="0" y="322" width="720" height="638"/></clipPath>' +
    group(
      'clip-path="url(#sea)"',
      '<rect x="0" y="322" width="720" height="638" fill="#082a2d"/>',
      group(
        'transform="translate(0 322)"',
        path(fans(720, 638, 46, 4), 'fill="none" stroke="#6fb3ac" stroke-width="1.5" opacity="0.36"'),
      ),
    ) +
    path('M0 322H720', 'stroke="#c9a45c" stroke-width="2.4"') +
    row.join('') +
    placed(cardFace('A', 'D'), 524, 500, 0.6, 12, 'url(#drop)') +
    title(['Caribbean', 'Stud'], 360, 868, { size: 124, width: 600, leading: 0.9, tracking: -3 }) +
    frame(720, 960, 'scoop', { size: 46 })
  );
}

export default { cover } satisfies GameDrawing;
