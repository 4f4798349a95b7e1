import { engraved, guilloche, plate, spokes, stars } from '../base/engraving.ts';
import { type Ground, house } from '../base/palette.ts';
import { circle, group, n, path, polar, polyline, rect, ringPart, scatter } from '../base/svg.ts';
import { chip } from '../motifs/chip.ts';
import { blooms, garden, moth, opalMoon } from '../motifs/night-garden.ts';
import { cardFace, placed } from '../motifs/playing-card.ts';

type Draw = (w: number, h: number) => string;

/** The seal that is set before the game, within the rings of a certificate. */
const checked: Draw = (w, h) => {
  const [x, y, r] = [w / 2, h * 0.52, h * 0.3];
  const tick = `M${n(x - r * 0.36)} ${n(y + r * 0.02)}L${n(x - r * 0.08)} ${n(y + r * 0.3)}L${n(x + r * 0.42)} ${n(y - r * 0.28)}`;
  return (
    plate('ink', w, h, 0.5, 0.5, 0.5) +
    path(spokes(x, y, r * 1.5, w, 120), `stroke="${house.brass}" stroke-width="1.4" opacity="0.18"`) +
    path(ringPart(x, y, r * 1.36, r * 1.4, 0, 359.9), 'fill="url(#brass)"') +
    path(
      guilloche(x, y, r * 1.2, r * 0.12, 60, 4),
      `fill="none" stroke="${house.brass}" stroke-width="1.6" opacity="0.6"`,
    ) +
    group(
      'filter="url(#drop)"',
      circle(x, y, r, 'fill="url(#claret)"') +
        circle(x, y, r * 0.88, 'fill="none" stroke="#e7b9c0" stroke-width="2" opacity="0.7"') +
        path(
          guilloche(x, y, r * 0.76, r * 0.07, 32, 3),
          'fill="none" stroke="#e7b9c0" stroke-width="1.2" opacity="0.6"',
        ) +
        path(
          tick,
          `fill="none" stroke="${house.ivory}" stroke-width="${n(r * 0.15)}" stroke-linecap="round" stroke-linejoin="round"`,
        ),
    )
  );
};

/** Chips in front of their light. */
const deposit: Draw = (w, h) => {
  const [x, y] = [w / 2, h * 0.52];
  const lay = (value: '1' | '5' | '25' | '100', dx: number, dy: number, scale: number): string =>
    group(
      `transform="translate(${n(x + dx * h)} ${n(y + dy * h)}) scale(${n((h / 400) * scale)}) translate(-60 -60)" filter="url(#drop-small)"`,
      chip(value),
    );
  return (
    plate('felt', w, h, 0.5, 0.5, 0.5) +
    path(spokes(x, y, h * 0.28, w, 110), `stroke="${house.brass}" stroke-width="1.4" opacity="0.18"`) +
    path(
      guilloche(x, y, h * 0.4, h * 0.04, 56, 4),
      `fill="none" stroke="${house.brass}" stroke-width="1.5" opacity="0.5"`,
    ) +
    lay('5', -0.3, 0.06, 1.7) +
    lay('100', 0.3, 0.06, 1.7) +
    lay('25', 0, -0.04, 2.3)
  );
};

/** The garden of Nocturne with its moth before the moon. */
const nocturne: Draw = (w, h) => {
  const [x, y, r] = [w / 2, h * 0.46, h * 0.33];
  const random = scatter(8);
  const flowers = Array.from(
    { length: 14 },
    () => [w * random(), h * (0.84 + random() * 0.12), 0.16 + random() * 0.16] as const,
  );
  return (
    plate('midnight', w, h, 0.5, 0.45, 0.55) +
    stars(140, scatter(17), w, h * 0.8, (px, py) => Math.hypot(px - x, py - y) > r * 1.2) +
    path(
      guilloche(x, y, r * 1.13, r * 0.05, 36, 3),
      `fill="none" stroke="${house.brass}" stroke-width="1.5" opacity="0.5"`,
    ) +
    opalMoon(x, y, r, 2.2) +
    garden(w, h + 16, h * 0.5, 71, '#0f2033', '#55808f') +
    garden(w, h + 26, h * 0.3, 72, '#081220', '#a5854a') +
    blooms(flowers) +
    group(`transform="translate(${n(x)} ${n(y + r * 0.06)}) scale(${n((r / 238) * 1.24)})" filter="url(#drop)"`, moth())
  );
};

