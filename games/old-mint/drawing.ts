import { fans, frame, guilloche, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, worded } from '../../art/slots/symbol-parts.ts';

/** A coin of the mint: its metal, a dark rim within it, and a figure as large as its field; enamelled where it pays more. */
function coin(metal: string, field: string, body: string): string {
  return (
    group('filter="url(#drop)"', circle(256, 256, 236, `fill="${metal}" filter="url(#struck)"`)) +
    circle(256, 256, 196, `fill="${field}" stroke="#1c1206" stroke-width="8"`) +
    body
  );
}

const gold = (name: string, field: string, size = 320): string =>
  coin('url(#brass)', field, cut(name, '#fff1c4', size));
const silver = (name: string, figure: string): string => coin('url(#steel)', '#f1f5f6', cut(name, figure, 320));
const copper = (name: string, field: string): string => coin('url(#copper)', field, cut(name, '#ffe4cc', 316));
const metals =
  '<defs><linearGradient id="copper" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#ffe3cb"/><stop offset="0.4" stop-color="#e2a06f"/><stop offset="0.7" stop-color="#c4794a"/><stop offset="1" stop-color="#8a4a28"/></linearGradient></defs>';

/** One great coin leaving the die, on the paper of a share. */
function cover(): string {
  return (
    plate('umber', 720, 960, 0.5, 0.36, 0.8) +
    metals +
    path(fans(720, 960, 72, 5), 'fill="none" stroke="#c9a45c" stroke-width="1.3" opacity="0.16"') +
    path(guilloche(360, 390, 300, 22, 40, 4), 'fill="none" stroke="#c9a45c" stroke-width="1.4" opacity="0.55"') +
    group('transform="translate(72 102) scale(1.125)"', gold('imperial-crown', '#123f7a', 330)) +
    group('transform="translate(-4 452) scale(0.42)"', silver('galleon', '#1b3a5c')) +
    group('transform="translate(510 452) scale(0.42)"', copper('wheat', '#6b2c12')) +
    title(['The Old', 'Mint'], 360, 878, { size: 138, width: 600, leading: 0.9, tracking: 4, fill: '#f7ebcb' }) +
    frame(720, 960, 'cut', { size: 54 })
  );
}

function backdrop(w: number, h: number): string {
  return (
    plate('umber', w, h, 0.5, 0.35, 0.7) +
    path(fans(w, h, 90, 5), 'fill="none" stroke="#c9a45c" stroke-width="1.3" opacity="0.1"') +
    path(
      guilloche(w / 2, h * 0.42, Math.min(w, h) * 0.46, 26, 48, 4),
      'fill="none" stroke="#c9a45c" stroke-width="1.5" opacity="0.3"',
    ) +
    rect(0, 0, w, h, 'fill="#0d0805" opacity="0.3"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(
    w,
    h,
    window,
    {
      family: 'stepped',
      band: '#3a2413',
      rim: 'url(#brass)',
      outline: '#1a0f07',
      beading: '#ecd6a0',
      posts: 'url(#brass-soft)',
    },
    3,
  );

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>The Old Mint</title>${line('The Old Mint', 150, 49, { face: 'display', size: 50, tracking: 6 }, 'fill="#f7ebcb"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  sovereign: () => gold('lion', '#8c1c26', 330),
  crown: () => gold('imperial-crown', '#123f7a', 330),
  rose: () => silver('rose', '#a3203a'),
  ship: () => silver('galleon', '#1b3a5c'),
  sheaf: () => metals + copper('wheat', '#6b2c12'),
  star: () => metals + copper('beveled-star', '#174f45'),
  wild: () => worded('#4b120f', 'DOUBLE', cut('anvil-impact', '#f7ebcb', 290, 256, 196)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
