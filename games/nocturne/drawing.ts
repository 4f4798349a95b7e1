import { engraved, frame, guilloche, plate, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { house } from '../../art/base/palette.ts';
import { circle, drawing, group, path, rect, scatter } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import { blooms, garden, gardenKey, lantern, moonflower, moth, opalMoon, rose } from '../../art/motifs/night-garden.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { centred, letter, worded } from '../../art/slots/symbol-parts.ts';

/** An opal moon over a garden at night, a moth of brass before it. */
function cover(): string {
  return (
    plate('midnight', 720, 960, 0.5, 0.34, 0.72) +
    stars(120, scatter(7), 720, 960, (x, y) => y < 600 && Math.hypot(x - 360, y - 330) > 265) +
    path(guilloche(360, 330, 268, 12, 36, 3), 'fill="none" stroke="#c9a45c" stroke-width="1.3" opacity="0.55"') +
    opalMoon(360, 330, 238, 1.9) +
    group('transform="translate(360 352) scale(1.28)" filter="url(#drop)"', moth()) +
    garden(720, 990, 470, 11, '#0f2233', '#6f97a3') +
    garden(720, 1010, 300, 23, '#081220', '#a5854a') +
    blooms([
      [70, 650, 0.22],
      [152, 690, 0.15],
      [648, 662, 0.24],
      [574, 700, 0.14],
      [92, 880, 0.2],
      [632, 874, 0.24],
    ]) +
    group('transform="translate(96 500) rotate(14) scale(0.5)" filter="url(#drop)"', gardenKey()) +
    group('transform="translate(624 500) rotate(-14) scale(0.5)" filter="url(#drop)"', gardenKey()) +
    '<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050912" stop-opacity="0"/><stop offset="0.5" stop-color="#050912" stop-opacity="0.5"/><stop offset="1" stop-color="#050912" stop-opacity="0.84"/></linearGradient></defs>' +
    rect(0, 610, 720, 350, 'fill="url(#foot)"') +
    title(['Nocturne'], 360, 826, { size: 150, width: 600, tracking: 0 }) +
    ornament(360, 876, 320) +
    frame(720, 960, 'scoop', { size: 56 })
  );
}

/** The garden behind the reels: quiet in the middle, where they stand. */
function backdrop(w: number, h: number): string {
  const phone = h > w;
  const moon = phone ? ([w * 0.5, h * 0.17, w * 0.27] as const) : ([w * 0.5, h * 0.3, h * 0.42] as const);
  const foot = phone ? h * 0.3 : h * 0.5;
  return (
    plate('midnight', w, h, 0.5, phone ? 0.2 : 0.3, 0.6) +
    stars(
      phone ? 110 : 200,
      scatter(phone ? 5 : 6),
      w,
      h * 0.75,
      (x, y) => Math.hypot(x - moon[0], y - moon[1]) > moon[2] * 1.15,
    ) +
    path(
      guilloche(moon[0], moon[1], moon[2] * 1.12, moon[2] * 0.05, 40, 3),
      `fill="none" stroke="${house.brass}" stroke-width="1.2" opacity="0.3"`,
    ) +
    group(`opacity="${phone ? 0.55 : 0.4}"`, opalMoon(...moon, 2)) +
    garden(w, h + 30, foot, 31, '#0c1a2b', '#41647a') +
    garden(w, h + 40, foot * 0.6, 57, '#070f1b', '#86703f') +
    blooms(
      phone
        ? [
            [70, 1560, 0.3],
            [180, 1640, 0.22],
            [690, 1540, 0.32],
            [610, 1630, 0.2],
            [400, 1664, 0.2],
          ]
        : [
            [90, 860, 0.36],
            [230, 960, 0.26],
            [160, 1040, 0.3],
            [1820, 850, 0.38],
            [1700, 950, 0.26],
            [1790, 1030, 0.3],
            [1600, 1050, 0.2],
            [330, 1052, 0.2],
          ],
    ) +
    rect(0, 0, w, h, 'fill="#060a14" opacity="0.28"')
  );
}

/** Brass around a night of its own. */
const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    band: '#0b1424',
    rim: 'url(#brass)',
    outline: '#3d2c12',
    beading: house.brass,
    posts: 'url(#brass-soft)',
  });

/** The name of the game, for its own page; 300 × 64. */
const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Nocturne</title>${line('Nocturne', 150, 50, { face: 'display', size: 62, tracking: 10 }, `fill="${house.ivory}"`)}`,
    'scalable',
  );

/** The twelve symbols of Nocturne, each in a box of 512 × 512, on nothing. */
const symbols: SlotDrawing['symbols'] = {
  moon: () =>
    path(guilloche(256, 256, 212, 12, 30, 3), `fill="none" stroke="${house.brass}" stroke-width="2.6" opacity="0.9"`) +
    group('filter="url(#drop)"', opalMoon(256, 256, 178, 0)) +
    circle(256, 256, 186, 'fill="none" stroke="url(#brass)" stroke-width="13"') +
    circle(256, 256, 180, 'fill="none" stroke="#3d2c12" stroke-width="2"'),
  moth: () => centred(1.14, 262, moth()),
  key: () =>
    centred(
      1.1,
      262,
      group('transform="rotate(-34)"', gardenKey('url(#brass-deep)')) +
        group('transform="rotate(34)" filter="url(#drop-small)"', gardenKey()),
    ),
  lantern: () => centred(1.16, 276, lantern()),
  rose: () => centred(1.22, 262, rose()),
  ace: () => letter('A', 'url(#claret-letter)', '#b0505f'),
  king: () => letter('K', 'url(#brass-letter)', '#c9a45c'),
  queen: () => letter('Q', 'url(#plum-letter)', '#8f6d9b'),
  jack: () => letter('J', 'url(#dusk-letter)', '#6f86a6'),
  ten: () => letter('10', 'url(#sage-letter)', '#7fb394'),
  wild: () =>
    worded(
      '#14213a',
      'WILD',
      group(
        'transform="translate(256 206) scale(0.82)" filter="url(#drop-small)"',
        engraved('M0-150L26-36L132-76L52 0L132 76L26 36L0 150L-26 36L-132 76L-52 0L-132-76L-26-36Z', { depth: 0.4 }),
        circle(0, 0, 46, 'fill="url(#opal)" stroke="#3d2c12" stroke-width="4"'),
      ),
    ),
  scatter: () =>
    worded(
      '#3a111b',
      'SCATTER',
      group('transform="translate(256 208) scale(0.98)" filter="url(#drop-small)"', moonflower()),
    ),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
