import { frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { initial, struck, tile, worded } from '../../art/slots/symbol-parts.ts';

/** A steel plate with rivets that the room's things are mounted on. */
const mounted = (body: string): string =>
  tile('#1d282e', '#7c919b', 404, 30) +
  [104, 408]
    .flatMap((x) => [104, 408].map((y) => circle(x, y, 12, 'fill="url(#steel)" stroke="#0d1418" stroke-width="3"')))
    .join('') +
  body;

const stamped = (text: string, metal: string): string =>
  tile('#151d22', '#4d5f68', 330, 60) + initial(text, metal, 250, 210);

/** The door of the strongroom from the front: bolts all round, a wheel of spokes in its middle. */
function door(cx: number, cy: number, r: number): string {
  const bolts = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = polar(cx, cy, r * 0.9, (i * 360) / 16);
    return circle(x, y, r * 0.042, 'fill="url(#steel)" stroke="#0d1418" stroke-width="2"');
  }).join('');
  const arms = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = polar(cx, cy, r * 0.5, i * 72);
    return (
      path(
        `M${n(cx)} ${n(cy)}L${n(x)} ${n(y)}`,
        `stroke="url(#brass-soft)" stroke-width="${n(r * 0.06)}" stroke-linecap="round"`,
      ) + circle(x, y, r * 0.06, 'fill="url(#brass)" stroke="#2b1d09" stroke-width="2"')
    );
  }).join('');
  return (
    group('filter="url(#drop)"', circle(cx, cy, r, 'fill="#27343b"')) +
    circle(cx, cy, r, 'fill="none" stroke="url(#steel)" stroke-width="10"') +
    path(spokes(cx, cy, r * 0.62, r * 0.8, 120), 'stroke="#8fa4ad" stroke-width="1.6" opacity="0.5"') +
    circle(cx, cy, r * 0.8, 'fill="none" stroke="#0d1418" stroke-width="4"') +
    circle(cx, cy, r * 0.62, 'fill="#1a2429" stroke="url(#steel)" stroke-width="6"') +
    path(guilloche(cx, cy, r * 0.4, r * 0.05, 24, 3), 'fill="none" stroke="#8fa4ad" stroke-width="1.4" opacity="0.6"') +
    bolts +
    arms +
    circle(cx, cy, r * 0.13, 'fill="url(#brass)" stroke="#2b1d09" stroke-width="3"')
  );
}

function cover(): string {
  return (
    plate('slate', 720, 960, 0.5, 0.38, 0.8) +
    path(
      'M0 80H720M0 200H720M0 320H720M0 440H720M0 560H720M0 680H720M120 0V960M360 0V960M600 0V960',
      'stroke="#0a0f12" stroke-width="3" opacity="0.6"',
    ) +
    door(360, 390, 286) +
    title(['Strongroom'], 360, 862, { size: 120, width: 610, tracking: 4 }) +
    frame(720, 960, 'cut', { size: 60, colour: '#9fb0ab' })
  );
}

function backdrop(w: number, h: number): string {
  const plates = Array.from({ length: Math.ceil(w / 160) }, (_, i) => `M${i * 160} 0V${h}`).join('');
  const rows = Array.from({ length: Math.ceil(h / 160) }, (_, i) => `M0 ${i * 160}H${w}`).join('');
  return (
    plate('slate', w, h, 0.5, 0.35, 0.75) +
    path(plates + rows, 'stroke="#0a0f12" stroke-width="4" opacity="0.6"') +
    group('opacity="0.5"', door(w / 2, h * (h > w ? 0.4 : 0.5), Math.min(w, h) * 0.62)) +
    rect(0, 0, w, h, 'fill="#070b0e" opacity="0.42"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'riveted',
    band: '#27343b',
    rim: 'url(#steel)',
    outline: '#0d1418',
    beading: '#c9a45c',
    posts: '#51605c',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Strongroom</title>${line('STRONGROOM', 150, 46, { face: 'sans', size: 34, tracking: 180 }, 'fill="#e4ebe8"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  ingot: () => mounted(struck('gold-stack', 'url(#brass)', 300, 0.5)),
  crown: () => mounted(struck('jewel-crown', 'url(#brass)', 280, 0.5)),
  key: () => mounted(struck('key', 'url(#steel)', 280, 0.45)),
  dial: () => mounted(struck('dial-padlock', 'url(#steel)', 280, 0.45)),
  ace: () => stamped('A', 'url(#claret-letter)'),
  king: () => stamped('K', 'url(#brass-letter)'),
  queen: () => stamped('Q', 'url(#sage-letter)'),
  jack: () => stamped('J', 'url(#dusk-letter)'),
  wild: () => worded('#1d282e', 'WILD', struck('strongbox', 'url(#steel)', 230, 0.4, 214)),
  coin: () =>
    group('filter="url(#drop)"', circle(256, 256, 222, 'fill="url(#brass)" filter="url(#struck)"')) +
    path(spokes(256, 256, 198, 218, 90), 'stroke="#5a3f14" stroke-width="3" opacity="0.7"') +
    circle(256, 256, 186, 'fill="none" stroke="#5a3f14" stroke-width="5"') +
    path(guilloche(256, 256, 160, 14, 32, 4), 'fill="none" stroke="#5a3f14" stroke-width="2" opacity="0.7"') +
    circle(256, 256, 128, 'fill="#8a6a34" opacity="0.55"'),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
