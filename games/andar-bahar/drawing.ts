import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { circle, group, n, path, polar } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardBack, cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Petals of one ring of a marigold, pointed at their ends. */
function petals(radius: number, length: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, i) => {
    const degrees = (360 / count) * i;
    const half = 180 / count;
    const [ax, ay] = polar(360, 372, radius, degrees - half);
    const [bx, by] = polar(360, 372, radius, degrees + half);
    const [cx, cy] = polar(360, 372, radius + length, degrees);
    const [dx, dy] = polar(360, 372, radius + length * 0.7, degrees - half * 1.1);
    const [ex, ey] = polar(360, 372, radius + length * 0.7, degrees + half * 1.1);
    return `M${n(ax)} ${n(ay)}C${n(dx)} ${n(dy)} ${n(dx)} ${n(dy)} ${n(cx)} ${n(cy)}C${n(ex)} ${n(ey)} ${n(ex)} ${n(ey)} ${n(bx)} ${n(by)}Z`;
  })
    .map((petal) => path(petal, `fill="${fill}" stroke="#ffdf9a" stroke-width="1.3"`))
    .join('');
}

/** A queen in the middle of a marigold, and a hand of backs to either side. */
function cover(): string {
  const fan = (side: 1 | -1) =>
    [3, 2, 1, 0]
      .map((i) => placed(cardBack(), 360 + side * (176 + i * 24), 590 - i * 34, 0.38, side * (16 + i * 12)))
      .join('');
  return (
    plate('aubergine', 720, 960, 0.5, 0.4, 0.85) +
    path(guilloche(360, 372, 430, 40, 36, 6), 'fill="none" stroke="#ff9fd0" stroke-width="1.2" opacity="0.3"') +
    group(
      'filter="url(#drop)"',
      petals(236, 92, 28, '#8a3d12'),
      petals(200, 86, 24, '#b5601a'),
      petals(164, 74, 20, '#d98a2b'),
    ) +
    circle(360, 372, 190, 'fill="#3a0f2c" stroke="#ffdf9a" stroke-width="3"') +
    fan(-1) +
    fan(1) +
    placed(cardFace('Q', 'H'), 360, 382, 0.74, 0) +
    title(['Andar', 'Bahar'], 360, 902, { size: 122, width: 600, leading: 0.88, tracking: 6, fill: '#ffe7b8' }) +
    frame(720, 960, 'scoop', { colour: '#e0a83f', size: 52 })
  );
}

export default { cover } satisfies GameDrawing;
