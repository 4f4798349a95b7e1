import { engraved, fans, frame, plate } from '../../art/base/engraving.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

const ink = '#1b2410';

/** A roundel of radius 150 with a thing in it. */
function roundel(x: number, y: number, thing: string): string {
  return group(
    `transform="translate(${x} ${y})"`,
    group(
      'filter="url(#drop)"',
      circle(0, 0, 150, 'fill="url(#brass)"'),
      circle(0, 0, 138, `fill="url(#ivory)" stroke="${ink}" stroke-width="3"`),
    ),
    circle(0, 0, 126, `fill="none" stroke="${ink}" stroke-width="1.6" opacity="0.5"`),
    thing,
  );
}

const rock =
  engraved('M-92 46 -66 -22 -14 -70 52 -58 92 -6 98 44 54 84H-56Z', { metal: 'url(#steel)', depth: 0.7 }) +
  path(
    'M-66 -22 -8 2 -14 -70M-8 2 52 -58M-8 2 -26 84M-8 2 66 26 92 -6M66 26 54 84',
    `fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
  );

const paper =
  path('M-64 -92H34L70 -56V92H-64Z', `fill="#fffdf6" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
  path('M34 -92V-56H70', `fill="#d8cdb2" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
  path(
    'M-42 -46H10M-42 -20H46M-42 6H46M-42 32H46M-42 58H14',
    `stroke="#55663a" stroke-width="6" stroke-linecap="round"`,
  );

const blade = 'M-6 14 34 -104Q52 -96 46 -72L16 22Z';
const scissors =
  group(`stroke="${ink}" stroke-width="4"`, path(blade, 'fill="url(#steel)"')) +
  group(`transform="scale(-1 1)" stroke="${ink}" stroke-width="4"`, path(blade, 'fill="url(#steel)"')) +
  path(
    'M-2 10Q-16 34 -30 40M2 10Q16 34 30 40',
    'fill="none" stroke="#7a5b28" stroke-width="16" stroke-linecap="round"',
  ) +
  circle(-44, 66, 30, `fill="none" stroke="${ink}" stroke-width="22"`) +
  circle(44, 66, 30, `fill="none" stroke="${ink}" stroke-width="22"`) +
  circle(-44, 66, 30, 'fill="none" stroke="#c9a45c" stroke-width="15"') +
  circle(44, 66, 30, 'fill="none" stroke="#c9a45c" stroke-width="15"') +
  circle(0, 4, 9, `fill="url(#brass)" stroke="${ink}" stroke-width="3"`);

/** Three things on three roundels, and the ring of what beats what around them. */
function cover(): string {
  const ring = 'M360 186A206 206 0 1 1 359.9 186Z';
  return (
    plate('felt', 720, 960, 0.5, 0.4, 0.82) +
    path(fans(720, 960, 46, 3), 'fill="none" stroke="#cfe3a6" stroke-width="1.2" opacity="0.1"') +
    path(ring, 'fill="none" stroke="#d9e6b4" stroke-width="5" stroke-dasharray="3 15" stroke-linecap="round"') +
    roundel(360, 216, rock) +
    roundel(534, 498, scissors) +
    roundel(186, 498, paper) +
    title(['Rock Paper', 'Scissors'], 360, 884, { size: 122, width: 600, tracking: 4, leading: 0.98 }) +
    frame(720, 960, 'cut', { colour: '#b9cf8c', size: 46 })
  );
}

export default { cover } satisfies GameDrawing;
