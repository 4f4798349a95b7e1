import { engraved, frame } from '../../art/base/engraving.ts';
import { capHeightOf, fitted, line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { struck, worded } from '../../art/slots/symbol-parts.ts';

const metals =
  '<defs><linearGradient id="lead" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#c9ced3"/><stop offset="0.5" stop-color="#8b939b"/><stop offset="1" stop-color="#4b535b"/></linearGradient>' +
  '<linearGradient id="copper" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#ffd9b8"/><stop offset="0.4" stop-color="#d98d5c"/><stop offset="0.7" stop-color="#a25c34"/><stop offset="1" stop-color="#6b381c"/></linearGradient>' +
  '<linearGradient id="maple" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#7a4a2c"/><stop offset="1" stop-color="#3d2113"/></linearGradient>' +
  '<linearGradient id="news" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#f6eedb"/><stop offset="1" stop-color="#dfd2b4"/></linearGradient></defs>';

const vermilion = '#c8371f';
const ink = '#17120f';

/** A sort: a body of lead with a nick in its foot, and the letter that stands on it in the colour it last printed. */
function sort(text: string, colour: string): string {
  const lettering = fitted(text, { face: 'display-bold', size: 300, tracking: -30 }, 250);
  const baseline = 244 + capHeightOf(lettering) / 2;
  return (
    metals +
    group('filter="url(#drop)"', rect(86, 66, 340, 380, 'rx="10" fill="url(#lead)" filter="url(#struck)"')) +
    path('M86 408H426M86 420H426', 'stroke="#3a4148" stroke-width="4" opacity="0.8"') +
    rect(106, 86, 300, 306, 'rx="4" fill="#2a2f34" opacity="0.5"') +
    rect(106, 86, 300, 306, 'rx="4" fill="none" stroke="#e4e8eb" stroke-width="2" opacity="0.6"') +
    line(text, 259, baseline + 6, lettering, 'fill="#0f1113" opacity="0.7"') +
    line(text, 256, baseline, lettering, `fill="${colour}" filter="url(#struck)"`)
  );
}

/** A cut: a figure in copper, nailed to its block of maple. */
function block(name: string, size: number): string {
  const random = scatter(name.length * 13);
  const grain = Array.from({ length: 12 }, (_, i) => {
    const y = 84 + i * 31 + random() * 10;
    return `M62 ${n(y)}C${n(160 + random() * 40)} ${n(y + 14 - random() * 28)} ${n(300 + random() * 60)} ${n(y + 14 - random() * 28)} 450 ${n(y)}`;
  }).join('');
  return (
    metals +
    group('filter="url(#drop)"', rect(56, 56, 400, 400, 'rx="10" fill="url(#maple)"')) +
    path(grain, 'fill="none" stroke="#1f0f07" stroke-width="3" opacity="0.4"') +
    rect(66, 66, 380, 380, 'rx="6" fill="none" stroke="#b57a4c" stroke-width="3" opacity="0.7"') +
    [88, 424]
      .flatMap((x) => [88, 424].map((y) => circle(x, y, 8, 'fill="url(#lead)" stroke="#1a0d06" stroke-width="2"')))
      .join('') +
    struck(name, 'url(#copper)', size, 0.4)
  );
}

/** A hand press from the front: crown, screw, platen and bed. */
const press = (x: number, y: number, size: number): string =>
  group(
    `transform="translate(${n(x)} ${n(y)}) scale(${n(size / 300)})" filter="url(#drop-small)"`,
    engraved('M-120-150H120V-112H96V120H132V150H-132V120H-96V-112H-120ZM-62-112V120H62V-112Z', {
      metal: 'url(#steel)',
      depth: 0.4,
      evenOdd: true,
    }),
    path('M-14-112H14V-26H-14Z', 'fill="url(#brass)"'),
    path('M-16-96H16M-16-80H16M-16-64H16M-16-48H16', 'stroke="#3d2c12" stroke-width="4"'),
    path('M-8-40L118-70L122-56L-4-26Z', 'fill="url(#brass)"'),
    circle(124, -64, 15, 'fill="url(#brass)"'),
    path('M-58-26H58V4H-58Z', 'fill="url(#brass)"'),
    path('M-60 38H60V58H-60Z', `fill="${vermilion}"`),
    path('M-66 62H66V86H-66Z', 'fill="url(#brass-soft)"'),
  );

/** A printed sheet of columns: rules of differing length, as text looks from afar. */
function columns(x: number, y: number, w: number, h: number, count: number, tone: string): string {
  const random = scatter(61);
  const gap = w / count / 10;
  const wide = w / count - gap;
  let d = '';
  for (let column = 0; column < count; column++)
    for (let row = 0; row * wide * 0.09 < h; row++) {
      const left = x + column * (wide + gap);
      const ends = random() < 0.12 ? 0.3 + random() * 0.5 : 1;
      if (random() > 0.04) d += `M${n(left)} ${n(y + row * wide * 0.09)}H${n(left + wide * ends)}`;
    }
  return path(d, `stroke="${tone}" stroke-width="${n(wide * 0.032)}"`);
}

/** A sign in metal, and what it prints. */
function cover(): string {
  const sign = { face: 'display-bold', size: 396 } as const;
  const half = capHeightOf(sign) / 2;
  return (
    metals +
    rect(0, 0, 360, 960, 'fill="#22262a"') +
    rect(360, 0, 360, 960, 'fill="url(#news)"') +
    columns(392, 60, 290, 560, 3, '#a99a7b') +
    '<defs><clipPath id="left"><rect width="360" height="960"/></clipPath><clipPath id="right"><rect x="360" width="360" height="960"/></clipPath></defs>' +
    group(
      'clip-path="url(#left)"',
      group(
        'transform="translate(720 0) scale(-1 1)" filter="url(#drop)"',
        line('R', 530, 350 + half, sign, 'fill="url(#lead)" filter="url(#struck)"'),
      ),
    ) +
    group('clip-path="url(#right)"', line('R', 530, 350 + half, sign, `fill="${vermilion}"`)) +
    rect(0, 648, 720, 312, `fill="${ink}"`) +
    rect(0, 648, 720, 14, `fill="${vermilion}"`) +
    title(['Printing', 'Press'], 360, 892, { size: 138, width: 620, leading: 0.86, tracking: 0, fill: '#f6eedb' }) +
    frame(720, 960, 'square', { colour: '#d9b98a' })
  );
}

/** A case of type in the half light, its boxes of many sizes. */
function backdrop(w: number, h: number): string {
  const random = scatter(5);
  const unit = Math.min(w, h) / 6;
  let body = '';
  for (let y = 0; y < h; y += unit * 0.8)
    for (let x = 0; x < w; ) {
      const wide = unit * (random() < 0.3 ? 0.5 : random() < 0.6 ? 0.9 : 1.4);
      const letters = 'AEMRSTGQKB';
      const letter = letters[Math.floor(random() * letters.length)]!;
      body +=
        rect(x + 4, y + 4, wide - 8, unit * 0.8 - 8, 'fill="#140d09" stroke="#5a3a22" stroke-width="3"') +
        line(
          letter,
          x + wide / 2,
          y + unit * 0.56,
          { face: 'display-bold', size: unit * 0.42 },
          `fill="#8b939b" opacity="${n(0.1 + random() * 0.22)}"`,
        );
      x += wide;
    }
  return (
    rect(0, 0, w, h, 'fill="#2a1a10"') +
    body +
    '<defs><radialGradient id="lamp" cx="0.5" cy="0.3" r="0.8"><stop offset="0" stop-color="#f0b070" stop-opacity="0.28"/><stop offset="0.6" stop-color="#0c0705" stop-opacity="0.4"/><stop offset="1" stop-color="#0c0705" stop-opacity="0.78"/></radialGradient></defs>' +
    rect(0, 0, w, h, 'fill="url(#lamp)"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  metals +
  reelFrame(w, h, window, {
    family: 'stepped',
    band: '#1f1b19',
    rim: 'url(#lead)',
    outline: '#0c0908',
    beading: vermilion,
    posts: '#5b636b',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Printing Press</title>${line('PRINTING PRESS', 150, 45, { face: 'display-bold', size: 35, tracking: 50 }, 'fill="#f6eedb"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  quill: () => block('quill-ink', 288),
  book: () => block('open-book', 290),
  scroll: () => block('scroll-unfurled', 270),
  seal: () => block('wax-seal', 280),
  ace: () => sort('A', '#e2563c'),
  king: () => sort('K', '#f1e6cc'),
  queen: () => sort('Q', '#6fa3d8'),
  jack: () => sort('J', '#7cc09a'),
  wild: () => worded('#3a1009', 'WILD', press(256, 222, 238)),
  coin: () =>
    group('filter="url(#drop)"', rect(56, 56, 400, 400, 'rx="34" fill="url(#brass)" filter="url(#struck)"')) +
    rect(80, 80, 352, 352, 'rx="20" fill="none" stroke="#5a3f14" stroke-width="5"') +
    rect(94, 94, 324, 324, 'rx="12" fill="none" stroke="#5a3f14" stroke-width="2" stroke-dasharray="3 9"') +
    [120, 392]
      .flatMap((x) =>
        [120, 392].map((y) => path(`M${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z`, 'fill="#5a3f14"')),
      )
      .join('') +
    circle(256, 256, 128, 'fill="#8a6a34" opacity="0.55"'),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
