import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { circle, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { jester } from '../../art/motifs/jester.ts';

/** A field of lozenges as on a motley coat, and the cap struck on a disc before it. */
function cover(): string {
  const [w, h] = [90, 120];
  const lozenges = ['', '', ''];
  for (let row = -1; row < 10; row += 1)
    for (let column = -1; column < 9; column += 1) {
      const x = column * w + (row % 2 ? w / 2 : 0);
      const y = row * h;
      const place = (column + row * 2 + 12) % 3;
      lozenges[place] += `M${x} ${y - h}L${x + w / 2} ${y}L${x} ${y + h}L${x - w / 2} ${y}Z`;
    }
  return (
    plate('midnight', 720, 960, 0.5, 0.4, 0.8) +
    path(lozenges[0]!, 'fill="#6b2a78" opacity="0.75"') +
    path(lozenges[1]!, 'fill="#b5642a" opacity="0.6"') +
    path(lozenges[2]!, 'fill="#140c22" opacity="0.75"') +
    path(lozenges.join(''), 'fill="none" stroke="#e9cf97" stroke-width="1.4" opacity="0.5"') +
    circle(360, 392, 250, 'fill="#150b1f" stroke="url(#brass)" stroke-width="10"') +
    path(guilloche(360, 392, 222, 14, 44, 4), 'fill="none" stroke="#e0a35a" stroke-width="1.2" opacity="0.7"') +
    jester(360, 400, 1.62, '#0d0714') +
    path('M0 700H720V930H0Z', 'fill="#120a1b" opacity="0.9"') +
    path('M0 700H720M0 930H720', 'stroke="#e0a35a" stroke-width="3"') +
    title(['Joker', 'Poker'], 360, 892, { size: 112, width: 560, leading: 0.88, tracking: 24, fill: '#f9dcb4' }) +
    frame(720, 960, 'scoop', { colour: '#e0a35a', size: 48 })
  );
}

export default { cover } satisfies GameDrawing;
