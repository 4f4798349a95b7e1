import { frame, guilloche } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, worded } from '../../art/slots/symbol-parts.ts';

const tones =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#fbf5e6"/><stop offset="1" stop-color="#dccfb0"/></linearGradient>' +
  '<linearGradient id="lacquer" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#b04a34"/><stop offset="0.5" stop-color="#7a2318"/><stop offset="1" stop-color="#3d0d09"/></linearGradient>' +
  '<radialGradient id="glaze" cx="0.4" cy="0.25" r="0.95"><stop offset="0" stop-color="#dde8d8"/><stop offset="0.6" stop-color="#a9c1a9"/><stop offset="1" stop-color="#7d9a82"/></radialGradient></defs>';

const octagon = (r: number): string =>
  polyline(
    Array.from({ length: 8 }, (_, i) => polar(256, 256, r, 22.5 + i * 45)),
    true,
  );

/** A leaf of rice paper in a lacquered frame of eight sides, what is painted on it, and the painter's seal. */
function painted(body: string, seal = '#a8321f'): string {
  return (
    tones +
    group('filter="url(#drop)"', path(octagon(228), 'fill="url(#lacquer)" filter="url(#struck)"')) +
    path(octagon(204), 'fill="url(#paper)" stroke="#2a0a06" stroke-width="3"') +
    path(octagon(190), `fill="none" stroke="${seal}" stroke-width="2.4" opacity="0.7"`) +
    body +
    rect(346, 356, 34, 34, `rx="4" fill="${seal}"`) +
    path('M354 382V364H372M363 382V373H372', 'fill="none" stroke="#f6ead0" stroke-width="3.4"')
  );
}

/** A bowl without a handle, and what rises from it. */
const bowl = (x: number, y: number, size: number, fill: string, steam: string): string =>
  group(
    `transform="translate(${n(x)} ${n(y)}) scale(${n(size / 200)})"`,
    path('M-96-30H96C92 26 58 62 34 70V84H-34V70C-58 62-92 26-96-30Z', `fill="${fill}"`),
    path(
      'M-34-52C-56-78-14-92-34-122M4-52C-18-84 26-104 4-140M42-52C20-78 62-92 42-122',
      `fill="none" stroke="${steam}" stroke-width="9" stroke-linecap="round"`,
    ),
  );

/** Hills behind one another in washes of ink. */
function hills(w: number, h: number, top: number, strength: number): string {
  return ['#8fa39a', '#5f776f', '#34493f']
    .map((tone, i) => {
      const y = top + (i * (h - top)) / 4;
      return path(
        `M0 ${n(y + 60)}C${n(w * 0.16)} ${n(y - 30 + i * 46)} ${n(w * 0.26)} ${n(y - 50 + i * 20)} ${n(w * 0.4)} ${n(y + 30)}S${n(w * 0.72)} ${n(y - 60 + i * 40)} ${w} ${n(y + 10 - i * 30)}V${h}H0Z`,
        `fill="${tone}" opacity="${n(strength * (0.5 + i * 0.25))}"`,
      );
    })
    .join('');
}

/** A round window in a wall of celadon, a pot on its sill. */
function cover(): string {
  const lattice = [100, 620].flatMap((x) => [0, 36].map((by) => `M${x - 18 + by} 0V960`)).join('');
  return (
    tones +
    rect(0, 0, 720, 960, 'fill="url(#glaze)"') +
    path(guilloche(360, 366, 356, 12, 48, 3), 'fill="none" stroke="#5f7d68" stroke-width="1.6" opacity="0.35"') +
    path(lattice, 'stroke="#6f8d76" stroke-width="5" opacity="0.4"') +
    '<defs><clipPath id="moon"><circle cx="360" cy="366" r="270"/></clipPath></defs>' +
    group('filter="url(#drop)"', circle(360, 366, 300, 'fill="url(#lacquer)"')) +
    circle(360, 366, 270, 'fill="url(#paper)"') +
    group(
      'clip-path="url(#moon)"',
      circle(462, 226, 62, 'fill="#b8402a"'),
      hills(720, 660, 330, 0.62),
      rect(80, 556, 560, 100, 'fill="#2c1a12"'),
      path('M90 558H630', 'stroke="#c98b5a" stroke-width="4"'),
      cut('bamboo', '#2f4a34', 330, 190, 330, 'opacity="0.9"'),
      group('filter="url(#drop-small)"', cut('teapot', '#1d1411', 300, 372, 470)),
    ) +
    circle(360, 366, 270, 'fill="none" stroke="#2a0a06" stroke-width="4"') +
    circle(360, 366, 286, 'fill="none" stroke="#d89a72" stroke-width="2" opacity="0.8"') +
    title(['Tea House'], 360, 852, { size: 132, width: 600, tracking: 4, fill: '#1f2f26' }) +
    frame(720, 960, 'step', { size: 52, colour: '#33503f' })
  );
}

/** A paper screen with the light of the garden behind it. */
function backdrop(w: number, h: number): string {
  const pane = Math.min(w, h) / 6;
  const across = Array.from({ length: Math.ceil(w / pane) + 1 }, (_, i) => `M${n(i * pane)} 0V${h}`).join('');
  const down = Array.from({ length: Math.ceil(h / (pane * 0.72)) + 1 }, (_, i) => `M0 ${n(i * pane * 0.72)}H${w}`).join(
    '',
  );
  return (
    tones +
    '<defs><radialGradient id="lit" cx="0.5" cy="0.34" r="0.75"><stop offset="0" stop-color="#e8c994"/><stop offset="0.5" stop-color="#9c7447"/><stop offset="1" stop-color="#3a2417"/></radialGradient></defs>' +
    rect(0, 0, w, h, 'fill="url(#lit)"') +
    hills(w, h, h * 0.58, 0.5) +
    [0.1, 0.9].map((x) => cut('bamboo', '#1f2f22', Math.min(w, h) * 0.75, w * x, h * 0.42, 'opacity="0.55"')).join('') +
    path(across + down, `stroke="#24130b" stroke-width="${n(pane / 22)}"`) +
    rect(0, 0, w, h, 'fill="#150c07" opacity="0.5"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  tones +
  reelFrame(
    w,
    h,
    window,
    { family: 'rails', band: '#4a150e', rim: 'url(#brass)', outline: '#1f0805', beading: '#e8b98a', posts: '#7a2318' },
    3,
  );

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Tea House</title>${line('Tea House', 150, 48, { face: 'display', size: 52, tracking: 24 }, 'fill="#f5ecd6"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  teapot: () => painted(cut('teapot', '#1d1411', 300, 256, 256)),
  lotus: () => painted(cut('lotus', '#b2463f', 256, 256, 248)),
  heron: () => painted(cut('heron', '#2b4552', 286, 256, 250)),
  fan: () => painted(cut('handheld-fan', '#7a2a5a', 264, 246, 240)),
  lantern: () => painted(cut('asian-lantern', '#c25a1e', 280, 256, 244)),
  bamboo: () => painted(cut('bamboo', '#2f6b45', 250, 256, 244)),
  leaf: () => painted(cut('curled-leaf', '#77851f', 240, 246, 240)),
  wild: () => worded('#4a150e', 'WILD', bowl(256, 232, 186, '#a9c1a9', '#f5ecd6')),
};

export default { square: true, cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
