import { rays } from '../../../art/base/engraving.ts';
import { capHeightOf, fitted, line } from '../../../art/base/lettering.ts';
import { circle, group, n, type Point, path, polar, polyline } from '../../../art/base/svg.ts';
import { lighthouse, skerry } from './coast.ts';
import { inks, lift, outline, rope, shadow, shape, stroke } from './ink.ts';

const placed = (transform: string, ...parts: string[]): string =>
  lift + group(`transform="${transform}" filter="url(#lift)"`, ...parts);

export const tower = (): string =>
  path('M256 132L34 74V190ZM256 132L478 74V190Z', `fill="${inks.marigold}" opacity="0.55"`) +
  placed('translate(256 424) scale(0.98)', skerry(), lighthouse());

/** Under sail to the right: two masts, four sails, a pennant. */
export const schooner = (): string =>
  placed(
    'translate(250 268) scale(1.02)',
    stroke('M-44 74V-206M68 74V-196', 11, inks.ink),
    stroke('M-44 74V-202M68 74V-192', 5, inks.wood),
    stroke('M190 60L250 22', 9),
    shape('M-54-112L-140-166Q-196-60-196 40Q-120 60-54 44Z', inks.foam),
    shape('M58-106L-22-152Q-36-50-32 42Q12 58 58 42Z', inks.foam),
    shape('M78-184Q118-66 240 20Q150 44 84 38Q92-66 78-184Z', inks.apricot),
    shadow(
      'M-54-112L-84-131Q-100-40-92 52L-54 44ZM58-106L32-121Q24-40 28 51L58 42ZM78-184Q118-66 240 20Q208 30 176 34Q112-40 78-184Z',
      0.15,
    ),
    stroke('M-176-20H-58M-190 16H-58M-32-30H54M-33 12H54', 3.5, inks.ink, 'opacity="0.4"'),
    shape('M-44-206L-104-192L-44-178Z', inks.coral, 7),
    shape('M-206 66L176 66Q206 62 226 44Q214 118 158 140H-138Q-190 130-206 66Z', inks.blue),
    path('M-199 86H214L210 98H-193Z', `fill="${inks.foam}"`),
    shadow('M-170 120H190Q176 136 158 140H-138Q-158 138-170 120Z', 0.35),
    shape(
      'M-236 150Q-206 112-170 128Q-160 142-176 146Q-128 152-98 128Q-74 116-56 130Q-52 142-64 146Q-16 152 14 128Q38 116 56 130Q60 142 48 146Q96 152 126 128Q150 116 168 130Q172 142 160 146Q204 150 236 128Q236 176 190 182H-190Q-232 178-236 150Z',
      inks.sea,
      8,
    ),
  );

export function compass(): string {
  const point = (turn: number, length: number, width: number, light: string, dark: string): string =>
    group(
      `transform="rotate(${turn})"`,
      shape(`M0 ${-length}L${-width} ${-width}L0 0Z`, light, 6),
      shape(`M0 ${-length}L${width} ${-width}L0 0Z`, dark, 6),
    );
  const ticks = Array.from({ length: 32 }, (_, i) => {
    const [a, b] = [polar(0, 0, i % 4 === 0 ? 140 : 148, i * 11.25), polar(0, 0, 160, i * 11.25)];
    return polyline([a, b]);
  }).join('');
  return placed(
    'translate(256 258)',
    circle(0, 0, 196, `fill="${inks.sea}" stroke="${inks.ink}" stroke-width="9"`),
    circle(0, 0, 170, `fill="${inks.foam}" stroke="${inks.ink}" stroke-width="6"`),
    stroke(ticks, 5),
    circle(0, 0, 104, `fill="none" stroke="${inks.surf}" stroke-width="7"`),
    ...[45, 135, 225, 315].map((turn) => point(turn, 118, 24, inks.surf, inks.sea)),
    ...[90, 180, 270].map((turn) => point(turn, 184, 34, inks.slate, inks.ink)),
    point(0, 208, 36, inks.coral, inks.coralDark),
    circle(0, 0, 21, `fill="${inks.marigold}" stroke="${inks.ink}" stroke-width="7"`),
  );
}

