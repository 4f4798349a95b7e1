import { frame, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, worded } from '../../art/slots/symbol-parts.ts';

/** An enamelled plate, as stations have them. */
const enamel = (ground: string, rim: string, body: string): string =>
  group('filter="url(#drop)"', rect(40, 40, 432, 432, `rx="76" fill="${rim}"`)) +
  rect(60, 60, 392, 392, `rx="60" fill="${ground}"`) +
  path(
    'M84 178A120 120 0 0 1 178 84',
    'fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.35"',
  ) +
  body;

/** A bright disc with a dark figure, beside the plates. */
const badge = (tone: string, name: string): string =>
  group('filter="url(#drop-small)"', circle(256, 256, 196, `fill="${tone}" stroke="#f7f2e4" stroke-width="14"`)) +
  cut(name, '#0b1226', 290);

/** A pasteboard ticket with a bite out of either end. */
const ticket = (): string =>
  group(
    'transform="rotate(-14 256 256)" filter="url(#drop-small)"',
    path('M84 162H428V216A40 40 0 0 0 428 296V350H84V296A40 40 0 0 0 84 216Z', 'fill="#fbeec8"'),
    path('M340 176V336', 'stroke="#7a2430" stroke-width="9" stroke-dasharray="18 14"'),
    line('NIGHT', 222, 282, { face: 'sans', size: 62, tracking: 0 }, 'fill="#7a2430"'),
  );

/** A signal with its arm up. */
const signal = (): string =>
  rect(232, 110, 38, 310, 'fill="#f2f6fb"') +
  group(
    'transform="rotate(-34 250 156)"',
    path('M236 116H424L402 156L424 196H236Z', 'fill="#e8434d" stroke="#f7f2e4" stroke-width="8"'),
  ) +
  circle(250, 156, 46, 'fill="#8ff0a8" stroke="#f2f6fb" stroke-width="12"') +
  path('M176 414H326', 'stroke="#f2f6fb" stroke-width="26"');

/** Coaches from the side, of one storey or two, under rounded roofs; every one as long as the others. */
function train(x: number, y: number, unit: number, coaches: readonly number[]): string {
  let body = '';
  let at = x;
  for (const [i, storeys] of coaches.entries()) {
    const [wide, high] = [unit * 3.6, unit * (0.72 + storeys * 0.6)];
    const tone = ['#1a3060', '#5c1f2c', '#1f4a44'][i % 3]!;
    body += path(
      `M${n(at)} ${n(y)}V${n(y - high)}Q${n(at)} ${n(y - high - unit * 0.34)} ${n(at + unit * 0.5)} ${n(y - high - unit * 0.34)}H${n(at + wide - unit * 0.5)}Q${n(at + wide)} ${n(y - high - unit * 0.34)} ${n(at + wide)} ${n(y - high)}V${n(y)}Z`,
      `fill="${tone}"`,
    );
    body +=
      rect(at, y - high, wide, unit * 0.06, 'fill="#d4a548"') +
      rect(at, y - unit * 0.16, wide, unit * 0.16, 'fill="#0a1020"');
    for (let storey = 0; storey < storeys; storey++)
      for (let window = 0; window < 5; window++)
        body += rect(
          at + unit * (0.26 + window * 0.64),
          y - high + unit * (0.2 + storey * 0.6),
          unit * 0.42,
          unit * 0.34,
          `rx="${n(unit * 0.07)}" fill="${(window + storey + i) % 5 === 3 ? '#8a5a24' : '#ffd98a'}"`,
        );
    for (const wheel of [0.6, 1.2, 2.4, 3])
      body += circle(
        at + unit * wheel,
        y + unit * 0.06,
        unit * 0.22,
        'fill="#070c18" stroke="#7a8cb4" stroke-width="2"',
      );
    body += rect(at + wide, y - unit * 0.1, unit * 0.16, unit * 0.08, 'fill="#7a8cb4"');
    at += wide + unit * 0.16;
  }
  return body;
}

