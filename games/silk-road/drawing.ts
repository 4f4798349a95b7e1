import { frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, tile, worded } from '../../art/slots/symbol-parts.ts';

/** A lozenge of glazed tile with a border of small ones. */
function glazed(body: string, ground: string, rim: string): string {
  return (
    group(
      'filter="url(#drop)"',
      path(
        'M256 34L478 256L256 478L34 256Z',
        `fill="${ground}" stroke="${rim}" stroke-width="12" stroke-linejoin="round"`,
      ),
    ) +
    path('M256 74L438 256L256 438L74 256Z', `fill="none" stroke="${rim}" stroke-width="3" stroke-dasharray="14 8"`) +
    body
  );
}

const knot = (text: string, ink: string): string =>
  tile('#f0e2c4', ink, 330, 165) +
  path(guilloche(256, 256, 132, 8, 20, 2), `fill="none" stroke="${ink}" stroke-width="2" opacity="0.5"`) +
  initial(text, ink, 230, 200);

/** Dunes in lines of a woodcut, one over the other. */
function dunes(w: number, h: number, top: number): string {
  const tones = ['#d98a4a', '#b9643a', '#8c4230', '#5a2626'];
  return tones
    .map((tone, i) => {
      const y = top + ((h - top) * i) / tones.length;
      const swing = (h - top) * 0.12;
      const crest = `M0 ${n(y)}C${n(w * 0.3)} ${n(y - swing * (i % 2 ? -1 : 1))} ${n(w * 0.55)} ${n(y + swing * (i % 2 ? -1 : 1))} ${w} ${n(y - swing * 0.4)}`;
      return (
        path(`${crest}V${h}H0Z`, `fill="${tone}"`) +
        path(crest, 'fill="none" stroke="#f7dcae" stroke-width="2.4" opacity="0.5"')
      );
    })
    .join('');
}

/** A caravan under a full red sun. */
function cover(): string {
  return (
    plate('lacquer', 720, 960, 0.5, 0.3, 0.8) +
    path(spokes(360, 360, 212, 900, 90), 'stroke="#f7dcae" stroke-width="1.6" opacity="0.24"') +
    circle(360, 360, 196, 'fill="#e8a24c"') +
    circle(360, 360, 196, 'fill="none" stroke="#f7dcae" stroke-width="4"') +
    dunes(720, 960, 520) +
    [150, 330, 510].map((x, i) => cut('camel', '#2a0f0c', 190, x, 496 + i * 8)).join('') +
    title(['Silk', 'Road'], 360, 884, { size: 150, width: 560, leading: 0.86, tracking: 10, fill: '#fbecc9' }) +
    frame(720, 960, 'scoop', { size: 60, colour: '#e8c27a' })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  return (
    plate('lacquer', w, h, 0.5, 0.28, 0.8) +
    circle(w / 2, h * (phone ? 0.26 : 0.4), Math.min(w, h) * 0.34, 'fill="#e8a24c" opacity="0.4"') +
    path(
      spokes(w / 2, h * (phone ? 0.26 : 0.4), Math.min(w, h) * 0.36, Math.max(w, h), 110),
      'stroke="#f7dcae" stroke-width="1.6" opacity="0.14"',
    ) +
    dunes(w, h, h * 0.64) +
    rect(0, 0, w, h, 'fill="#1a0605" opacity="0.36"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'arcade',
    band: '#123c44',
    rim: 'url(#brass)',
    outline: '#0a2024',
    beading: '#7fc4c0',
    posts: '#b98f47',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Silk Road</title>${line('Silk Road', 150, 50, { face: 'display-bold', size: 56, tracking: 12 }, 'fill="#fbecc9"')}`,
    'scalable',
  );

/** A wild of the road: a lantern, and what it multiplies by. */
const lantern = (ground: string, word: string): string =>
  worded(ground, word, struck('old-lantern', 'url(#brass)', 240, 0.45, 214));

const symbols: SlotDrawing['symbols'] = {
  camel: () => glazed(cut('camel', '#fbecc9', 250), '#8c2f22', '#f0c878'),
  teapot: () => glazed(cut('porcelain-vase', '#eaf6f4', 240), '#1c5f6c', '#a8dcd6'),
  spices: () => glazed(cut('hot-spices', '#fbe3b0', 220), '#9a5a1c', '#f7cf86'),
  silk: () => glazed(cut('rolled-cloth', '#f7e4f0', 230), '#6b2f5c', '#e0b2d2'),
  ace: () => knot('A', '#9a2f22'),
  king: () => knot('K', '#1c5f6c'),
  queen: () => knot('Q', '#6b2f5c'),
  jack: () => knot('J', '#8a5a1c'),
  wild: () => lantern('#8c2f22', 'WILD'),
  'wild-two': () => lantern('#8c2f22', 'DOUBLE'),
  'wild-three': () => lantern('#123c44', 'TRIPLE'),
  scatter: () => worded('#123c44', 'SCATTER', struck('byzantin-temple', 'url(#ivory)', 220, 0.4, 214)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