export const anchor = (): string =>
  placed(
    'translate(256 262) scale(1.08)',
    circle(0, -158, 31, `fill="none" stroke="${inks.ink}" stroke-width="33"`),
    circle(0, -158, 31, `fill="none" stroke="${inks.slate}" stroke-width="15"`),
    shape(
      'M-19-128H19V100C74 90 116 52 128 4L94 14L152-72L190 26L160 12C146 94 84 154 0 182C-84 154-146 94-160 12L-190 26L-152-72L-94 14L-128 4C-116 52-74 90-19 100Z',
      inks.blue,
    ),
    shadow(
      'M4-128H19V100C74 90 116 52 128 4L112 9L152-72L190 26L160 12C146 94 84 154 0 182C70 140 120 90 134 20C110 84 70 120 4 128Z',
      0.32,
    ),
    stroke('M-8-110V96M-144 30C-130 90-90 130-40 150', 5, inks.surf, 'opacity="0.8"'),
    shape('M-104-104H104A15 15 0 0 1 104-74H-104A15 15 0 0 1-104-104Z', inks.wood, 8),
    rope('M2-158C96-176 140-116 66-66C10-28-74-20-62 26C-50 66 60 44 66 94C70 128 34 146 44 186', 17),
  );

/** A nautilus: one logarithmic spiral, striped where the shell is old. */
export function nautilus(): string {
  const growth = Math.log(2.9) / (2 * Math.PI);
  const end = 5 * Math.PI;
  const radius = (t: number): number => 214 * Math.exp(growth * (t - end));
  const at = (t: number, part = 1): Point => [radius(t) * part * Math.cos(t), radius(t) * part * Math.sin(t)];
  const along = (from: number, to: number, part = 1, steps = 60): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, part));
  const body = outline(along(end - 2 * Math.PI, end, 1, 90));
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const t = end - 5.6 + i * 0.46;
    return outline([...along(t, t + 0.24, 1.02, 8), at(t + 0.34, 0.72), at(t + 0.3, 0.44), at(t + 0.12, 0.7)]);
  }).join('');
  const mouth = outline([
    at(end, 1),
    at(end - 0.26, 0.86),
    at(end - 0.36, 0.62),
    at(end - 0.2, 0.4),
    at(end - 2 * Math.PI, 1),
  ]);
  return placed(
    'translate(206 234) rotate(-125) scale(1.31)',
    `<defs><clipPath id="shell"><path d="${body}"/></clipPath></defs>`,
    path(body, `fill="${inks.foam}"`),
    group(
      'clip-path="url(#shell)"',
      path(stripes, `fill="${inks.coral}"`),
      path(
        outline([...along(end - 2.9, end, 1.02, 40), ...along(end - 2.9, end, 0.8, 40).reverse()]),
        `fill="${inks.apricot}" opacity="0.45"`,
      ),
      path(mouth, `fill="${inks.apricot}"`),
      circle(0, 0, 34, `fill="${inks.coral}" opacity="0.85"`),
    ),
    stroke(polyline(along(end - 3.4 * Math.PI, end - 2 * Math.PI, 1, 70)), 8),
    stroke(
      polyline([at(end - 2 * Math.PI), at(end - 0.2, 0.4), at(end - 0.36, 0.62), at(end - 0.26, 0.86), at(end)]),
      7,
    ),
    stroke(body, 9),
  );
}

/** A roundel with a picture and a word on a band: wild and scatter. */
function worded(word: string, band: string, picture: string): string {
  const label = fitted(word, { face: 'display-bold', size: 66, tracking: 50 }, 350);
  const disc = 'M256 46A188 188 0 1 1 256 422A188 188 0 1 1 256 46Z';
  return (
    lift +
    group(
      'filter="url(#lift)"',
      circle(256, 234, 206, `fill="${inks.ink}"`),
      `<defs><clipPath id="disc"><path d="${disc}"/></clipPath></defs>`,
      group('clip-path="url(#disc)"', picture),
      rope(disc, 15),
      group(
        'transform="translate(256 358)"',
        shape('M-226 6L-196 45L-226 84H-170V6ZM226 6L196 45L226 84H170V6Z', inks.ink, 8),
        shape('M-196-6H196V76H-196Z', band, 8),
        stroke('M-182 6H182M-182 64H182', 3, inks.foam, 'opacity="0.55"'),
        line(word, 0, 35 + capHeightOf(label) / 2, label, `fill="${inks.foam}"`),
      ),
    )
  );
}

