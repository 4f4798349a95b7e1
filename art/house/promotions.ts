import { guilloche, plate, spokes, stars } from '../base/engraving.ts';
import { house } from '../base/palette.ts';
import { circle, group, n, path, ringPart, scatter } from '../base/svg.ts';
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