/** A viaduct of arches. */
const viaduct = (w: number, top: number, bottom: number, span: number, fill: string): string => {
  let d = `M0 ${n(top)}H${n(w)}V${n(bottom)}`;
  for (let x = Math.ceil(w / span) * span; x > 0; x -= span)
    d += `H${n(x - span * 0.12)}V${n(top + span * 0.62)}A${n(span * 0.38)} ${n(span * 0.42)} 0 0 0 ${n(x - span * 0.88)} ${n(top + span * 0.62)}V${n(bottom)}`;
  return path(`${d}H0Z`, `fill="${fill}"`);
};

const sky =
  '<defs><linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050a1c"/><stop offset="0.6" stop-color="#14285a"/><stop offset="1" stop-color="#35508c"/></linearGradient></defs>';

const mountains = (w: number, y: number, h: number): string =>
  path(
    `M0 ${n(y)}L${n(w * 0.14)} ${n(y - h * 0.5)}L${n(w * 0.26)} ${n(y - h * 0.2)}L${n(w * 0.44)} ${n(y - h)}L${n(w * 0.6)} ${n(y - h * 0.3)}L${n(w * 0.78)} ${n(y - h * 0.8)}L${n(w)} ${n(y - h * 0.2)}V${n(y + h)}H0Z`,
    'fill="#1a2c62"',
  ) +
  path(
    `M${n(w * 0.44)} ${n(y - h)}L${n(w * 0.395)} ${n(y - h * 0.8)}L${n(w * 0.42)} ${n(y - h * 0.86)}L${n(w * 0.436)} ${n(y - h * 0.76)}L${n(w * 0.456)} ${n(y - h * 0.86)}L${n(w * 0.48)} ${n(y - h * 0.825)}Z`,
    'fill="#c9d8f4" opacity="0.8"',
  );

function cover(): string {
  return (
    sky +
    rect(0, 0, 720, 960, 'fill="url(#night-sky)"') +
    stars(130, scatter(6), 720, 420, () => true) +
    circle(560, 170, 62, 'fill="#f6ecd2"') +
    circle(560, 170, 110, 'fill="url(#halo)"') +
    mountains(720, 470, 280) +
    viaduct(720, 560, 820, 180, '#41548c') +
    path('M0 560H720', 'stroke="#d4a548" stroke-width="5"') +
    train(-420, 540, 76, [1, 2, 1]) +
    cut('steam-locomotive', '#f2d592', 230, 552, 452) +
    path('M0 790C180 740 420 800 720 752V960H0Z', 'fill="#070d1e"') +
    title(['Night Train'], 360, 884, { size: 132, width: 620, tracking: 2, fill: '#fbe7b4' }) +
    frame(720, 960, 'round', { colour: '#d4a548', size: 34 })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  const unit = Math.min(w, h);
  return (
    sky +
    rect(0, 0, w, h, 'fill="url(#night-sky)"') +
    stars(220, scatter(16), w, h * 0.6, () => true) +
    mountains(w, h * 0.72, unit * 0.34) +
    viaduct(w, h * (phone ? 0.8 : 0.86), h, unit * 0.24, '#17234a') +
    train(-unit * 0.1, h * (phone ? 0.793 : 0.85), unit * 0.062, [1, 2, 1, 1, 2, 1, 2, 1, 1, 2]) +
    rect(0, 0, w, h, 'fill="#050a18" opacity="0.34"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Night Train</title>${line('NIGHT TRAIN', 150, 46, { face: 'sans', size: 33, tracking: 170 }, 'fill="#fbe7b4"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  engine: () => enamel('#a3202f', '#ffe6ac', cut('steam-locomotive', '#fff6dd', 360)),
  signal: () => enamel('#14529a', '#d6e6fa', group('transform="translate(26 30) scale(0.9)"', signal())),
  suitcase: () => enamel('#9a5c12', '#ffdf9c', cut('suitcase', '#fff3d6', 344)),
  'sleeper-ticket': () => enamel('#12694c', '#c4f0d8', ticket()),
  watch: () => badge('#f2c55c', 'pocket-watch'),
  cup: () => badge('#f08a76', 'coffee-cup'),
  key: () => badge('#7fd9a2', 'key'),
  whistle: () => badge('#8fb4f8', 'whistle'),
  scatter: () => worded('#16284e', 'SCATTER', cut('old-lantern', '#ffd56e', 290, 256, 192)),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
