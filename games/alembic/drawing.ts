import { frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, struck, worded } from '../../art/slots/symbol-parts.ts';

/** A disc of coloured glass in a lead ring. */
const glass = (colour: string, deep: string, body: string): string =>
  `<defs><radialGradient id="glass" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
  group('filter="url(#drop)"', circle(256, 256, 214, 'fill="#12100c"')) +
  circle(256, 256, 198, 'fill="url(#glass)"') +
  path(
    'M120 190A150 150 0 0 1 250 98',
    'fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity="0.45"',
  ) +
  body;

/** A sign of the old chemists, drawn with a broad pen. */
const sign = (d: string): string =>
  path(d, 'fill="none" stroke="#fdf6dc" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"');

const flask = (x: number, y: number, size: number, colour: string): string =>
  cut('round-bottom-flask', colour, size, x, y);

/** A still at work: a great flask over a fire, what drips from it golden. */
function cover(): string {
  return (
    plate('felt', 720, 960, 0.5, 0.42, 0.8) +
    path(guilloche(360, 400, 300, 30, 18, 5), 'fill="none" stroke="#7fb394" stroke-width="1.6" opacity="0.45"') +
    path('M360 96L622 552H98Z', 'fill="none" stroke="#c9a45c" stroke-width="4"') +
    circle(360, 400, 152, 'fill="none" stroke="#c9a45c" stroke-width="4"') +
    circle(360, 400, 300, 'fill="none" stroke="#c9a45c" stroke-width="3"') +
    group('filter="url(#drop)"', flask(360, 400, 330, '#e3f1e6')) +
    path('M290 452A74 74 0 0 0 430 452Z', 'fill="#d8a23a" opacity="0.9"') +
    cut('flame', '#d98a4a', 130, 360, 622) +
    title(['Alembic'], 360, 862, { size: 160, width: 600, tracking: 10 }) +
    frame(720, 960, 'round', { size: 46, colour: '#9fc7ae' })
  );
}

function backdrop(w: number, h: number): string {
  const r = Math.min(w, h) * 0.44;
  return (
    plate('felt', w, h, 0.5, 0.4, 0.75) +
    path(
      guilloche(w / 2, h * 0.45, r, r * 0.1, 18, 5),
      'fill="none" stroke="#7fb394" stroke-width="1.8" opacity="0.26"',
    ) +
    circle(w / 2, h * 0.45, r * 1.25, 'fill="none" stroke="#c9a45c" stroke-width="2" opacity="0.3"') +
    [0.12, 0.88].map((x) => flask(w * x, h * 0.82, Math.min(w, h) * 0.22, '#0a231a')).join('') +
    rect(0, 0, w, h, 'fill="#04100b" opacity="0.32"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(
    w,
    h,
    window,
    {
      family: 'stepped',
      band: '#123528',
      rim: 'url(#brass)',
      outline: '#061410',
      beading: '#9fc7ae',
      posts: '#2f6a50',
    },
    6,
  );

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Alembic</title>${line('Alembic', 150, 50, { face: 'display-italic', size: 58, tracking: 14 }, 'fill="#eef5ea"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  phoenix: () => glass('#e8786a', '#5c120f', cut('egyptian-bird', '#fbe3b0', 250)),
  crown: () => glass('#e6c25e', '#6b4511', cut('jewel-crown', '#2b1a06', 240)),
  retort: () => glass('#8fd0b4', '#0f4a36', cut('round-bottom-flask', '#f2fbf4', 240)),
  mortar: () => glass('#b6a0d8', '#37205c', cut('pestle-mortar', '#f4ecff', 240)),
  salt: () => glass('#d9dee0', '#5a666c', sign('M256 166A90 90 0 1 1 255 166ZM166 256H346')),
  sulphur: () => glass('#e2c84c', '#6e5a0c', sign('M256 150L346 292H166ZM256 292V380M210 340H302')),
  mercury: () =>
    glass(
      '#8fb4e0',
      '#1d3a6a',
      sign('M256 206A58 58 0 1 1 255 206ZM198 148A58 58 0 0 0 314 148M256 322V394M214 358H298'),
    ),
  copper: () => glass('#e09a6a', '#6a2f14', sign('M256 140A76 76 0 1 1 255 140ZM256 292V392M206 344H306')),
  bomb: () =>
    group('filter="url(#drop)"', circle(256, 256, 218, 'fill="#101513"')) +
    path(rays(256, 256, 60, 210, 24), 'fill="#c9a45c" opacity="0.5"') +
    struck('ouroboros', 'url(#brass)', 330, 0.4),
  scatter: () => worded('#123528', 'SCATTER', struck('cauldron', 'url(#steel)', 220, 0.4, 214)),
};

export default { square: true, cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