/** Three at one table. */
const invite: Draw = (w, h) => {
  const [x, y, scale] = [w / 2, h * 0.54, (h / 400) * 0.56];
  return (
    plate('aubergine', w, h, 0.5, 0.5, 0.5) +
    path(spokes(x, y, h * 0.3, w, 110), `stroke="${house.brass}" stroke-width="1.4" opacity="0.18"`) +
    path(
      guilloche(x, y, h * 0.42, h * 0.04, 56, 4),
      `fill="none" stroke="${house.brass}" stroke-width="1.5" opacity="0.5"`,
    ) +
    placed(cardFace('J', 'S'), x - h * 0.3, y + h * 0.03, scale, -16) +
    placed(cardFace('K', 'C'), x + h * 0.3, y + h * 0.03, scale, 16) +
    placed(cardFace('Q', 'H'), x, y - h * 0.02, scale, 0)
  );
};

/** One picture a promotion, drawn for any size: the words stand below it. */
export const promotions: Record<string, Draw> = { checked, deposit, nocturne, invite };

/** A ground with light, and a rosette around its middle, which most pictures of the page of promotions stand on. */
const rosette = (ground: Ground, w: number, h: number): string => {
  const [x, y] = [w / 2, h * 0.5];
  return (
    plate(ground, w, h, 0.5, 0.5, 0.5) +
    path(spokes(x, y, h * 0.3, w, 110), `stroke="${house.brass}" stroke-width="1.4" opacity="0.18"`) +
    path(
      guilloche(x, y, h * 0.42, h * 0.04, 56, 4),
      `fill="none" stroke="${house.brass}" stroke-width="1.5" opacity="0.5"`,
    )
  );
};

/** The four aces of a first hand. */
const welcome: Draw = (w, h) => {
  const scale = (h / 400) * 0.56;
  const hand = (['S', 'H', 'C', 'D'] as const).map((suit, at) =>
    placed(
      cardFace('A', suit),
      w / 2 + (at - 1.5) * h * 0.22,
      h * 0.54 + Math.abs(at - 1.5) * h * 0.035,
      scale,
      (at - 1.5) * 11,
    ),
  );
  return rosette('felt', w, h) + hand.join('');
};

/** The five days of deposits and play, the last of them lit. */
const friday: Draw = (w, h) => {
  const day = (at: number): string => {
    const [x, y] = [w / 2 + (at - 2) * h * 0.27, h * 0.52];
    const r = h * (at === 4 ? 0.15 : 0.1);
    return group(
      'filter="url(#drop-small)"',
      circle(x, y, r, `fill="url(#${at === 4 ? 'brass' : 'dusk'})"`),
      circle(x, y, r * 0.82, `fill="none" stroke="${house.night}" stroke-width="2.4" opacity="0.45"`),
      path(
        guilloche(x, y, r * 0.6, r * 0.09, 18, 3),
        `fill="none" stroke="${house.night}" stroke-width="1.6" opacity="0.5"`,
      ),
    );
  };
  return (
    plate('midnight', w, h, 0.78, 0.5, 0.5) +
    stars(120, scatter(31), w, h, (_, y) => Math.abs(y - h * 0.52) > h * 0.2) +
    path(
      `M${n(w / 2 - h * 0.54)} ${n(h * 0.52)}H${n(w / 2 + h * 0.54)}`,
      `stroke="${house.brass}" stroke-width="2.4"`,
    ) +
    [0, 1, 2, 3, 4].map(day).join('')
  );
};

