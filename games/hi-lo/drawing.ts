import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardBack, cardFace, cardSize } from '../../art/motifs/playing-card.ts';

/** An open seven between two backs: one pushed up, one pushed down, each with its arrow. */
function cover(): string {
  const [w, h] = cardSize;
  const scale = 292 / w;
  const card = (body: string, x: number, y: number, turn: number) =>
    group(
      `filter="url(#drop)" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-w / 2} ${-h / 2})"`,
      body,
    );
  const arrow = (x: number, y: number, turn: number, fill: string) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      path('M0 -58L44 -6H18V52H-18V-6H-44Z', `fill="${fill}" stroke="#f3ecdd" stroke-width="3"`),
    );
  return (
    plate('aubergine', 720, 960, 0.5, 0.42, 0.8) +
    path(guilloche(360, 400, 300, 26, 24, 5), 'fill="none" stroke="#b896c4" stroke-width="1.3" opacity="0.35"') +
    path(guilloche(360, 400, 218, 18, 18, 4), 'fill="none" stroke="#b896c4" stroke-width="1.1" opacity="0.25"') +
    card(cardBack(), 216, 330, -15) +
    card(cardBack(), 504, 470, 15) +
    card(cardFace('7', 'H'), 360, 400, 0) +
    arrow(142, 622, 0, 'url(#sage)') +
    arrow(582, 190, 180, 'url(#claret)') +
    title(['Hi-Lo'], 360, 866, { size: 196, width: 580, tracking: 14 }) +
    frame(720, 960, 'scoop', { colour: '#b98fc4', size: 46 })
  );
}

export default { cover } satisfies GameDrawing;
