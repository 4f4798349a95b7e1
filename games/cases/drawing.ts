import { engraved, frame, plate, rays } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

const outline = '#0b1013';

/** A bound box, its front from (−w/2, 0) down; `lid` is how far it is lifted. */
function box(w: number, h: number, enamel: string, lid: number, label: string): string {
  const half = w / 2;
  const bands = [-half * 0.62, half * 0.62];
  const strap = (y: number, height: number) =>
    bands
      .map((x) => rect(x - w * 0.035, y, w * 0.07, height, `fill="url(#brass)" stroke="${outline}" stroke-width="2"`))
      .join('');
  const top = h * 0.36;
  return (
    group(
      `transform="translate(0 ${-lid}) rotate(${lid ? -7 : 0} ${-half} 0)"`,
      path(
        `M${-half} 0V${-top * 0.55}Q${-half} ${-top} ${-half + top * 0.5} ${-top}H${half - top * 0.5}Q${half} ${-top} ${half} ${-top * 0.55}V0Z`,
        `fill="url(#steel)" stroke="${outline}" stroke-width="5"`,
      ),
      strap(-top, top),
    ) +
    rect(-half, 4, w, h * 0.64, `fill="url(#steel)" stroke="${outline}" stroke-width="5"`) +
    rect(-half, 4, w, h * 0.64, 'fill="url(#hatch)" opacity="0.35"') +
    strap(4, h * 0.64) +
    rect(-half * 0.46, h * 0.14, half * 0.92, h * 0.4, `fill="${enamel}" stroke="#ecd6a0" stroke-width="4"`) +
    line(label, 0, h * 0.41, { face: 'display-bold', size: h * (label.length > 1 ? 0.19 : 0.24) }, 'fill="#f7f2e6"') +
    circle(0, 6, w * 0.05, `fill="url(#brass)" stroke="${outline}" stroke-width="4"`)
  );
}

/** A row of strong-boxes; the one in the middle is opened, and light stands out of it. */
function cover(): string {
  return (
    plate('slate', 720, 960, 0.5, 0.56, 0.8) +
    path(rays(360, 560, 40, 900, 22, 4), 'fill="#d9ecf5" opacity="0.07"') +
    group(
      'opacity="0.9"',
      group('transform="translate(52 560)"', box(250, 270, '#3d6d80', 0, '2')),
      group('transform="translate(668 560)"', box(250, 270, '#64539c', 0, '5')),
    ) +
    rect(0, 738, 720, 10, 'fill="url(#brass)"') +
    rect(0, 748, 720, 40, 'fill="#0b1013" opacity="0.5"') +
    path('M206 566L110 196H610L514 566Z', 'fill="#f6ecd2" opacity="0.2" filter="url(#soft)"') +
    circle(360, 500, 170, 'fill="url(#halo)"') +
    group('transform="translate(360 560) scale(1.32)" filter="url(#drop)"', box(270, 270, '#a04268', 74, '100')) +
    engraved('M0 -36L12 -12L36 0L12 12L0 36L-12 12L-36 0L-12 -12Z', { transform: 'translate(360 322)' }) +
    engraved('M0 -20L6 -6L20 0L6 6L0 20L-6 6L-20 0L-6 -6Z', { transform: 'translate(236 366)' }) +
    engraved('M0 -20L6 -6L20 0L6 6L0 20L-6 6L-20 0L-6 -6Z', { transform: 'translate(494 286)' }) +
    title(['Cases'], 360, 216, { size: 176, width: 590, tracking: 22 }) +
    frame(720, 960, 'square', { colour: '#b6c8d4' })
  );
}

export default { cover } satisfies GameDrawing;
