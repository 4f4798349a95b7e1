import { frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, path, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, tile, worded } from '../../art/slots/symbol-parts.ts';

/** A leaf of vellum, ruled and rubricated. */
function leaf(body: string, ink = '#5a2b1c'): string {
  return (
    tile('#eadbb6', ink, 400, 14) +
    [
      [92, 92],
      [420, 92],
      [92, 420],
      [420, 420],
    ]
      .map(([x, y]) => circle(x!, y!, 9, `fill="${ink}"`))
      .join('') +
    body
  );
}

const letterOf = (text: string, ink: string): string =>
  tile('#d9c594', '#7a5b28', 340, 10) +
  path(guilloche(256, 256, 124, 18, 16, 3), `fill="none" stroke="${ink}" stroke-width="2" opacity="0.4"`) +
  initial(text, ink, 260, 220);

/** A closed book with clasps, a seal in its middle, lamplight about it. */
function cover(): string {
  return (
    plate('aubergine', 720, 960, 0.5, 0.4, 0.8) +
    path(rays(360, 400, 60, 900, 40), 'fill="#d6bddb" opacity="0.07"') +
    group(
      'filter="url(#drop)"',
      rect(150, 130, 420, 540, 'rx="16" fill="#3b1420"'),
      rect(150, 130, 56, 540, 'rx="14" fill="#2a0d16"'),
      rect(226, 156, 320, 488, 'rx="8" fill="none" stroke="#c9a45c" stroke-width="5"'),
      rect(240, 170, 292, 460, 'rx="6" fill="none" stroke="#c9a45c" stroke-width="1.6"'),
      path('M570 250H600V296H570ZM570 500H600V546H570Z', 'fill="url(#brass)"'),
    ) +
    path(guilloche(386, 400, 116, 12, 28, 4), 'fill="none" stroke="#ecd6a0" stroke-width="1.8"') +
    group('transform="translate(130 144)"', struck('raven', 'url(#brass)', 190, 0.5)) +
    title(['Codex'], 360, 856, { size: 190, width: 580, tracking: 8, fill: '#f3e6cf' }) +
    frame(720, 960, 'step', { size: 46 })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  const shelf = phone ? 150 : 170;
  const random = scatter(5);
  let books = '';
  for (let y = 0; y < h; y += shelf) {
    for (let x = 0; x < w; ) {
      const wide = 20 + random() * 34;
      const high = shelf * (0.62 + random() * 0.26);
      const tone = ['#4a2440', '#5c2233', '#2a4240', '#5a3c22', '#3a2c5c'][Math.floor(random() * 5)]!;
      books += rect(x, y + shelf - high - 12, wide - 3, high, `rx="3" fill="${tone}"`);
      books += rect(x + 4, y + shelf - high + 6, wide - 11, 3, 'fill="#c9a45c" opacity="0.35"');
      x += wide;
    }
    books += rect(0, y + shelf - 12, w, 12, 'fill="#160b10"');
  }
  return (
    plate('aubergine', w, h, 0.5, 0.35, 0.7) +
    group('opacity="1"', books) +
    `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#0c0711" stop-opacity="0.12"/><stop offset="1" stop-color="#0c0711" stop-opacity="0.66"/></radialGradient></defs>` +
    rect(0, 0, w, h, 'fill="url(#lamp)"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'arcade',
    band: '#3b1420',
    rim: 'url(#brass)',
    outline: '#1a0a10',
    beading: '#ecd6a0',
    posts: '#7a5b28',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Codex</title>${line('Codex', 150, 52, { face: 'display-italic', size: 64, tracking: 10 }, 'fill="#f3e6cf"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  raven: () => leaf(cut('raven', '#1c1018', 300), '#7d2b3a'),
  hourglass: () => leaf(cut('hourglass', '#3a2616', 280)),
  quill: () => leaf(cut('quill-ink', '#24304a', 290)),
  candle: () => leaf(cut('candle-light', '#6b3a12', 290)),
  ace: () => letterOf('A', '#7d2b3a'),
  king: () => letterOf('K', '#35548a'),
  queen: () => letterOf('Q', '#2f6a50'),
  jack: () => letterOf('J', '#5c3a78'),
  ten: () => letterOf('10', '#4a3312'),
  wild: () => worded('#3b1420', 'CODEX', struck('secret-book', 'url(#brass)', 250, 0.5, 214)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