/** What was lost comes back in part: a chip within an arrow that turns round. */
const cashback: Draw = (w, h) => {
  const [x, y, r] = [w / 2, h * 0.5, h * 0.34];
  const [tipX, tipY] = polar(x, y, r, 318);
  const head = polyline(
    [polar(tipX, tipY, r * 0.26, 40), polar(tipX, tipY, r * 0.26, 148), polar(tipX, tipY, r * 0.26, 256)],
    true,
  );
  return (
    rosette('petrol', w, h) +
    group(
      'filter="url(#drop)"',
      path(ringPart(x, y, r * 0.9, r * 1.06, -24, 306), 'fill="url(#brass)"'),
      path(head, 'fill="url(#brass)"'),
    ) +
    group(
      `transform="translate(${n(x)} ${n(y)}) scale(${n((h / 400) * 1.5)}) translate(-60 -60)" filter="url(#drop-small)"`,
      chip('100', ''),
    )
  );
};

/** A cup with two handles. */
const tournament: Draw = (w, h) => {
  const [x, y, u] = [w / 2, h * 0.5, h / 400];
  const cup =
    'M-70 -110H70C70 -30 50 20 14 36V74C14 84 26 92 48 96V114H-48V96C-26 92 -14 84 -14 74V36C-50 20 -70 -30 -70 -110Z';
  const handle = (side: 1 | -1): string =>
    `M${side * 68} -88H${side * 112}C${side * 116} -34 ${side * 92} 2 ${side * 46} 8`;
  const place = `translate(${n(x)} ${n(y)}) scale(${n(u)})`;
  return (
    rosette('umber', w, h) +
    group(
      `transform="${place}"`,
      path(handle(1) + handle(-1), 'fill="none" stroke="url(#brass-soft)" stroke-width="13" stroke-linecap="round"'),
    ) +
    engraved(cup, { transform: place })
  );
};

/** A finish of squares that narrows into the distance. */
const race: Draw = (w, h) => {
  const [rows, columns] = [6, 14];
  const top = h * 0.42;
  const at = (row: number, column: number): readonly [number, number] => {
    const depth = (row / rows) ** 1.7;
    return [w / 2 + (column / columns - 0.5) * w * (0.55 + depth * 0.9), top + (h - top) * depth];
  };
  const squares: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = row % 2; column < columns; column += 2)
      squares.push(
        polyline([at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)], true),
      );
  return (
    plate('claret', w, h, 0.5, 0.4, 0.6) +
    path(spokes(w / 2, top, h * 0.12, w, 120, -90, 90), `stroke="${house.brass}" stroke-width="1.6" opacity="0.3"`) +
    path(squares.join(''), `fill="${house.ivory}" opacity="0.86"`) +
    rect(0, top - 5, w, 5, 'fill="url(#brass)"')
  );
};

/** A box with a ribbon. */
const gift: Draw = (w, h) => {
  const place = `translate(${n(w / 2)} ${n(h * 0.54)}) scale(${n(h / 400)})`;
  const box = 'M-100 -30H100V110H-100Z';
  const lid = 'M-116 -72H116V-30H-116Z';
  const bow = 'M0 -72C-20 -132 -92 -138 -84 -98C-80 -76 -30 -72 0 -72C30 -72 80 -76 84 -98C92 -138 20 -132 0 -72Z';
  return (
    rosette('aubergine', w, h) +
    engraved(box, { transform: place, metal: 'url(#claret)' }) +
    engraved(lid, { transform: place, metal: 'url(#claret)' }) +
    group(
      `transform="${place}"`,
      rect(-18, -72, 36, 182, 'fill="url(#brass-soft)"'),
      path(bow, 'fill="none" stroke="url(#brass)" stroke-width="15" stroke-linejoin="round"'),
    )
  );
};

/** Pictures of the page of promotions, for what has none of an operator's. */
export const hubPictures: Record<string, Draw> = {
  welcome,
  deposit,
  friday,
  cashback,
  tournament,
  race,
  gift,
};