export const lamp = (): string =>
  worded(
    'WILD',
    inks.coral,
    circle(256, 234, 200, `fill="${inks.ink}"`) +
      path(rays(256, 206, 60, 260, 11, 8), `fill="${inks.marigold}"`) +
      [
        [104, inks.ink],
        [94, inks.marigold],
        [76, inks.foam],
        [60, inks.apricot],
        [44, inks.foam],
        [26, inks.marigold],
      ]
        .map(([r, fill]) => circle(256, 206, Number(r), `fill="${fill}" stroke="${inks.ink}" stroke-width="5"`))
        .join('') +
      circle(256, 206, 12, `fill="${inks.foam}"`),
  );

export const breaker = (): string =>
  worded(
    'SCATTER',
    inks.blue,
    circle(256, 234, 200, `fill="${inks.apricot}"`) +
      circle(322, 150, 50, `fill="${inks.foam}" stroke="${inks.ink}" stroke-width="6"`) +
      shape(
        'M40 330C82 300 96 236 128 178C160 120 220 88 286 96C342 104 374 142 366 182C344 160 318 160 304 176C322 186 326 208 312 224C290 208 264 216 258 240C252 282 320 318 480 296V460H40Z',
        inks.sea,
        8,
      ) +
      path(
        'M128 178C160 120 220 88 286 96C342 104 374 142 366 182C344 160 318 160 304 176C300 150 270 132 236 140C190 150 160 190 140 240C126 270 96 300 60 330C96 270 100 230 128 178Z',
        `fill="${inks.foam}"`,
      ) +
      stroke('M128 178C160 120 220 88 286 96C342 104 374 142 366 182', 8) +
      stroke(
        'M150 330C170 260 190 210 240 182M196 346C206 290 220 250 248 216M110 336C140 290 146 262 160 226',
        6,
        inks.surf,
      ) +
      stroke('M290 330Q330 306 372 322T470 316', 6, inks.foam, 'opacity="0.8"'),
  );

/** Corner of a flag in its own measure: 0 … 1 along and down. */
type Spot = readonly [along: number, down: number];

/** A flag of the signal code flying from its staff: its fields in their colours, bent by the wind. */
export function flag(ground: string, fields: readonly (readonly [fill: string, corners: readonly Spot[]])[]): string {
  const bent = ([u, v]: Spot): Point => [
    96 + 352 * u,
    104 + 248 * v - 25 * Math.sin(2 * Math.PI * u) + 10 * u * (v - 0.5),
  ];
  const field = (corners: readonly Spot[]): string =>
    outline(
      corners.flatMap((from, i) => {
        const to = corners[(i + 1) % corners.length]!;
        return Array.from({ length: 16 }, (_, k) =>
          bent([from[0] + ((to[0] - from[0]) * k) / 16, from[1] + ((to[1] - from[1]) * k) / 16]),
        );
      }),
    );
  const whole = field([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  return (
    '<defs><linearGradient id="folds"><stop offset="0" stop-color="#12303c" stop-opacity="0.14"/><stop offset="0.24" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.5" stop-color="#12303c" stop-opacity="0.06"/><stop offset="0.76" stop-color="#12303c" stop-opacity="0.22"/><stop offset="1" stop-color="#fff" stop-opacity="0.16"/></linearGradient></defs>' +
    placed(
      'translate(0 4)',
      shape('M78 54H94V462H78Z', inks.wood, 7),
      circle(86, 48, 15, `fill="${inks.marigold}" stroke="${inks.ink}" stroke-width="7"`),
      path(whole, `fill="${ground}"`),
      ...fields.map(([fill, corners]) => path(field(corners), `fill="${fill}"`)),
      path(whole, 'fill="url(#folds)"'),
      stroke(whole, 9),
      stroke(`M96 128H${n(84)}M96 328H${n(84)}`, 7),
    )
  );
}
